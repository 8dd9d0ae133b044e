/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesBelow } from "../../src/build/built-files";
import { inlineScripts } from "../../src/build/documents/bundled-script";
import { securityHeaders, securityPolicy } from "../../src/build/hosts/security-policy";
import { allPages, homePath, itemPaths } from "../support/built-site";
import { hasNginx, startNginx, type RunningNginx } from "../support/nginx";

/** The commands of docs/hosting.md that publish the next release, and those that restore the previous one. */
const [publish = [], restore = []] = readFileSync("docs/hosting.md", "utf8")
  .split(/^```(?:sh)?$/m)
  .filter((block) => block.includes("$NEXT"))
  .map((block) => {
    const [variables = "", ...commands] = block.trim().split("\n");
    return commands.map((command) => `${variables}; ${command}`);
  });
const hasRsync = spawnSync("rsync", ["--version"]).status === 0;

let folder: string;
let nginx: RunningNginx;
const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Changes a file of the next build. */
function edit(file: string, change: (text: string) => string): void {
  const target = path.join(folder, "project", file);
  writeFileSync(target, change(readFileSync(target, "utf8")));
}

const nextScript = "release=2";
const nextScriptFile = `/app-${"0".repeat(8)}.js`;

/** Pages, in every language, of an item that the next build does not have. */
const removedPages = itemPaths.filter((address) => address.endsWith(itemPaths[0] ?? ""));
const removedFiles = removedPages.flatMap((address) => [
  address,
  `${address}.html`,
  `/page-data${address}/page-data.json`,
]);

/** Turns the copy of the first build into the next, with other pages, inline scripts and script names. */
async function writeNextBuild(): Promise<void> {
  const publicFolder = path.join(folder, "project/public");
  for (const address of removedPages) {
    const pageFiles = ["", ".html", ".html.br", ".html.gz"].map((ending) => address + ending);
    for (const file of [...pageFiles, `/page-data${address}`])
      rmSync(publicFolder + file, { recursive: true });
  }
  const files = (await filesBelow(publicFolder)).map((file) => path.relative(publicFolder, file));
  const script = files.find((file) => /^app-[0-9a-f]{8}\.js$/.test(file)) ?? "";
  const renamed = nextScriptFile.slice(1);
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

/** Requests uncompressed files, because the compressed copies are those of the first build. */
const get = (address: string) =>
  fetch(nginx.origin + address, { headers: { "Accept-Encoding": "identity" } });

/** Scripts that cannot run now: blocked by the policy, or missing. */
async function startErrors(): Promise<string[]> {
  const errors: string[] = [];
  for (const address of allPages) {
    const page = await get(address);
    const html = await page.text();
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    for (const [, code = ""] of html.matchAll(
      /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs,
    ))
      if (!policy.includes(digestOf(code))) errors.push(`${address}: script blocked`);
    const [, scripts = ""] = /data-files="([^"]+)"/.exec(html) ?? [];
    for (const script of scripts.split(" "))
      if (!(await get(script)).ok) errors.push(`${address}: no ${script}`);
  }
  return errors;
}

/** Repeats a check until it holds five times in a row, because nginx's old processes answer until they end. */
async function eventually(check: () => Promise<void>): Promise<void> {
  let inARow = 0;
  for (let times = 0; inARow < 5; times += 1) {
    try {
      await check();
      inARow += 1;
    } catch (error) {
      if (times > 1000) throw error;
      inARow = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs the commands and checks all pages after each command. */
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
      await eventually(async () => {
        expect(await page()).not.toBe(before);
        expect(await startErrors()).toEqual([]);
      });
    }
    expect([command, await startErrors()]).toEqual([command, []]);
  }
}

async function expectStatus(addresses: readonly string[], status: number): Promise<void> {
  for (const address of addresses)
    await eventually(async () =>
      expect([address, (await get(address)).status]).toEqual([address, status]),
    );
}

(hasNginx && hasRsync ? test : test.skip)(
  "each release has only its own pages, and every page can start after each command",
  async () => {
    const [script = ""] = /\/app-[0-9a-f]{8}\.js/.exec(await (await get(homePath)).text()) ?? [];
    expect(await startErrors()).toEqual([]);
    await run(publish);
    expect(await (await get(homePath)).text()).toContain(nextScript);
    await expectStatus(removedFiles, 404);
    // An open tab still requests the scripts of the previous release.
    await expectStatus([script, nextScriptFile, "/new", "/sw.js"], 200);
    await run(restore);
    await expectStatus([...removedFiles, script, nextScriptFile, "/sw.js"], 200);
    await expectStatus(["/new"], 404);
  },
);
