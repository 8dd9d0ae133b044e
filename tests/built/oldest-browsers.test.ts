import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { allPages, builtPage, itemPageKinds } from "../support/built-site";

/** Browsers without causes of errors ignore them. Those of package.json have private fields, which es-check does not know. */
const harmless = ["ErrorCause", "PrivateClassFields"];

test("the browsers of package.json can run the scripts of pages, the worker and its modules", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "inline-scripts-"));
  for (const [index, page] of [...allPages, ...itemPageKinds].entries()) {
    const inline = builtPage(page)("script:not([src]):not([type])").text();
    writeFileSync(path.join(folder, `${index}.js`), inline);
  }
  // The owner's forms need a newer browser than visitors.
  const files = [`${folder}/*.js`, "public/*.js", "public/workbox-*/*.prod.js"];
  const options = ["--checkFeatures", `--ignore=${harmless.join(",")}`, "--noCache"];
  const check = ["es-check", "checkBrowser", ...files, ...options];
  const { status, stdout } = spawnSync("npx", check, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([0, expect.not.stringContaining("error")]);
});
