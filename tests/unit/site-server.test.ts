/** @jest-environment node */
import { once } from "node:events";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
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
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "served-"));
  build("the first");
  site = await servedSite({ folder, rules: [] });
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
    expect(await answer("/nothing")).toEqual([404, `no page in ${name}`, name]);
  }
});

test("a request that cannot be answered ends no other", async () => {
  rmSync(path.join(folder, "404.html"));
  expect((await fetch(`${site.origin}/nothing`)).status).toBe(500);
  expect((await fetch(`${site.origin}/page`)).status).toBe(200);
});

test("1,000 aborted downloads leave no file open", async () => {
  write("large.html", "x".repeat(5_000_000));
  const openFiles = () => readdirSync("/dev/fd").length;
  const before = openFiles();
  for (let count = 0; count < 1000; count += 1) {
    const sent = get(`${site.origin}/large`);
    const [answer] = (await once(sent, "response")) as [
      NodeJS.ReadableStream & { destroy(): void },
    ];
    answer.destroy();
    sent.destroy();
  }
  for (let wait = 0; wait < 100 && openFiles() > before + 10; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(openFiles()).toBeLessThanOrEqual(before + 10);
});
