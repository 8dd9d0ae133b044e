/**
 * User agents of phones and tablets, for which the tab bar is at the bottom
 * (specification, section 2, "Tab bar").
 */
const mobileUserAgent = /android|iphone|kindle|ipad/i;

/**
 * Inline script for the document's head: writes the device into `<html data-device>` before the
 * first paint, because static HTML cannot know it and a later change would move the tab bar.
 */
export const deviceScript = `document.documentElement.dataset.device=${mobileUserAgent}.test(navigator.userAgent)?"mobile":"desktop"`;
