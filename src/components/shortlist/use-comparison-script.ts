import { lateScript } from "../ui/late-script";

/** Most visitors star nothing. Named, so that the build lists it among the scripts that are precached. */
export const [loadComparison, useComparisonScript] = lateScript(
  () => import(/* webpackChunkName: "shortlist" */ "./comparison"),
);
