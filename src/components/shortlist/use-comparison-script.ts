import { lateScript } from "../ui/late-script";

/** Loaded late, because most visitors star nothing. Named, so that the build precaches it. */
export const [loadComparison, useComparisonScript] = lateScript(
  () => import(/* webpackChunkName: "shortlist" */ "./comparison"),
);
