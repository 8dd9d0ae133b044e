/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hasNginx, startNginx, type RunningNginx } from "../support/nginx";
import { filesBelow } from "../../src/finish/built-files";
import { inlineScripts } from "../../src/finish/pages/inline-scripts";
import { securityHeaders, securityPolicy } from "../../src/finish/pages/security-policy";
import { allPages, homePath, itemPaths } from "../support/built-site";

/** The commands of docs/hosting.md that publish the next release, and those that lead back to the one before. */
const [next = [], back = []] = readFileSync("docs/hosting.md", "utf8")
  .split(/^```(?:sh)?$/m)
  .filter((block) => block.includes("$NEXT"))
  .map((block) => {
    const [numbers = "", ...commands] = block.trim().split("\n");
    return commands.map((command) => `${numbers}; ${command}`);
  });
const hasRsync = spawnSync("rsync", ["--version"]).status === 0;

let folder: string;
let nginx: RunningNginx;
const sha = (text: string) => createHash("sha256").update(text);

/** Changes a file of the next build. */
function edit(file: string, change: (text: string) => string): void {
  const place = path.join(folder, "project", file);
  writeFileSync(place, change(readFileSync(place, "utf8")));
}

const nextScript = "release=2";

/** An item that the next build has no more, in every language, by all addresses that were its own. */
const gone = itemPaths.filter((address) => address.endsWith(itemPaths[0] ?? ""));
const addressesOfGone = gone.flatMap((address) => [
  address,
  `${address}.html`,
  `/page-data${address}/page-data.json`,
]);

/** Makes another build of the one that is there: other inline scripts, another name of a script, other pages. */
async function writeNextBuild(): Promise<void> {
  const publicFolder = path.join(folder, "project/public");
  for (const address of gone)
    for (const file of ["", ".html", ".html.br", ".html.gz"].map((ending) => address + ending))
      rmSync(publicFolder + file, { recursive: true });
  for (const address of gone) rmSync(`${publicFolder}/page-data${address}`, { recursive: true });
  const files = (await filesBelow(publicFolder)).map((file) => path.relative(publicFolder, file));
  const script = files.find((file) => /^app-[0-9a-f]{8}\.js$/.test(file)) ?? "";
  const renamed = `app-${"0".repeat(8)}.js`;
  writeFileSync(`${publicFolder}/new.html`, "a new page");
  renameSync(path.join(publicFolder, script), path.join(publicFolder, renamed));
  for (const file of files.filter((name) => name.endsWith(".html")))
    edit(`public/${file}`, (html) =>
      html.replaceAll(script, renamed).replace("</body>", `<script>${nextScript}</script></body>`),
    );
  const policy = securityPolicy([...Object.values(await inlineScripts()), nextScript]);
  edit("nginx/headers.conf", () =>
    securityHeaders(policy)
      .map(({ name, value }) => `add_header ${name} "${value}" always;\n`)
      .join(""),
  );
  edit("public/sw.js", (worker) => worker.replaceAll(script, renamed));
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "publish-"));
  for (const part of ["public", "hosting", "nginx"]) {
    cpSync(part, path.join(folder, "1", part), { recursive: true });
    cpSync(part, path.join(folder, "project", part), { recursive: true });
  }
  await writeNextBuild();
  nginx = await startNginx(path.join(folder, "1"));
});
afterEach(async () => {
  await nginx.stop();
  rmSync(folder, { recursive: true });
});

/** Requests a file as it is: the compressed copies are those of the first build. */
const get = (address: string) =>
  fetch(nginx.origin + address, { headers: { "Accept-Encoding": "identity" } });

/** What keeps a page from starting at this moment. */
async function errors(): Promise<string[]> {
  const found: string[] = [];
  for (const address of allPages) {
    const page = await get(address);
    const html = await page.text();
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    for (const [, code = ""] of html.matchAll(
      /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs,
    ))
      if (!policy.includes(sha(code).digest("base64"))) found.push(`${address}: script blocked`);
    const [, scripts = ""] = /data-files="([^"]+)"/.exec(html) ?? [];
    for (const script of scripts.split(" "))
      if (!(await get(script)).ok) found.push(`${address}: no ${script}`);
  }
  return found;
}

/** Runs commands one by one, and looks at the pages after each. */
async function run(commands: readonly string[]): Promise<void> {
  const page = async () => (await get(homePath)).text();
  const before = await page();
  for (const command of commands) {
    const local = command
      .replace("ssh $SERVER", "sh -c")
      .replace("$SERVER:", "")
      .replaceAll("/srv/site", folder)
      .replace("/etc/nginx/conf.d/site.conf", nginx.configuration)
      .replace("nginx -t && systemctl reload nginx", "true");
    execFileSync("sh", ["-c", local], { cwd: path.join(folder, "project") });
    if (command.includes("reload nginx")) {
      nginx.reload();
      // Processes of the release before answer for a moment yet, and close connections, until all have ended.
      const isNew = async () => (await page()) !== before && (await errors()).length === 0;
      for (let times = 0; times < 5; times = (await isNew().catch(() => false)) ? times + 1 : 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect([command, await errors()]).toEqual([command, []]);
  }
}

const statuses = (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await get(address)).status));

/** Asks until the last process of the release before has ended, which on a busy machine takes a while. */
async function expectStatuses(addresses: readonly string[], expected: readonly number[]) {
  for (let times = 0; times < 100; times += 1) {
    if (isDeepStrictEqual(await statuses(addresses), expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await statuses(addresses)).toEqual(expected);
}

(hasNginx && hasRsync ? test : test.skip)(
  "each release has its own pages alone, and between any two commands pages that start",
  async () => {
    const [script = ""] = /\/app-[0-9a-f]{8}\.js/.exec(await (await get(homePath)).text()) ?? [];
    const scripts = [script, `/app-${"0".repeat(8)}.js`];
    expect(await errors()).toEqual([]);
    await run(next);
    expect(await (await get(homePath)).text()).toContain(nextScript);
    await expectStatuses(
      addressesOfGone,
      addressesOfGone.map(() => 404),
    );
    // An open tab still requests what the page before named.
    await expectStatuses([...scripts, "/new", "/sw.js"], [200, 200, 200, 200]);
    await run(back);
    await expectStatuses(
      addressesOfGone,
      addressesOfGone.map(() => 200),
    );
    await expectStatuses([...scripts, "/new", "/sw.js"], [200, 200, 404, 200]);
  },
);
