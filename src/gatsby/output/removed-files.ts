import { rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./built-files";

/** Bundles, the font, flat pages and compressed copies. */
const rewrittenFile =
  /^(?:static\/)?[^/]+\.(?:js|css|woff2)(?:\.|$)|(?<!(?:^|\/)(?:index|404))\.html$|\.(?:br|gz)$/;

/**
 * Removes what every build writes anew and Gatsby does not remove, so that no page of a removed item is published,
 * and that a build that fails half way leaves no worker, without which the site is not served.
 */
export async function removeRewritten(publicFolder: string): Promise<void> {
  for (const file of await filesBelow(publicFolder))
    if (rewrittenFile.test(path.relative(publicFolder, file))) await rm(file);
}
