import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import "./src/styles/print.css";
import "./src/gatsby/patches/page-loader.js";

export { replaceHydrateFunction } from "./src/layout/start/early-input";
export { shouldUpdateScroll } from "./src/layout/start/first-scroll";
export {
  onClientEntry,
  onServiceWorkerActive,
  onServiceWorkerUpdateReady,
} from "./src/layout/start/start-up";
export { wrapPageElement } from "./src/layout/wrap-page";

/** Replaces the browser code of gatsby-plugin-offline (src/gatsby/patches/unused-plugins.ts). */
export const registerServiceWorker = () => true;
