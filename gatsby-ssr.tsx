import { addTexts } from "./src/catalogue/text/languages";
import { translatedTexts } from "./src/catalogue/text/words/records";

for (const [code, words] of translatedTexts) addTexts(code, words);

export { onPreRenderHTML, onRenderBody } from "./src/gatsby/render/document-head";
export { replaceRenderer } from "./src/gatsby/render/replace-renderer";
export { wrapPageElement } from "./src/layout/wrap-page";
