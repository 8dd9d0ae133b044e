import type { Metric } from "web-vitals";

/** Loads the library only for a callback, which then gets the metrics. */
export function reportWebVitals(onReport?: (metric: Metric) => void): void {
  if (onReport === undefined) return;
  void import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onReport);
  });
}
