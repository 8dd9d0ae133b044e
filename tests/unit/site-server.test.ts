/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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

test("the error page and the headers are those of the build that is there", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "served-"));
  const write = (file: string, text: string, day: number) => {
    const place = path.join(folder, file);
    writeFileSync(place, text);
    // Two builds are never of one moment; two writes of a test may be.
    const moment = new Date(2026, 0, day);
    utimesSync(place, moment, moment);
  };
  const built = (name: string, day: number) => {
    write("404.html", `no page in ${name}`, day);
    write("_headers", `/*\n  X-Build: ${name}\n`, day);
  };
  built("the first", 1);
  const site = await servedSite({ folder, rules: [] });
  const answer = async () => {
    const found = await fetch(`${site.origin}/nothing`);
    return [found.status, await found.text(), found.headers.get("X-Build")];
  };
  try {
    expect(await answer()).toEqual([404, "no page in the first", "the first"]);
    built("the second", 2);
    expect(await answer()).toEqual([404, "no page in the second", "the second"]);
    rmSync(path.join(folder, "404.html"));
    write("_headers", "", 3);
    expect(await answer()).toEqual([404, "no page in the second", "the second"]);
    built("the third", 4);
    expect(await answer()).toEqual([404, "no page in the third", "the third"]);
  } finally {
    site.stop();
    rmSync(folder, { recursive: true });
  }
});
