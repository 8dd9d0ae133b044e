import { contactId, listPagePath, type PageAddress } from "../catalogue/page-paths";
import { texts } from "../catalogue/texts";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { installSizes } from "../brand/install-picture";
import { expected } from "./expected";

interface PageWithTab extends PageAddress {
  readonly tab?: { readonly label: string };
}
interface Shortcut {
  readonly name: string;
  readonly url: string;
}
interface Screenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

/**
 * What the icon of the installed site offers when it is held: the pages with a tab, and the phone
 * numbers. A shortcut has to lead into the site, so that the last one shows them and does not dial.
 */
export function installShortcuts(
  pages: readonly PageWithTab[],
  slug: string,
  pathPrefix: string,
): Shortcut[] {
  const tabs = pages.flatMap(({ tab, ...address }) =>
    tab === undefined ? [] : [{ name: tab.label, url: pathPrefix + listPagePath(address, slug) }],
  );
  const [first] = tabs;
  return first === undefined
    ? []
    : [...tabs, { name: texts.call, url: `${first.url}#${contactId}` }];
}

/** The pictures that a browser shows when it offers the installation. */
export function installScreenshots(pathPrefix: string): Screenshot[] {
  return Object.entries(installSizes).map(([form, { width, height }]) => ({
    src: `${pathPrefix}/install/${form}.jpg`,
    sizes: `${width}x${height}`,
    type: "image/jpeg",
  }));
}

/**
 * Says in the finished manifest for which screens its pictures are. gatsby-plugin-manifest does not
 * know the field, without which desktop browsers show none.
 *
 * @throws Error when the manifest names no pictures
 */
export async function nameFormFactors(publicFolder: string): Promise<void> {
  const file = path.join(publicFolder, "manifest.webmanifest");
  const manifest = JSON.parse(await readFile(file, "utf8")) as { screenshots?: Screenshot[] };
  const screenshots = expected(manifest.screenshots, file, "screenshots").map((screenshot) => ({
    ...screenshot,
    form_factor: path.basename(screenshot.src, ".jpg"),
  }));
  await writeFile(file, JSON.stringify({ ...manifest, screenshots }));
}
