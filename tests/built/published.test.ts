import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { PrecacheManifest } from "../../src/offline/precache-manifest";
import { publicFolder } from "../support/built-site";

const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)));

const worker = readFileSync(path.join(publicFolder, "sw.js"), "utf8");
const [, list = '{"pages":[],"files":{}}'] = /^self\.precacheManifest=(.*);$/m.exec(worker) ?? [];
const precached = JSON.parse(list) as PrecacheManifest;

test("no page of the site, and nothing that the worker stores, leads to the owner's forms", () => {
  const texts = files.filter(
    (file) => !file.startsWith("admin/") && /\.(?:html|js|json|xml)$/.test(file),
  );
  const linking = texts.filter((file) =>
    /["'(]\/admin\b/.test(readFileSync(path.join(publicFolder, file), "utf8")),
  );
  expect(linking).toEqual([]);
  // The forms use nothing but the site and the Git host's API.
  const forms = readFileSync(path.join(publicFolder, "admin/index.html"), "utf8");
  expect(forms).toContain("default-src 'none'; script-src 'self'");
  expect(forms.match(/https:\/\/[^\s;"]+/g)).toEqual(["https://api.github.com"]);
  expect(forms).toContain('<meta name="robots" content="noindex" />');
});

test("the worker stores at most 600 kB compressed", () => {
  const bytes = Object.keys(precached.files).map((address) => {
    const names = [`${address}.html.br`, `${address}.br`, address].map((name) => name.slice(1));
    return statSync(path.join(publicFolder, names.find((name) => files.includes(name)) ?? "")).size;
  });
  expect(bytes.length).toBeGreaterThan(precached.pages.length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(600_000);
});

test("the worker stores every script that a page may request", () => {
  const scripts = files.filter((file) => /^[^/]+-[0-9a-f]{8}\.js$/.test(file));
  const isNeverRequested = (file: string) => {
    const script = readFileSync(path.join(publicFolder, file), "utf8");
    // web-vitals, which no page loads, or the empty script of a style sheet.
    return script.includes("CLSThresholds") || /\{\d+:\(\)=>\{\}\}\]\);\s*$/.test(script);
  };
  const missing = scripts.filter(
    (file) => !(`/${file}` in precached.files) && !isNeverRequested(file),
  );
  expect(missing).toEqual([]);
});

test("browsers can install the site, which opens at the root: the manifest has icons for every launcher", () => {
  const manifest = readFileSync(path.join(publicFolder, "manifest.webmanifest"), "utf8");
  const { icons, ...fields } = JSON.parse(manifest) as {
    readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  };
  expect(fields).toMatchObject({ start_url: "/", display: "standalone" });
  const kinds = ["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(kinds);
  for (const { src } of icons) expect(files).toContain(src.split("?")[0]);
});
