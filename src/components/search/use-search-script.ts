import { lateScript } from "../ui/late-script";

/** The search with its words. Named, so that the build lists it among the scripts that are precached. */
export const [loadSearch, useSearchScript] = lateScript(
  () => import(/* webpackChunkName: "search" */ "./search-script"),
);
