import { readFile, writeFile } from "node:fs/promises";
import { filesBelow } from "../built-pages";

/**
 * A text as it was meant. React 18.3.1 writes static HTML through a view of 2048 bytes; where a
 * character of several bytes does not fit at its end, it sends the whole view off all the same, and
 * the bytes that were left over arrive as NUL characters (facebook/react#24985; mended in React 19).
 */
export function withoutNulBytes(text: string): string {
  return text.replaceAll("\0", "");
}

/** Takes the NUL bytes out of every page and part of a page that Gatsby wrote with React. */
export async function stripNulBytes(publicFolder: string): Promise<void> {
  for (const file of await filesBelow(publicFolder)) {
    if (!file.endsWith(".html")) continue;
    const html = await readFile(file, "utf8");
    const stripped = withoutNulBytes(html);
    if (stripped !== html) await writeFile(file, stripped);
  }
}
