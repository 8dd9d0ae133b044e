import { lateScript } from "../visitor/late-script";

/** The build precaches the script by its chunk name. */
export const [loadSearch, useSearchScript] = lateScript(
  () => import(/* webpackChunkName: "search" */ "./search-script"),
);
