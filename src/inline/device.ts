/**
 * User agents of phones and tablets, for which the tab bar is at the bottom
 * (specification, section 2, "Tab bar").
 */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/** The kind of device by its user agent. Static HTML cannot know it, and a later change would move the tab bar. */
export function deviceOf(userAgent: string): "mobile" | "desktop" {
  return mobileUserAgent.test(userAgent) ? "mobile" : "desktop";
}
