/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../src/finish/pages/precompress";

test("a page gets copies that hold what it holds", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "precompress-"));
  const file = path.join(folder, "bikes.html");
  const page = "<p>Scooter</p>".repeat(200);
  writeFileSync(file, page);
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
  rmSync(folder, { recursive: true });
});
