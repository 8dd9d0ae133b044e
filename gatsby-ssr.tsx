export { onPreRenderHTML, onRenderBody } from "./src/layout/start/document-head";
export { wrapPageElement } from "./src/layout/wrap-page";
