/**
 * The path that every address of the site begins with, without a slash at the end; empty where the
 * site has the whole host.
 *
 * @param siteUrl the site's address (`data/business.json`)
 */
export function pathPrefixOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, "");
}

/** What a technician has to know of a build with a path prefix. */
export function pathPrefixNote(pathPrefix: string): string {
  return `siteUrl in data/business.json has the path ${pathPrefix}: only a host that adds it, as GitHub Pages does, can serve this build, neither nginx nor npm run serve.`;
}
