import { listPagePath, type PageAddress } from "../../src/catalogue/addresses/page-paths";
import { type Contents, elementsOf, valueAt } from "../operations";
import { api, refusalOf } from "./api";
import type { Editor } from "./use-editor";
import type { Place } from "./use-place";

interface PreviewPaneProps {
  readonly editor: Editor;
  readonly file: Place["file"];
}

/** The real page beside the form, as `npm run develop` shows it; it follows what is saved. */
export function PreviewPane({ editor, file }: PreviewPaneProps) {
  const { status, port } = editor.server.preview;
  if (status === "on") {
    const address = `http://127.0.0.1:${port}${pagePath(editor.contents, file)}`;
    return (
      <div className="preview">
        <iframe title="Preview of the page" src={address} />
      </div>
    );
  }
  return (
    <>
      <p>The preview shows the real page with what is saved here, before visitors see it.</p>
      <button
        type="button"
        aria-disabled={status === "starting"}
        onClick={() => void refusalOf(api.startPreview())}
      >
        Start the preview
      </button>
      <p role="status">
        {status === "starting" &&
          "The preview is starting. It takes about a minute; the very first time some minutes, for the pictures."}
        {status === "failed" && "The preview has ended; the terminal of the editor says why."}
      </p>
    </>
  );
}

/** Address of the page that shows a file's items, or of the first one, from the site's root. */
function pagePath({ pages, business }: Contents, file: Place["file"]): string {
  const list = elementsOf(pages);
  const page = list.find(({ catalogue }) => catalogue === file) ?? list[0];
  const slug = valueAt(business, ["slug"]);
  if (typeof page?.path !== "string" || typeof slug !== "string") return "/";
  return listPagePath(page as unknown as PageAddress, slug);
}
