import { addTexts } from "./src/catalogue/text/languages";
import { translatedTexts } from "./src/catalogue/text/words/records";

for (const [code, words] of translatedTexts) addTexts(code, words);

export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
} from "./src/gatsby/documents/document-head";
export { wrapPageElement } from "./src/layout/wrap-page";
