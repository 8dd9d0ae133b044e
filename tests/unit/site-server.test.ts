/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { servedSite } from "../../scripts/site-server";

test("a file that is replaced while the site is served is sent whole", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "served-"));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write("404.html", "no page");
  write("_headers", "/*\n  X-Content-Type-Options: nosniff\n");
  write("page.html", "the first version, which is longer");
  const site = await servedSite({ folder, rules: [] });
  const text = async () => (await fetch(`${site.origin}/page`)).text();
  try {
    expect(await text()).toBe("the first version, which is longer");
    for (const version of ["the second", "the third, which is longer than both of the others"]) {
      write("next", version);
      renameSync(path.join(folder, "next"), path.join(folder, "page.html"));
      expect(await text()).toBe(version);
    }
  } finally {
    site.stop();
    rmSync(folder, { recursive: true });
  }
});
