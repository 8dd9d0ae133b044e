/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/output/built-files";
import { removeRewritten } from "../../src/gatsby/output/removed-files";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "public-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), "");
  }
}

const files = async () =>
  (await filesBelow(folder)).map((file) => path.relative(folder, file)).sort();

test("what Gatsby does not remove of an earlier build is removed before the next", async () => {
  const managed = ["404.html", "te/404.html", "bikes/index.html", "static/0123/0a1b/dio.avif"];
  await write(
    ...managed,
    ...["app-01234567.js", "app-01234567.js.LICENSE.txt", "styles.01234567.css", "sw.js"],
    "static/site-01234567.woff2",
    ...["bikes.html", "bikes.html.br", "bikes/index.html.gz", "te/removed-item.html"],
  );
  await removeRewritten(folder);
  expect(await files()).toEqual(managed.sort());
});
