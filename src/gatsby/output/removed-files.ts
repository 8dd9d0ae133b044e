import { rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./built-files";

/** Bundles, the font, flat pages and compressed copies. */
const rewrittenFile =
  /^(?:static\/)?[^/]+\.(?:js|css|woff2)(?:\.|$)|(?<!(?:^|\/)(?:index|404))\.html$|\.(?:br|gz)$/;

/**
 * Removes what Gatsby leaves of an earlier build, so that removed items are not published. A failed build also leaves
 * no worker, without which the site is not served.
 */
export async function removeRewritten(publicFolder: string): Promise<void> {
  for (const file of await filesBelow(publicFolder))
    if (rewrittenFile.test(path.relative(publicFolder, file))) await rm(file);
}
