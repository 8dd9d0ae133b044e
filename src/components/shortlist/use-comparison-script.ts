import { lateScript } from "../ui/late-script";

/** Loaded late, because most visitors star nothing. The build precaches it by its chunk name. */
export const [loadComparison, useComparisonScript] = lateScript(
  () => import(/* webpackChunkName: "shortlist" */ "./comparison"),
);
