import { addWords } from "./src/catalogue/text/languages";
import { furtherWords } from "./src/catalogue/text/words/records";

for (const [code, words] of furtherWords) addWords(code, words);

export { onPreRenderHTML, onRenderBody } from "./src/gatsby/render/document-head";
export { replaceRenderer } from "./src/gatsby/render/replace-renderer";
export { wrapPageElement } from "./src/layout/wrap-page";
