/**
 * What to say when a build's path prefix is not the path of the site's own address: links work, but
 * canonical links, shared pictures and robots.txt lead elsewhere. Null where they agree.
 *
 * @param siteUrl the site's address with its path (`data/business.json`)
 * @param pathPrefix of this build, empty where it has none
 */
export function sitePathWarning(siteUrl: string, pathPrefix: string): string | null {
  const sitePath = new URL(siteUrl).pathname.replace(/\/$/, "");
  return sitePath === pathPrefix
    ? null
    : `This build is for the path "${pathPrefix}/", but siteUrl in data/business.json has "${sitePath}/". Search engines and shared links follow siteUrl; make the two the same.`;
}
