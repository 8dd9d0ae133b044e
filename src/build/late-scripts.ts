import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What a page's start needs, in the order of asking. */
interface StartFiles {
  readonly scripts: readonly string[];
  /** Data that Gatsby's start asks for; fetched beside the scripts and not after them. */
  readonly data: readonly string[];
}

const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g;
/** Gatsby replaces what stands between these marks when only the scripts of a page changed. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/**
 * Lets no script compete with a page's first view: in every page of the finished build the script
 * tags become one inline script that asks for them later.
 *
 * @param publicFolder the finished build, before its pages are copied or compressed
 */
export async function delayScripts(publicFolder: string, pathPrefix: string): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  const chunks = JSON.parse(
    await readFile(path.join(publicFolder, "chunk-map.json"), "utf8"),
  ) as Readonly<Record<string, readonly string[]>>;
  for (const page of pages) {
    const name = path.join(page.parentPath, page.name);
    const html = await readFile(name, "utf8");
    const pagePath = /window\.pagePath="([^"]+)"/.exec(html)?.[1];
    const scripts = [...html.matchAll(scriptTag)].flatMap(([, address]) => address ?? []);
    if (pagePath === undefined || scripts.length === 0) continue;
    const pageData = `/page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;
    const { componentChunkName } = JSON.parse(
      await readFile(path.join(publicFolder, pageData), "utf8"),
    ) as { componentChunkName: string };
    const own = (chunks[componentChunkName] ?? []).map((script) => `${pathPrefix}${script}`);
    const data = [pageData, "/page-data/app-data.json"].map((address) => `${pathPrefix}${address}`);
    const starter = `<script>${lateStartScript({ scripts: [...scripts, ...own], data })}</script>`;
    await writeFile(
      name,
      html.replace(
        scriptSlice,
        (_, start: string, inside: string, end: string) =>
          `${start}${inside.replaceAll(scriptTag, "")}${starter}${end}`,
      ),
    );
  }
}

/**
 * Asks for the page's scripts once its first picture is painted or the visitor touches anything,
 * whichever comes first. A page without a picture starts when it has been painted.
 */
export function lateStartScript({ scripts, data }: StartFiles): string {
  const list = (addresses: readonly string[]) =>
    JSON.stringify(addresses).replaceAll("<", "\\u003c");
  return `(function(){
var begun=false,signs=["pointerdown","keydown","touchstart"];
function begin(){
if(begun)return;
begun=true;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
${list(data)}.forEach(function(address){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:address})});
${list(scripts)}.forEach(function(address){add("script",{async:true,src:address})})
}
function add(name,properties){document.head.appendChild(Object.assign(document.createElement(name),properties))}
function painted(){requestAnimationFrame(function(){setTimeout(begin)})}
signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});
var first=document.querySelector("img[fetchpriority=high]");
if(!first||first.complete)painted();else first.onload=first.onerror=painted;
addEventListener("load",painted)
})()`;
}
