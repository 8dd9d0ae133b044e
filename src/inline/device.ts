/** Specification, section 2, "Tab bar". */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/** The static HTML is the same for all devices, and a later change of the device would move the tab bar. */
export function deviceOf(userAgent: string): "mobile" | "desktop" {
  return mobileUserAgent.test(userAgent) ? "mobile" : "desktop";
}
