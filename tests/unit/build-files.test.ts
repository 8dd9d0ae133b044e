import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/output/built-files";
import { removeRewritten } from "../../src/gatsby/output/removed-files";

test("what Gatsby does not remove of an earlier build is removed before the next", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "public-"));
  const managed = ["404.html", "bikes/index.html", "static/0123/0a1b/dio.avif", "te/404.html"];
  for (const name of [
    ...managed,
    ...["app-01234567.js", "app-01234567.js.LICENSE.txt", "styles.01234567.css", "sw.js"],
    "static/site-01234567.woff2",
    ...["bikes.html", "bikes.html.br", "bikes/index.html.gz", "te/removed-item.html"],
  ]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), "");
  }
  await removeRewritten(folder);
  const files = await filesBelow(folder);
  expect(files.map((file) => path.relative(folder, file)).sort()).toEqual(managed);
  rmSync(folder, { recursive: true });
});
