import { lateScript } from "../visitor/late-script";

export const [loadSearch, useSearchScript] = lateScript(
  () => import(/* webpackChunkName: "search" */ "./search-help"),
);
