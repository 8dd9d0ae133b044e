import { lateScript } from "../ui/late-script";

/** Named, so that the build precaches the script. */
export const [loadSearch, useSearchScript] = lateScript(
  () => import(/* webpackChunkName: "search" */ "./search-script"),
);
