import { createHash } from "node:crypto";
import { yearSeconds } from "./host-rules";

export const policyName = "Content-Security-Policy";

const mapHost = "https://www.google.com";

/** A header, because a `<meta>` stops the browser's preload scanner, which costs a slow phone 0.15 s. */
export function securityPolicy(scripts: readonly string[]): string {
  const digests = scripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${digests.sort().join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${mapHost}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** `static/admin/index.html` has the other rules in a `<meta>`. */
export const adminPolicy = "frame-ancestors 'none'";

/** Only a header can forbid other sites to frame a page. */
export function securityHeaders(policy: string) {
  return {
    [policyName]: `${policy}; frame-ancestors 'none'`,
    "Strict-Transport-Security": `max-age=${yearSeconds}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
