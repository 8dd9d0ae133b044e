/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import {
  removeEarlierBundle,
  removeEarlierCopies,
  removeUnpublished,
} from "../../src/finish/published-files";

const digest = "0123456789abcdef0123";
let project: string;
let folder: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), "project-"));
  folder = path.join(project, "public");
});
afterEach(() => rm(project, { recursive: true }));

async function writeInto(place: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.join(place, path.dirname(name)), { recursive: true });
    await writeFile(path.join(place, name), name);
  }
}
const write = (...names: string[]) => writeInto(folder, names);

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

test("scripts, styles and fonts of earlier builds go before the new ones come", async () => {
  await write(
    `app-${digest}.js`,
    `app-${digest}.js.LICENSE.txt`,
    `app-${digest}.js.map`,
    `styles.${digest}.css`,
    "static/site-0123.woff2",
  );
  const stays = [
    "bikes/index.html",
    "page-data/bikes/page-data.json",
    `static/${digest}/a/dio.avif`,
  ];
  await write(...stays);
  await removeEarlierBundle(folder);
  expect(await files()).toEqual(stays);
});

test("the first build has nothing to remove", async () => {
  await removeEarlierBundle(path.join(folder, "not-there"));
});

test("copies that an earlier build made go, with the pages and pictures that are gone", async () => {
  const pictureOf = (original: string) =>
    `static/${createHash("md5").update(original).digest("hex")}/0a1b2/dio.avif`;
  const pictures = path.join(project, "pictures");
  const unchanged = path.join(project, "static");
  await writeInto(pictures, ["dio.jpg"]);
  await writeInto(unchanged, ["search-engine.html"]);
  const stays = [
    "404.html",
    "bikes/2/index.html",
    "bikes/index.html",
    "search-engine.html",
    "page-data/404.html/page-data.json",
    pictureOf("dio.jpg"),
    "static/site-0123.woff2",
  ];
  await write(
    ...stays,
    "bikes.html",
    "bikes.html.br",
    "bikes/2.html",
    "bikes/index.html.gz",
    "gone.html",
    "gone/index.html.br",
    "page-data/404.html/page-data.json.br",
    "share/gone.jpg",
    pictureOf("another photograph"),
  );
  await removeEarlierCopies(folder, { pictures, unchanged });
  expect(await files()).toEqual(stays.sort());
});

test("what only Gatsby reads is not published", async () => {
  await write("_gatsby/slices/a.html", "~partytown/a.js", "chunk-map.json", "webpack.stats.json");
  await write("index.html");
  await removeUnpublished(folder);
  expect(await files()).toEqual(["index.html"]);
});
