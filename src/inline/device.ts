/** Specification, section 2, "Tab bar". */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/**
 * Runs before the first paint: the HTML is the same for every device, and correcting it after the paint would visibly
 * move the tab bar.
 */
export function deviceOf(userAgent: string): "mobile" | "desktop" {
  return mobileUserAgent.test(userAgent) ? "mobile" : "desktop";
}
