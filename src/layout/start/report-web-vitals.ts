import type { Metric } from "web-vitals";

/**
 * Reports performance metrics to a callback (specification, section 7). Without a callback the library is not
 * loaded.
 */
export function reportWebVitals(onReport?: (metric: Metric) => void): void {
  if (onReport === undefined) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onReport);
  });
}
