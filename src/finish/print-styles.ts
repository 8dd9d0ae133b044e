import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import { builtPages } from "./built-pages";

const styleTag = /<style[^>]* data-identity="gatsby-global-css"[^>]*>[\s\S]*?<\/style>/;
const linkTag = /<link rel="stylesheet" media="print"[^>]*>/;

/** Styles of a page, apart for screen and paper. */
interface Parted {
  readonly screen: string;
  /** Rules for paper alone, without the condition around them. */
  readonly print: string;
}

/** Takes the rules for paper out of a style sheet. */
export function partedStyles(css: string): Parted {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules("media", (media) => {
    if (media.params.trim() !== "print") return;
    print.append(media.nodes ?? []);
    media.remove();
  });
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * Gives every page the styles of this build, and puts the rules for paper into a file of their own,
 * which a browser asks for after everything that a screen needs. Gatsby does not write a page anew of
 * which only the styles have changed; it would keep those of an earlier build.
 *
 * @param publicFolder the finished build, before its pages are copied or compressed
 * @throws Error when a page has no styles where Gatsby writes them, because it would stay bare
 */
export async function separatePrintStyles(publicFolder: string, pathPrefix: string): Promise<void> {
  const name = (await readdir(publicFolder)).find((file) =>
    /^styles\.[0-9a-f]{20}\.css$/.test(file),
  );
  if (name === undefined) throw new Error("The build has no style sheet of all pages");
  const { screen, print } = partedStyles(await readFile(path.join(publicFolder, name), "utf8"));
  const digest = createHash("sha256").update(print).digest("hex").slice(0, 20);
  const file = `print-${digest}.css`;
  await writeFile(path.join(publicFolder, file), print);
  const style = `<style data-href="${pathPrefix}/${name}" data-identity="gatsby-global-css">${screen}</style>`;
  const link = `<link rel="stylesheet" media="print" href="${pathPrefix}/${file}"/>`;
  for (const page of await builtPages(publicFolder)) {
    const html = await readFile(page, "utf8");
    if (!styleTag.test(html)) throw new Error(`${page} has no styles where they are expected`);
    await writeFile(
      page,
      html.replace(linkTag, "").replace(styleTag, () => style + link),
    );
  }
}
