import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  builtPage,
  homePath,
  itemPaths,
  languagePrefixes,
  listPages,
  publicFolder,
} from "../support/built-site";
import budget from "./budget.json";

const gzip = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const read = (file: string) => readFileSync(path.join(publicFolder, file));

test("the scripts that a list requests after its first paint stay within their budget", () => {
  const files = builtPage(homePath)("script[data-files]").attr("data-files") ?? "";
  const scripts = [...new Set(files.split(" "))].filter((file) => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const size = scripts.reduce((sum, script) => sum + gzip(read(script)), 0);
  expect(size).toBeLessThanOrEqual(budget.listPageScripts.gzip);
});

const { list, itemOfList } = budget;

/** Limits by English address; the same page in another language has the same limit. */
const limits: readonly (readonly [string, { brotli: number; elements?: number }])[] = [
  ...listPages.map(({ path: address, items }) => {
    const elements = list.elements + items * itemOfList.elements;
    return [address, { brotli: list.brotli + items * itemOfList.brotli, elements }] as const;
  }),
  ["/upload", budget["/upload"]],
  ["/404", budget["/404"]],
];

test.each<(typeof limits)[number]>([
  ...["", ...languagePrefixes].flatMap((prefix) =>
    limits.map(([address, limit]) => [prefix + address, limit] as const),
  ),
  ...itemPaths.map((address) => [address, budget.itemPage] as const),
])(
  "%s stays within its budget, has inline styles, and no script before its first paint",
  (address, { brotli, elements = Infinity }) => {
    // Hosts that send brotli send the policy as a header.
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    const page = read(`${address}.html`).toString().replace(policy, "");
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(brotli);
    const $ = builtPage(address);
    expect($("body *").length).toBeLessThanOrEqual(elements);
    expect(
      $("script[src], link[rel=stylesheet], link[rel=preload][as=script], link[rel=modulepreload]"),
    ).toHaveLength(0);
    expect($("style[data-href]").length).toBeGreaterThan(0);
  },
);

test.each([
  [".woff2", budget.font.bytes],
  [".avif", budget.largestPicture.bytes],
])("each %s file has at most %d bytes", (ending, bytes) => {
  const all = readdirSync(path.join(publicFolder, "static"), { encoding: "utf8", recursive: true });
  const files = all.filter((file) => file.endsWith(ending));
  expect(files).not.toEqual([]);
  for (const file of files) expect(read(`static/${file}`).length).toBeLessThanOrEqual(bytes);
});
