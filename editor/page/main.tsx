import "./editor.css";
import { createRoot } from "react-dom/client";
import { EditorPage } from "./editor-page";

const place = document.getElementById("editor");
if (place !== null) createRoot(place).render(<EditorPage />);
