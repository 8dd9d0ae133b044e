import { execFileSync } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import { homeAddress } from "../src/data-check/catalogue-data";
import { checkedJson } from "../src/data-check/checked-data";
import { isolatedChromiumOptions } from "./chromium";
import { siteHandler } from "./site-server";

/** Lighthouse's audits by their heading in the table. */
const audits = {
  "first paint ms": "first-contentful-paint",
  "largest paint ms": "largest-contentful-paint",
  "blocked ms": "total-blocking-time",
  shift: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};
const throttlings = ["simulate", "devtools"] as const;

/**
 * Measures pages with Lighthouse's slow phone, by simulated and by applied throttling.
 * Without addresses, it measures the first list. Runs are interleaved, so that a slow phase of
 * the machine affects all alike. Prints medians and asserts nothing.
 */
async function main(): Promise<void> {
  const options = { runs: { type: "string", default: "3" } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const addresses = positionals.length > 0 ? positionals : [homeAddress(checkedJson("data"))];
  const origin = await servedBuild();
  const rows = addresses.flatMap((address) =>
    throttlings.map((throttling) => ({ address, throttling, runs: [] as number[][] })),
  );
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { address, throttling, runs } of rows) {
      runs.push(await measured(origin + address, throttling));
    }
  }
  const table = rows.map(({ address, throttling, runs }) => {
    const figures = Object.keys(audits).map((name, index) => {
      return [name, median(runs.map((run) => run[index] ?? NaN))];
    });
    return { address, throttling, ...(Object.fromEntries(figures) as object) };
  });
  console.table(table);
  // Browsers leave open connections, which keep the server running.
  process.exit();
}

/** Serves the finished build as hosts do, by HTTP/2 with TLS. */
async function servedBuild(): Promise<string> {
  const opensslArguments = "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout -";
  const pem = execFileSync("openssl", opensslArguments.split(" "), {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const handle = await siteHandler({ folder: "public", isPlain: true });
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    // Node's types for HTTP/1.1 and HTTP/2 differ, but the handler uses what both have.
    handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** The figures of one load in a new browser, in the order of `audits`. */
async function measured(
  url: string,
  throttlingMethod: (typeof throttlings)[number],
): Promise<number[]> {
  // An ES module, which a CommonJS script cannot import statically.
  const { default: lighthouse } = await import("lighthouse");
  const { executablePath = "", args = [] } = isolatedChromiumOptions();
  const browser = await puppeteer.launch({ executablePath, args, acceptInsecureCerts: true });
  const onlyAudits = Object.values(audits);
  const config = { extends: "lighthouse:default", settings: { onlyAudits, throttlingMethod } };
  const result = await lighthouse(url, {}, config, await browser.newPage());
  await browser.close();
  return onlyAudits.map((id) => result?.lhr.audits[id]?.numericValue ?? NaN);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? NaN).toPrecision(4));
}

void main();
