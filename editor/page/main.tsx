import "./editor.css";
import "./frame.css";
import "./lists.css";
import "./forms.css";
import { createRoot } from "react-dom/client";
import { EditorPage } from "./editor-page";

const root = document.getElementById("editor");
if (root !== null) createRoot(root).render(<EditorPage />);
