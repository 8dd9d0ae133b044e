import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

export { shouldUpdateScroll } from "./src/layout/start/first-scroll";
export {
  onClientEntry,
  onInitialClientRender,
  onServiceWorkerActive,
  onServiceWorkerUpdateReady,
} from "./src/layout/start/start-up";
export { wrapPageElement } from "./src/layout/wrap-page";
export { wrapRootElement } from "./src/layout/wrap-root";
