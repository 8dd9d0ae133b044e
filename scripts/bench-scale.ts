import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { PrecacheManifest } from "../src/catalogue/precache-manifest";
import { type Figures, medians, shown } from "./bench/figures";
import { benchHost } from "./bench/bench-host";
import { openLighthouse } from "./bench/lighthouse";
import { projectCopy } from "./project-copy";

const factors = (process.argv[2] ?? "1,10,100").split(",").map(Number);
const runs = Number(process.env.RUNS ?? 3);
const address = "/visakha-rentals";
const kilobyte = 1000;
const megabyte = 1000 * kilobyte;
const samplingMs = 500;

interface Bike {
  readonly id: number;
  readonly name: string;
  readonly priceDetails: readonly { readonly price: number }[];
}

/**
 * Builds the site from catalogues of 1, 10 and 100 times the bikes, in a folder of its own, and
 * prints what growth costs: build times, memory, bytes, and the list page on a slow phone. The
 * generated bikes share the pictures of the real ones, so the cold build shows the cost of an item
 * without that of its picture.
 */
async function main(): Promise<void> {
  const folder = projectCopy("scale");
  const bikes = JSON.parse(readFileSync("data/bikes.json", "utf8")) as Bike[];
  console.log(
    "| bikes | pages | cold build s | after one price s | memory MB | HTML kB | brotli kB | kept offline, files | kept kB | worker kB | LCP ms | TBT ms | CLS |",
  );
  console.log(`|${" --- |".repeat(13)}`);
  for (const factor of factors) {
    const many = manyBikes(bikes, factor);
    const write = (list: readonly Bike[]) =>
      writeFileSync(path.join(folder, "data/bikes.json"), JSON.stringify(list));
    for (const output of ["public", ".cache"]) {
      rmSync(path.join(folder, output), { recursive: true, force: true });
    }
    write(many);
    const cold = await build(folder);
    write(many.map((bike, index) => (index === 0 ? dearer(bike) : bike)));
    const warm = await build(folder);
    const html = path.join(folder, "public", `${address}.html`);
    const publicFolder = path.join(folder, "public");
    const page = await slowPhone(publicFolder);
    const kept = keptOffline(publicFolder);
    const figures = [
      many.length,
      htmlFiles(publicFolder),
      cold.seconds.toFixed(0),
      warm.seconds.toFixed(0),
      Math.round(Math.max(cold.peakBytes, warm.peakBytes) / megabyte),
      Math.round(statSync(html).size / kilobyte),
      Math.round(brotliCompressSync(readFileSync(html)).length / kilobyte),
      kept.files,
      Math.round(kept.bytes / kilobyte),
      Math.round(kept.workerBytes / kilobyte),
      shown(page.lcp) ?? "",
      shown(page.tbt) ?? "",
      shown(page.cls, 3) ?? "",
    ];
    console.log(`| ${figures.join(" | ")} |`);
  }
  if (process.env.KEEP === undefined) rmSync(folder, { recursive: true });
  else console.log(`The last build is in ${folder}`);
}

/** Pages of a finished build, each counted once though it stands there twice. */
function htmlFiles(publicFolder: string): number {
  const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => path.basename(file) === "index.html").length;
}

/** What the worker's installation sends over the wire. */
function keptOffline(publicFolder: string): { files: number; bytes: number; workerBytes: number } {
  const worker = path.join(publicFolder, "sw.js");
  const [, text] = /^self\.precacheManifest=(.*);$/m.exec(readFileSync(worker, "utf8")) ?? [];
  if (text === undefined) throw new Error("The worker has no list of what it keeps");
  const { files, pictures } = JSON.parse(text) as PrecacheManifest;
  const addresses = Object.keys({ ...files, ...pictures });
  return {
    files: addresses.length,
    bytes: addresses.reduce((sum, address) => sum + wireBytes(publicFolder, address), 0),
    workerBytes: wireBytes(publicFolder, "/sw.js"),
  };
}

function wireBytes(publicFolder: string, address: string): number {
  const names = [`${address}.br`, `${address}.html.br`, address];
  const file = names
    .map((name) => path.join(publicFolder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  return file === undefined ? 0 : statSync(file).size;
}

/** The list page on Lighthouse's slow phone, medians. */
async function slowPhone(publicFolder: string): Promise<Figures> {
  const site = await benchHost(publicFolder);
  const lighthouse = await openLighthouse();
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await lighthouse.run(site.origin + address));
  }
  lighthouse.close();
  site.stop();
  return medians(measured);
}

function manyBikes(bikes: readonly Bike[], factor: number): Bike[] {
  return Array.from({ length: factor }, (_, round) =>
    bikes.map((bike, index) => ({
      ...bike,
      id: round * bikes.length + index + 1,
      name: round === 0 ? bike.name : `${bike.name} no. ${round + 1}`,
    })),
  ).flat();
}

function dearer(bike: Bike): Bike {
  const priceDetails = bike.priceDetails.map((row) => ({ ...row, price: row.price + 1 }));
  return { ...bike, priceDetails };
}

/** Builds in a folder; answers how long it took and the most memory its processes had together. */
async function build(folder: string): Promise<{ seconds: number; peakBytes: number }> {
  const started = Date.now();
  let peakBytes = 0;
  const process = spawn("npm", ["run", "build"], { cwd: folder, stdio: "pipe" });
  let output = "";
  process.stdout.on("data", (part: Buffer) => (output += part.toString()));
  process.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, memoryOf(process.pid ?? 0));
  }, samplingMs);
  const code = await new Promise((resolve) => process.on("exit", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return { seconds: (Date.now() - started) / 1000, peakBytes };
}

/** Resident bytes of a process and everything it started. */
function memoryOf(root: number): number {
  const table = execFileSync("ps", ["-eo", "pid=,ppid=,rss="]).toString().trim().split("\n");
  const processes = table.map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let bytes = 0;
  // A process is listed after its parent: numbers grow.
  for (const [pid = 0, parent = 0, kilobytes = 0] of processes) {
    if (pid !== root && !family.has(parent)) continue;
    family.add(pid);
    bytes += kilobytes * 1024;
  }
  return bytes;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
