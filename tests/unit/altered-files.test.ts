/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { browserFiles } from "../../src/build/built-files";
import { completeServiceWorker } from "../../src/offline/service-worker";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "altered-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const styles = `/styles.${"a".repeat(8)}.css`;

/** Files of a build that the finishing steps read, as Gatsby and its plugins write them. */
const build: Readonly<Record<string, string>> = {
  "webpack.stats.json": JSON.stringify({
    namedChunkGroups: { app: { assets: [{ name: "app-1a.js" }, { name: styles.slice(1) }] } },
  }),
  "sw.js": "the plugin's worker",
  [styles.slice(1)]: "@font-face{src:url(/static/site.woff2)}a{top:0}",
};

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
test("styles, font and scripts are found in unaltered files", async () => {
  write(build);
  await expect(browserFiles(folder)).resolves.toEqual({
    styles,
    font: "/static/site.woff2",
    scripts: { app: ["/app-1a.js"] },
  });
});

test.each([
  ["webpack.stats.json", ".css", ".js", "style sheet"],
  [styles.slice(1), "woff2", "woff", "font"],
])("%s without %p fails the build", async (name, part, replacement, missing) => {
  const altered = build[name]?.replace(part, replacement) ?? "";
  expect(altered).not.toBe(build[name]);
  write({ ...build, [name]: altered });
  const failure = await browserFiles(folder).catch(String);
  expect(failure).toContain(name);
  expect(failure).toContain(missing);
});

test("the precache manifest is inserted into the service worker, before the code of gatsby-plugin-offline", async () => {
  write(build);
  const manifest = { roots: {}, pages: ["/bikes"], prefixes: [], files: {} };
  await completeServiceWorker(folder, manifest);
  expect(readFileSync(path.join(folder, "sw.js"), "utf8")).toBe(
    `self.precacheManifest=${JSON.stringify(manifest)};\n${build["sw.js"]}`,
  );
});
