/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { heavyPages } from "../../src/finish/pages/page-weight";

test("a page within three per cent of its limit is named, with its weight", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "weight-"));
  for (const [name, bytes] of [
    ["light", 969],
    ["near", 970],
  ] as const) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "index.html"), "x");
    writeFileSync(path.join(folder, name, "index.html.br"), "x".repeat(bytes));
  }
  expect(await heavyPages(folder, 1000)).toEqual(["near/index.html: 970 of 1000 bytes"]);
});
