/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { precompress } from "../../src/finish/precompress";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "precompress-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = Array.from({ length: 200 }, (_, index) => `<p>Scooter ${index}</p>`).join("");
const write = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(folder, name), content);
const read = (name: string) => readFileSync(path.join(folder, name));
const expectCopies = (content: string) => {
  expect(brotliDecompressSync(read("bikes.html.br")).toString()).toBe(content);
  expect(gunzipSync(read("bikes.html.gz")).toString()).toBe(content);
};

/** Another way to say the same, which the build itself would not choose. */
const hasty = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

test("a page gets copies that hold what it holds", async () => {
  write("bikes.html", page);
  await precompress(folder);
  expectCopies(page);
});

test("copies of a page that is still the same stay", async () => {
  write("bikes.html", page);
  await precompress(folder);
  write("bikes.html.br", hasty(page));
  await precompress(folder);
  expect(read("bikes.html.br").equals(hasty(page))).toBe(true);
});

test.each([
  ["hold an earlier page", () => hasty("an earlier page")],
  ["were cut off", () => hasty(page).subarray(0, 20)],
])("copies that %s are made anew", async (_what, copy) => {
  write("bikes.html", page);
  await precompress(folder);
  write("bikes.html.br", copy());
  await precompress(folder);
  expectCopies(page);
});

test("where one copy is missing, both are made", async () => {
  write("bikes.html", page);
  await precompress(folder);
  rmSync(path.join(folder, "bikes.html.gz"));
  await precompress(folder);
  expectCopies(page);
});
