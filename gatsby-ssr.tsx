export { onPreRenderHTML, onRenderBody } from "./src/layout/document-head";
export { wrapPageElement } from "./src/layout/wrap-page";
