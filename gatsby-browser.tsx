import "./src/gatsby/patches/page-loader";
import "./src/styles/fonts.css";
import "./src/styles/global.css";
import "./src/styles/print.css";
import "./src/styles/tokens.css";

export { wrapPageElement } from "./src/layout/wrap-page";
export { replaceHydrateFunction } from "./src/start/early-input";
export {
  onClientEntry,
  onServiceWorkerActive,
  onServiceWorkerUpdateReady,
  registerServiceWorker,
  shouldUpdateScroll,
} from "./src/start/client-entry";
