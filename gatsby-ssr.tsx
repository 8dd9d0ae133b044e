import { addWords } from "./src/catalogue/text/languages";
import { furtherWords } from "./src/catalogue/text/words/records";

for (const [code, words] of Object.entries(furtherWords)) addWords(code, words);

export { onPreRenderHTML, onRenderBody } from "./src/layout/start/document-head";
export { wrapPageElement } from "./src/layout/wrap-page";
