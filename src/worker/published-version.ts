import { fetchWithTimeout, requestTimeoutMs } from "../catalogue/fetch-with-timeout";
import { digestLength, type PrecacheManifest, siteRoot } from "../catalogue/precache-manifest";

/**
 * Whether a file is the one that the build wrote. True for files whose names change with their content,
 * which have no digest of their own. False on hosts that rewrite pages as well.
 */
export async function isAsBuilt(
  { digests }: PrecacheManifest,
  address: string,
  answer: Response,
): Promise<boolean> {
  const expected = digests[address];
  if (expected === undefined) return true;
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const figures = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return figures.join("").slice(0, digestLength) === expected;
}

/**
 * Whether the server still has this version of the site, by the worker that it gives out.
 *
 * @throws when the server does not answer
 */
export async function isPublished(list: PrecacheManifest): Promise<boolean> {
  const answer = await fetchWithTimeout(`${siteRoot(list)}/sw.js`, requestTimeoutMs, {
    cache: "no-cache",
  });
  return answer.ok && (await answer.text()).includes(list.version);
}
