import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import * as cheerio from "cheerio";
import { allPages, homePath, itemPaths, scriptDigests } from "../support/built-site";
import { hasNginx, hasRsync } from "../../scripts/test-tools";
import { startNginx, type RunningNginx } from "../support/nginx";

/** The commands of docs/hosting.md that publish the next release, and those that restore the previous one. */
const [publish = [], restore = []] = readFileSync("docs/hosting.md", "utf8")
  .split(/^```(?:sh)?$/m)
  .filter((block) => block.includes("$NEXT"))
  .map((block) => {
    const [variables = "", ...commands] = block.trim().split("\n");
    return commands.map((command) => `${variables}; ${command}`);
  });

let folder: string;
let nginx: RunningNginx;

const nextScript = "release=2";
const nextScriptFile = `/app-${"0".repeat(8)}.js`;

/** The page of an item that the next build does not have. */
const [removedPage = ""] = itemPaths;
const removedFiles = [
  removedPage,
  `${removedPage}.html`,
  `/page-data${removedPage}/page-data.json`,
];

/** Turns the copy of the first build into the next, with other pages, inline scripts and script names. */
function writeNextBuild(): void {
  const project = path.join(folder, "project");
  const edit = (file: string, change: (text: string) => string) => {
    const target = path.join(project, file);
    writeFileSync(target, change(readFileSync(target, "utf8")));
  };
  for (const file of [...removedFiles, `${removedPage}.html.br`, `${removedPage}.html.gz`])
    rmSync(`${project}/public${file}`, { recursive: true });
  writeFileSync(`${project}/public/new.html`, "a new page");
  const files = readdirSync(`${project}/public`, { recursive: true, encoding: "utf8" });
  const script = files.find((file) => /^app-[0-9a-f]{8}\.js$/.test(file)) ?? "";
  renameSync(`${project}/public/${script}`, `${project}/public${nextScriptFile}`);
  // `page-data` has folders with such names.
  for (const file of files.filter((name) => /^(?!page-data).*\.html$/.test(name)))
    edit(`public/${file}`, (html) =>
      html
        .replaceAll(`/${script}`, nextScriptFile)
        .replace("</body>", `<script>${nextScript}</script></body>`),
    );
  const [nextDigest = ""] = scriptDigests(cheerio.load(`<script>${nextScript}</script>`));
  edit("nginx/cache.conf", (rules) => rules.replace("script-src ", `script-src ${nextDigest} `));
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "publish-"));
  for (const part of ["public", "hosting", "nginx"]) {
    cpSync(part, path.join(folder, "1", part), { recursive: true });
    cpSync(part, path.join(folder, "project", part), { recursive: true });
  }
  writeNextBuild();
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
    const $ = cheerio.load(await page.text());
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    for (const digest of scriptDigests($))
      if (!policy.includes(digest)) errors.push(`${address}: script blocked`);
    const scripts = $("script[data-files]").attr("data-files") ?? "";
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

(hasNginx() && hasRsync() ? test : test.skip)(
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
