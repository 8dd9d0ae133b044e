import "./editor.css";
import "./frame.css";
import "./lists.css";
import "./forms.css";
import { createRoot } from "react-dom/client";
import { EditorPage } from "./editor-page";

const place = document.getElementById("editor");
if (place !== null) createRoot(place).render(<EditorPage />);
