import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expected } from "./expected";

const entryOfPage = /<url><loc>([^<]*)<\/loc>(?:<image:image>.*?<\/image:image>)?/g;

/**
 * Names in the sitemap the picture of each page that has one of its own, as image searches ask for it.
 *
 * @param pictures full addresses of pictures by the full address of their page
 * @throws Error when there is no sitemap, or one without pages as gatsby-plugin-sitemap writes them
 */
export async function writeSitemapPictures(
  publicFolder: string,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const names = (await readdir(publicFolder)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  expected(names[0], publicFolder, "sitemap");
  for (const name of names) {
    const file = path.join(publicFolder, name);
    const sitemap = await readFile(file, "utf8");
    expected(sitemap.match(entryOfPage), file, "page");
    await writeFile(file, withPictures(sitemap, pictures));
  }
}

/** A sitemap with a picture after each address that has one. */
export function withPictures(sitemap: string, pictures: ReadonlyMap<string, string>): string {
  return sitemap.replaceAll(entryOfPage, (entry, address: string) => {
    const picture = pictures.get(address);
    const url = `<url><loc>${address}</loc>`;
    return picture === undefined
      ? entry
      : `${url}<image:image><image:loc>${picture}</image:loc></image:image>`;
  });
}
