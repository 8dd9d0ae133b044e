import { readFile, writeFile } from "node:fs/promises";
import { minify } from "terser";
import { builtPages } from "./built-pages";
import { expected } from "./expected";

/** An inline script that runs; data blocks and files are none. */
const inlineScript =
  /<script((?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts without data of their own, one directly after the other. */
const neighbours =
  /<script(?:\s+id="gatsby-chunk-mapping"\s*)?>[^<]*<\/script>(?:\s*<script(?:\s+id="gatsby-chunk-mapping"\s*)?>[^<]*<\/script>)+/g;

/** What React has rendered: the scripts in it stay as they are, for React renders them again. */
const rendered = /<div id="___gatsby"[\s\S]*?(?=<script id="gatsby-script-loader")/;

/**
 * Makes one script of neighbours in the finished pages, and all as short as they can be: they stand in the
 * first bytes of each page, and the digest of each in the headers of everything that the site sends.
 *
 * @param publicFolder the finished build, before its policy is made
 * @throws Error when a page is not as Gatsby writes it, or has an inline script that is no script, because it
 *   could never start
 */
export async function shortenInlineScripts(publicFolder: string): Promise<void> {
  // All pages have the same few scripts.
  const known = new Map<string, Promise<string>>();
  for (const file of await builtPages(publicFolder)) {
    const html = await readFile(file, "utf8");
    const page = expected(rendered.exec(html)?.[0], file, "page of React's");
    const around = html.split(page).map((part) => part.replace(neighbours, asOne));
    const parts: string[] = [];
    for (const part of around) {
      let short = part;
      for (const [tag, attributes = "", script = ""] of part.matchAll(inlineScript)) {
        const text = known.get(script) ?? shortened(script, file);
        known.set(script, text);
        const shortTag = `<script${attributes}>${await text}</script>`;
        short = short.replace(tag, () => shortTag);
      }
      parts.push(short);
    }
    await writeFile(file, parts.join(page));
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
