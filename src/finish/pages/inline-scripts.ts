import { readFile, writeFile } from "node:fs/promises";
import { minify } from "terser";
import { builtPages } from "../built-pages";
import { expected } from "../expected";

/**
 * An inline script that runs; data blocks and files are none. What a page's `Head` has stays as it is: Gatsby
 * makes it anew in the browser, which would not allow another text.
 */
const inlineScript =
  /<script((?![^>]*\s(?:src|data-gatsby-head)=)(?![^>]*type="application\/ld\+json")[^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts without data of their own, one directly after the other. */
const neighbours =
  /<script(?:\s+id="gatsby-chunk-mapping"\s*)?>[^<]*<\/script>(?:\s*<script(?:\s+id="gatsby-chunk-mapping"\s*)?>[^<]*<\/script>)+/g;

/**
 * Makes one script of neighbours in the finished pages, and all as short as they can be: they are in the
 * first bytes of each page, and the digest of each in the headers of everything that the site sends.
 *
 * @param publicFolder the finished build, before its policy is made
 * @throws Error when a page has no inline script, or one that is no script, because it could never start
 */
export async function shortenInlineScripts(publicFolder: string): Promise<void> {
  // All pages have the same few scripts.
  const cache = new Map<string, Promise<string>>();
  for (const file of await builtPages(publicFolder)) {
    const merged = (await readFile(file, "utf8")).replace(neighbours, asOne);
    expected(merged.match(inlineScript)?.[0], file, "inline script");
    let html = merged;
    for (const [tag, attributes = "", script = ""] of merged.matchAll(inlineScript)) {
      const short = cache.get(script) ?? shortened(script, file);
      cache.set(script, short);
      const shortTag = `<script${attributes}>${await short}</script>`;
      html = html.replace(tag, () => shortTag);
    }
    await writeFile(file, html);
  }
}

function asOne(tags: string): string {
  const scripts = [...tags.matchAll(inlineScript)].map(([, , script = ""]) => script.trim());
  return `<script>${scripts.join("\n;")}</script>`;
}

async function shortened(script: string, file: string): Promise<string> {
  try {
    const { code } = await minify(script, { format: { inline_script: true } });
    return expected(code, file, "inline script");
  } catch (cause) {
    throw new Error(`${file} has an inline script that cannot be read: ${script}`, { cause });
  }
}
