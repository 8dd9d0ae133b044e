import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteAddresses } from "../../catalogue/addresses/site-addresses";
import { pageMark } from "../../shared/own-answer";
import type { PageLanguage } from "../../catalogue/text/languages";
import { appDataFile, notFoundPage, pageDataFile } from "../../shared/precache-manifest";
import { buildStats, changePages, wordsChunk } from "../built-pages";
import { required, replacedIn } from "../required";
import { bundledScript } from "./bundled-script";

const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const scriptSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;
const compilationHash = /window\.___webpackCompilationHash="([^"]+)"/;
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]+)";\/\*\]\]>\*\/<\/script>/;
const startTag = '<script data-start="">';

/**
 * Lets no script compete with a page's first view: Gatsby's script tags go, and the start script in the head gets
 * their addresses, which it fetches later (`inline/start-script.ts`), with all that differs between pages. The
 * page for unknown addresses gets its own script before that.
 *
 * @param publicFolder the finished build, before its pages are copied or compressed, with the styles of
 *   its pages written
 * @param styles addresses of the whole style sheet and of its font
 * @throws Error when a page is not as Gatsby writes it, because it could never start
 */
export async function writeStartScripts(
  publicFolder: string,
  styles: readonly string[],
  addressesIn: (language: string | undefined) => SiteAddresses,
): Promise<void> {
  // Gatsby's chunk map names a page's own script alone; what templates share is in the statistics.
  const { file: statsFile, stats } = await buildStats(publicFolder);
  const script = await bundledScript("src/inline/not-found-script.ts");
  const leadOn = (language: string | undefined) => {
    const addresses = JSON.stringify(addressesIn(language));
    const attribute = addresses.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<script data-addresses="${attribute}">${script}</script>`;
  };
  await changePages(publicFolder, async (html, file) => {
    const pagePath = required(pathScript.exec(html)?.[1], file, "path of its own");
    const slice = required(scriptSlice.exec(html)?.[1], file, "scripts between Gatsby's marks");
    const hash = required(compilationHash.exec(slice)?.[1], file, "hash of the compilation");
    const scripts = [...slice.matchAll(scriptTag)].flatMap(([, address]) => address ?? []);
    required(scripts[0], file, "script");
    const pageData = pageDataFile(pagePath === "/" ? "/index" : pagePath);
    const dataFile = path.join(publicFolder, pageData);
    const { componentChunkName, ...data } = JSON.parse(await readFile(dataFile, "utf8")) as {
      componentChunkName: string;
      result?: { pageContext?: PageLanguage };
    };
    const isNotFound = pagePath.endsWith(notFoundPage);
    // Gatsby and the loader know the page for unknown addresses by one path alone.
    if (isNotFound && pagePath !== notFoundPage) {
      await writeFile(
        dataFile,
        JSON.stringify({ ...data, componentChunkName, path: notFoundPage }),
      );
    }
    const language = data.result?.pageContext?.language;
    const own = [componentChunkName, ...(language === undefined ? [] : [wordsChunk(language)])]
      .flatMap((chunk) => required(stats.assetsByChunkName?.[chunk], statsFile, chunk))
      .filter((asset) => asset.endsWith(".js"))
      .map((script) => `/${script}`);
    const files = [...styles, pageData, appDataFile, ...scripts, ...own].join(" ");
    const before = isNotFound ? leadOn(language) : "";
    const by = `${before}${pageMark}"${isNotFound ? notFoundPage : pagePath}" data-hash="${hash}" data-files="${files}">`;
    const bare = html.replace(pathScript, "").replace(scriptSlice, "");
    return replacedIn(bare, file, { part: startTag, by });
  });
}
