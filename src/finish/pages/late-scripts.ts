import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { wholeStylesId } from "../../shared/document-ids";
import { appDataFile, pageDataFile } from "../../shared/precache-manifest";
import { builtPages, buildStats } from "../built-pages";
import { expected } from "../expected";
import { wholeSheetOf } from "./page-styles";

const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g;
/** Gatsby replaces what is between these marks when only the scripts of a page changed. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]+)";\/\*\]\]>\*\/<\/script>/;
/** The beginning of the inline script that fetches the others. */
const starterTag = "<script data-styles=";
const earlierStarter = new RegExp(`${starterTag}"[^"]*"`);
const pathOfPage = /<script id="gatsby-script-loader" data-path="([^"]+)">/;

/**
 * Lets no script compete with a page's first view: in every page of the finished build the script
 * tags become one inline script that fetches them later.
 *
 * What differs between pages is in attributes, so that the inline scripts are the same on all
 * of them and one short list of digests allows them (`security-policy.ts`).
 *
 * @param publicFolder the finished build, before its pages are copied or compressed, with the styles of
 *   its pages written
 * @throws Error when a page is not as Gatsby writes it, because it could never start
 */
export async function deferScripts(publicFolder: string): Promise<void> {
  // Gatsby's chunk map names a page's own script alone; what templates share is in the statistics.
  const { file: statsFile, stats } = await buildStats(publicFolder);
  for (const file of await builtPages(publicFolder)) {
    const html = (await readFile(file, "utf8")).replace(
      pathScript,
      (_, pagePath: string) =>
        `<script id="gatsby-script-loader" data-path="${pagePath}">window.pagePath=document.currentScript.dataset.path</script>`,
    );
    const pagePath = expected(pathOfPage.exec(html)?.[1], file, "path of its own");
    const slice = expected(scriptSlice.exec(html)?.[2], file, "scripts between Gatsby's marks");
    const scripts = [...slice.matchAll(scriptTag)].flatMap(([, address]) => address ?? []);
    const styles = expected(wholeSheetOf(html), file, "name of the whole style sheet");
    if (scripts.length === 0 && earlierStarter.test(slice)) {
      // Gatsby has not written it anew since the build before, whose styles may have been others.
      await writeFile(
        file,
        html.replace(earlierStarter, () => `${starterTag}"${styles}"`),
      );
      continue;
    }
    expected(scripts[0], file, "script");
    const pageData = pageDataFile(pagePath === "/" ? "/index" : pagePath);
    const { componentChunkName } = JSON.parse(
      await readFile(path.join(publicFolder, pageData), "utf8"),
    ) as { componentChunkName: string };
    const own = expected(
      stats.assetsByChunkName?.[componentChunkName],
      statsFile,
      componentChunkName,
    )
      .filter((asset) => asset.endsWith(".js"))
      .map((script) => `/${script}`);
    const starter = `${starterTag}"${styles}" data-scripts="${[...scripts, ...own].join(" ")}" data-data="${pageData} ${appDataFile}">${lateStartScript}</script>`;
    await writeFile(
      file,
      html.replace(
        scriptSlice,
        (_, start: string, inside: string, end: string) =>
          `${start}${inside.replaceAll(scriptTag, "")}${starter}${end}`,
      ),
    );
  }
}

/**
 * Fetches the page's scripts once its first picture, or on a page without pictures anything, is
 * painted, or the visitor touches anything, whichever comes first. What has arrived is not painted yet:
 * browsers that tell when it is are asked, others get 0.3 s.
 *
 * The addresses are in the script's own attributes. `data-styles` is the whole style sheet, of which
 * the document has only what its own elements need, and which names the font: a page that is cached on
 * the device fetches it at once, so that the text does not change its font later. `data-scripts` is in the
 * order of fetching; `data-data` is what Gatsby's start fetches, beside the scripts and not
 * after them.
 */
const lateStartScript = `(function(){
var own=document.currentScript.dataset,begun=false,isDressed=false,signs=["pointerdown","keydown","touchstart"],first;
function dress(){
if(isDressed)return;
isDressed=true;
add("link",{id:"${wholeStylesId}",rel:"stylesheet",href:own.styles})
}
function begin(){
if(begun)return;
begun=true;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
dress();
own.data.split(" ").forEach(function(address){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:address})});
own.scripts.split(" ").forEach(function(address){add("script",{async:true,src:address})})
}
function add(name,properties){document.head.appendChild(Object.assign(document.createElement(name),properties))}
function loaded(){
requestAnimationFrame(function(){setTimeout(begin,300)});
try{new PerformanceObserver(function(list){
if(list.getEntries().some(function(entry){return!first||entry.element===first}))setTimeout(begin)
}).observe({type:"largest-contentful-paint",buffered:true})}catch(cause){}
}
signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});
if(navigator.serviceWorker&&navigator.serviceWorker.controller)dress();
first=document.querySelector("img[fetchpriority=high]");
if(!first||first.complete)loaded();else first.onload=first.onerror=loaded;
addEventListener("load",loaded)
})()`;
