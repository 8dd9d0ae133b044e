/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { removeEarlierBuild, removeUnpublished } from "../../src/gatsby/output/removed-files";

const digest = "01234567";
let project: string;
let folder: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), "project-"));
  folder = path.join(project, "public");
});
afterEach(() => rm(project, { recursive: true }));

async function writeFiles(target: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(target, path.dirname(name)), { recursive: true });
    await writeFile(path.join(target, name), content);
  }
}
/** Writes files that contain their names. */
const write = (...names: string[]) =>
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, name])));

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

test("bundles, compressed files, second copies of pages and unused pictures of an earlier build are removed; the rest is reused", async () => {
  const pictureOf = (original: string) =>
    `static/${createHash("md5").update(original).digest("hex")}/0a1b2/dio.avif`;
  const pictures = path.join(project, "pictures");
  await writeFiles(pictures, { "dio.jpg": "dio.jpg" });
  const reused = [
    ...["404.html", "te/404.html", "index.html", "bikes/index.html", "sitemap-0.xml"],
    ...["page-data/bikes/page-data.json", pictureOf("dio.jpg")],
  ];
  await write(
    ...reused,
    ...["", ".LICENSE.txt", ".map"].map((ending) => `app-${digest}.js${ending}`),
    `styles.${digest}.css`,
    ...["bikes.html", "bikes.html.br", "bikes/index.html.gz", "page-data/bikes/page-data.json.br"],
    ...["static/site-0123.woff2", pictureOf("another photograph")],
  );
  await removeEarlierBuild(folder, pictures);
  expect(await files()).toEqual(reused.sort());
});

test("files that only Gatsby reads are not published", async () => {
  await write("_gatsby/slices/a.html", "~partytown/a.js", "chunk-map.json", "webpack.stats.json");
  await write("index.html");
  await removeUnpublished(folder);
  expect(await files()).toEqual(["index.html"]);
});
