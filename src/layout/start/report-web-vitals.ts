import type { Metric } from "web-vitals";

/**
 * Hands performance figures to a callback as they become known (specification, section 7). The
 * site calls it without one; the library is then not even loaded.
 */
export function reportWebVitals(onReport?: (metric: Metric) => void): void {
  if (onReport === undefined) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onReport);
  });
}
