/** Specification, section 2, "Tab bar". */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/** Runs before the first paint, because correcting the device after it would visibly move the tab bar. */
export function deviceOf(userAgent: string): "mobile" | "desktop" {
  return mobileUserAgent.test(userAgent) ? "mobile" : "desktop";
}
