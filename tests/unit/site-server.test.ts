/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { servedSite, type ServedSite } from "../../scripts/site-server";

let folder: string;
let site: ServedSite;
/** Puts a file in its place whole, as a publish does. */
const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, "next"), text);
  renameSync(path.join(folder, "next"), path.join(folder, file));
};
const build = (name: string) => {
  write("404.html", `no page in ${name}`);
  write("_headers", `/*\n  X-Build: ${name}\n`);
  write("page.html", `page of ${name}`);
  write("_redirects", `/moved /page?${name.replaceAll(" ", "-")} 301\n/page/* /page 200\n`);
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "served-"));
  build("the first");
  site = await servedSite({ folder });
});
afterEach(() => {
  site.stop();
  rmSync(folder, { recursive: true });
});

test("another build is served as soon as it replaces the first", async () => {
  const answer = async (address: string) => {
    const { status, headers, text } = await fetch(site.origin + address).then(async (found) => ({
      status: found.status,
      headers: found.headers,
      text: await found.text(),
    }));
    return [status, text, headers.get("X-Build")];
  };
  for (const name of ["the first", "another, longer one", "a third"]) {
    build(name);
    expect(await answer("/page")).toEqual([200, `page of ${name}`, name]);
    expect(await answer("/page/below")).toEqual([200, `page of ${name}`, name]);
    const { url } = await fetch(`${site.origin}/moved`);
    expect(url).toBe(`${site.origin}/page?${name.replaceAll(" ", "-")}`);
    expect(await answer("/nothing")).toEqual([404, `no page in ${name}`, name]);
  }
});

test("a request that cannot be answered ends no other", async () => {
  rmSync(path.join(folder, "404.html"));
  expect((await fetch(`${site.origin}/nothing`)).status).toBe(500);
  expect((await fetch(`${site.origin}/page`)).status).toBe(200);
});
