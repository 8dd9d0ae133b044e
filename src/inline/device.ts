/** Specification, section 2, "Tab bar". */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/** Static HTML cannot know the device; changing it later would move the tab bar. */
export function deviceOf(userAgent: string): "mobile" | "desktop" {
  return mobileUserAgent.test(userAgent) ? "mobile" : "desktop";
}
