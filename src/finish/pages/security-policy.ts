import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { builtPages, changePages } from "../built-pages";
import { required, replacedIn } from "../required";

export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const charsetTag = '<meta charSet="utf-8"/>';

/** The one place outside the site that a page shows: the map. */
const mapHost = "https://www.google.com";

const yearSeconds = 31_536_000;

/** Digests of all inline scripts of a page, as a policy names them. Data blocks are no scripts. */
function inlineScriptDigests(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash("sha256")
        .update(script ?? "")
        .digest("base64")}'`,
  );
}

/**
 * What pages may load and run, as a Content-Security-Policy: their own files, the inline scripts
 * with the given digests, and the map's frame. Styles are inline in the static HTML.
 */
function contentSecurityPolicy(digests: Iterable<string>): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...digests].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${mapHost}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/**
 * The policy that fits all pages of a finished build. It belongs into a header: stated by the page
 * itself it keeps the browser from looking ahead for pictures, which costs a slow phone 0.15 s.
 *
 * @throws Error when a page has no inline script, because a policy without its digest would stop it
 */
export async function policyOf(publicFolder: string): Promise<string> {
  const digests = await Promise.all(
    (await builtPages(publicFolder)).map(async (file) => {
      const ofPage = inlineScriptDigests(await readFile(file, "utf8"));
      required(ofPage[0], file, "inline script");
      return ofPage;
    }),
  );
  return contentSecurityPolicy([...new Set(digests.flat())].sort());
}

/**
 * Writes a policy into every page, for a host that sends no headers.
 *
 * @throws Error when a page is not as Gatsby writes it, because it would be published unprotected
 */
export async function writePolicyIntoPages(publicFolder: string, policy: string): Promise<void> {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  await changePages(publicFolder, (html, file) =>
    replacedIn(html, file, { part: charsetTag, by: charsetTag + tag }),
  );
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
