import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as cheerio from "cheerio";
import { scriptDigests } from "../support/built-site";
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

const scriptOf = (release: number) => `/app-0000000${release}.js`;
const pictureOf = (release: number) => `/static/${release}.avif`;
/** The page and the data of an item that other releases do not have. */
const itemOf = (release: number) => [
  `/bikes/${release}`,
  `/page-data/bikes/${release}/page-data.json`,
];

/** Writes a release with the build's rules for nginx, of which each page has an inline script and a file. */
function writeRelease(parent: string, release: number): void {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, parent, file)), { recursive: true });
    writeFileSync(path.join(folder, parent, file), content);
  };
  cpSync("hosting", path.join(folder, parent, "hosting"), { recursive: true });
  cpSync("nginx", path.join(folder, parent, "nginx"), { recursive: true });
  const page = `<script>release=${release}</script><script src="${scriptOf(release)}"></script>`;
  const [digest = ""] = scriptDigests(cheerio.load(page));
  const rules = readFileSync("nginx/cache.conf", "utf8");
  write("nginx/cache.conf", rules.replace(/script-src [^;]*/, `script-src ${digest}`));
  const [item = "", data = ""] = itemOf(release);
  write("public/bikes.html", page);
  write(`public${item}.html`, page);
  for (const file of [data, scriptOf(release), pictureOf(release)]) write(`public${file}`, "");
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "publish-"));
  writeRelease("1", 1);
  writeRelease("project", 2);
  nginx = await startNginx(path.join(folder, "1"));
});
afterEach(async () => {
  await nginx.stop();
  rmSync(folder, { recursive: true });
});

const get = (address: string) => fetch(nginx.origin + address);

/** The inline script of a page whose scripts can run: allowed by the policy, and there. */
async function startingScript(): Promise<string> {
  const page = await get("/bikes");
  const $ = cheerio.load(await page.text());
  expect(page.headers.get("Content-Security-Policy")).toContain(scriptDigests($)[0]);
  expect((await get($("script[src]").attr("src") ?? "")).status).toBe(200);
  return $("script").first().text();
}

/** Repeats a check until it holds five times in a row, because nginx's old processes answer until they end. */
async function eventually(check: () => Promise<void>): Promise<void> {
  let inARow = 0;
  for (let times = 0; inARow < 5; times += 1) {
    try {
      await check();
      inARow += 1;
    } catch (error) {
      if (times > 200) throw error;
      inARow = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs the commands. The page can start after each, and is of the release after the last. */
async function run(commands: readonly string[], release: number): Promise<void> {
  for (const command of commands) {
    const local = command
      .replace("ssh $SERVER", "sh -c")
      .replace("$SERVER:", "")
      .replaceAll("/srv/site", folder)
      .replace("/etc/nginx/conf.d/site.conf", nginx.configuration)
      .replace("nginx -t && systemctl reload nginx", "true");
    execFileSync("sh", ["-c", local], { cwd: path.join(folder, "project") });
    if (command.includes("reload nginx")) nginx.reload();
    else await startingScript();
  }
  await eventually(async () => expect(await startingScript()).toBe(`release=${release}`));
}

async function expectStatus(addresses: readonly string[], status: number): Promise<void> {
  for (const address of addresses)
    expect([address, (await get(address)).status]).toEqual([address, status]);
}

(hasNginx() && hasRsync() ? test : test.skip)(
  "each release has only its own pages, and every page can start after each command",
  async () => {
    // An open tab still requests the scripts and pictures of the other release.
    const files = [1, 2].flatMap((release) => [scriptOf(release), pictureOf(release)]);
    await run(publish, 2);
    await expectStatus([...itemOf(2), ...files], 200);
    await expectStatus(itemOf(1), 404);
    await run(restore, 1);
    await expectStatus([...itemOf(1), ...files], 200);
    await expectStatus(itemOf(2), 404);
  },
);
