import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { shownPages } from "../src/data-check/catalogue-data";
import { checkedTexts } from "../src/data-check/check-data";
import { listPagePath } from "../src/catalogue/page-paths";
import { table } from "./bench/figures";
import { hasNginx, startNginx } from "./nginx";
import { projectCopy } from "./project-copy";

/** What wrk tells of a run; times in milliseconds. */
type LoadFigures = Readonly<Record<(typeof figureNames)[number], number>>;

const figureNames = [
  "requests",
  "perSecond",
  "connect",
  "read",
  "write",
  "timeout",
  "status",
  "unexpected",
  "p50",
  "p99",
  "p999",
  "longest",
] as const;

const failures = ["connect", "write", "timeout", "status", "unexpected"] as const;

interface Host {
  readonly origin: string;
  /** Lets the host take note of other files, where it has to be told. */
  readonly reload: () => void;
  readonly stop: () => Promise<void> | void;
}

/** Folders that a host needs. */
const published = ["public", "hosting/generated"];

/**
 * Asks the site's own server and nginx for pages, data, scripts and pictures as fast as they answer, puts
 * another build in place in the middle, as docs/hosting.md says, and tells what came. Every answer has
 * to be a whole file of one of the two builds: anything else, and every error, ends it with a failure.
 *
 * `--seconds` of each run, `--connections`, and `--other`: a folder with the other build, which is made
 * from this project with another price where none is given.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "60" },
      connections: { type: "string", default: "64" },
      other: { type: "string" },
    },
  });
  requireTools(["wrk", "rsync"]);
  const scratch = mkdtempSync(path.join(os.tmpdir(), "load-"));
  const other = values.other ?? otherBuild(scratch);
  const list = path.join(scratch, "list");
  writeFileSync(list, filesToAsk(process.cwd(), other).join("\n"));
  const hosts: Record<string, (site: string) => Promise<Host>> = { "npm run serve": startOwn };
  if (hasNginx) hosts.nginx = startNginx;
  else console.log("nginx is not asked: it is not installed.");
  const rows: string[][] = [];
  for (const [name, start] of Object.entries(hosts)) {
    const site = path.join(scratch, name.replaceAll(" ", "-"));
    publish(process.cwd(), site);
    const host = await start(site);
    const run = loadOf(host.origin, list, Number(values.seconds), Number(values.connections));
    await pause(Number(values.seconds) * 500);
    publish(other, site);
    host.reload();
    const figures = await run;
    await host.stop();
    rows.push([name, ...figureNames.map((figure) => String(figures[figure]))]);
    // nginx closes each connection once when it is reloaded, at times in the middle of a question.
    // Browsers ask again by themselves; wrk counts an error.
    const closed = name === "nginx" ? Number(values.connections) : 0;
    const hasFailed = failures.some((figure) => figures[figure] > 0);
    if (hasFailed || figures.read > closed) process.exitCode = 1;
  }
  rmSync(scratch, { recursive: true });
  console.log(table(["host", ...figureNames], rows));
}

/** @throws Error that names all those that are not installed */
function requireTools(names: readonly string[]): void {
  const missing = names.filter((name) => spawnSync("which", [name]).status !== 0).join(" ");
  if (missing === "") return;
  throw new Error(`This needs ${missing} (Debian: apt-get install -y ${missing}).`);
}

/** Puts a build in place as docs/hosting.md says. */
function publish(build: string, site: string): void {
  for (const folder of published) {
    mkdirSync(path.join(site, folder), { recursive: true });
    execFileSync("rsync", [
      "--archive",
      "--delay-updates",
      "--exclude=/sw.js",
      path.join(build, folder) + path.sep,
      path.join(site, folder),
    ]);
  }
  execFileSync("rsync", ["--archive", path.join(build, "public/sw.js"), path.join(site, "public")]);
}

/** Builds a copy of the project in which one price is another. */
function otherBuild(scratch: string): string {
  const folder = projectCopy("other");
  for (const output of [".cache", "public"]) {
    cpSync(output, path.join(folder, output), { recursive: true });
  }
  const file = path.join(folder, "data/bikes.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/("price":\s*)(\d+)/, (_, name, price) => `${name}${Number(price) + 1}`),
  );
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "ignore" });
  const kept = path.join(scratch, "other");
  for (const part of published)
    cpSync(path.join(folder, part), path.join(kept, part), { recursive: true });
  rmSync(folder, { recursive: true });
  return kept;
}

/** The lines of `load.lua`'s list: what the first build's lists need, and the files that are right. */
function filesToAsk(build: string, other: string): string[] {
  const data = checkedTexts(path.join(build, "data"));
  const pages = shownPages(data).map((page) => listPagePath(page, data.business.slug));
  const asked = pages.flatMap((page) => {
    const html = readFileSync(path.join(build, `public${page}.html`), "utf8");
    const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
    const pictures = [...html.matchAll(/(\/static\/[^\s",]+\.avif) 672w/g)].slice(0, 4);
    return [
      page,
      `/page-data${page}/page-data.json`,
      ...scripts,
      ...pictures.map(([, address = ""]) => address),
    ];
  });
  const whole = [build, other].flatMap((from) =>
    asked.flatMap((address) =>
      ["", ".br", ".html", ".html.br"]
        .map((ending) => path.resolve(from, `public${address}${ending}`))
        .filter((file) => existsSync(file) && path.basename(file).includes(".")),
    ),
  );
  return [
    ...new Set([
      ...asked.map((address) => `ask ${address}`),
      ...whole.map((file) => `whole ${file}`),
    ]),
  ];
}

/** Starts `npm run serve` in a folder that holds the finished build. */
async function startOwn(site: string): Promise<Host> {
  cpSync("data", path.join(site, "data"), { recursive: true });
  const server = spawn(path.resolve("node_modules/.bin/tsx"), [path.resolve("scripts/serve.ts")], {
    cwd: site,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (part: Buffer) => {
      const [, port] = /localhost:(\d+)/.exec(part.toString()) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    server.once("exit", () => reject(new Error("The server did not start.")));
  });
  return { origin, reload: () => undefined, stop: () => void server.kill() };
}

async function loadOf(
  origin: string,
  list: string,
  seconds: number,
  connections: number,
): Promise<LoadFigures> {
  const script = path.resolve("scripts/bench/load.lua");
  const wrk = spawn(
    "wrk",
    ["-t2", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, origin, "--", list],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  wrk.stdout.on("data", (part: Buffer) => (output += part.toString()));
  await new Promise((resolve) => wrk.once("close", resolve));
  const [, figures] = /^figures (.*)$/m.exec(output) ?? [];
  if (figures === undefined) throw new Error(`wrk said no figures:\n${output}`);
  return JSON.parse(figures) as LoadFigures;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
