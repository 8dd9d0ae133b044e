import { createHash } from "node:crypto";

export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
}

/** The one place outside the site that a page shows: the map. */
const mapHost = "https://www.google.com";

const yearSeconds = 31_536_000;

/**
 * What pages may load and run, as a Content-Security-Policy: their own files, these inline scripts, and the map's
 * frame. Styles are inline in the static HTML. The policy belongs into a header: stated by the page itself it keeps
 * the browser from looking ahead for pictures, which costs a slow phone 0.15 s.
 */
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

/**
 * The headers that every host sends with every file. What a page itself cannot state is added to
 * its policy: that no other site may frame it.
 */
export function securityHeaders(policy: string): SecurityHeader[] {
  return [
    { name: "Content-Security-Policy", value: `${policy}; frame-ancestors 'none'` },
    { name: "Strict-Transport-Security", value: `max-age=${yearSeconds}` },
    { name: "X-Content-Type-Options", value: "nosniff" },
    { name: "X-Frame-Options", value: "DENY" },
    { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      name: "Permissions-Policy",
      value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    },
    { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
}
