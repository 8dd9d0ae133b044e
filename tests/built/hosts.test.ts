/** @jest-environment node */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import * as cheerio from "cheerio";
import { hasNginx, nginxComplaints, startNginx } from "../support/nginx";
import { servedSite } from "../../scripts/site-server";
import { routeRules } from "../../src/finish/hosts/host-rules";
import { allPages, builtPage, data, homePath, itemPaths, prefixPage } from "../support/built-site";

interface Host {
  readonly origin: string;
  readonly stop: () => unknown;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Requests an address without fetch's own handling of redirects, encodings and addresses. */
function answerOf(
  host: Host | undefined,
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { hostname, port } = new URL(host?.origin ?? "");
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: address, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Answer["headers"],
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

const file = (address: string) => readFileSync(path.join("public", address));
const rules = routeRules(data);
const script = /\/app-[0-9a-f]{8}\.js/.exec(builtPage(homePath).html())?.[0] ?? "no script";
const picture =
  builtPage(homePath)("source[type='image/avif']").first().attr("srcset")?.split(" ")[0] ??
  "no picture";
const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

const prefixed =
  prefixPage === null
    ? []
    : ([
        [prefixPage.prefix, prefixPage.all],
        [`${prefixPage.prefix}unknown`, prefixPage.all],
        [`${prefixPage.ofBrand.path}x`, prefixPage.all],
        [`${prefixPage.ofBrand.path}/anything/at/all`, prefixPage.ofBrand],
      ] as const);

/** Every address that shows a page, with the page's file and the status. */
const addresses = [
  ...[...allPages, ...itemPaths]
    .filter((page) => page !== "/404")
    .flatMap((page) =>
      ["", "/", ".html", "/index.html", "?q=dio&days=6"].map(
        (ending) => [page + ending, `${page}.html`, 200] as const,
      ),
    ),
  ...prefixed.flatMap(([address, { path: page }]) =>
    ["", "/"].map((ending) => [address + ending, `${page}.html`, 200] as const),
  ),
  ...["/nowhere", "/nowhere/", `${homePath}/nothing`, `${homePath}/nothing/`, "/static/no.js"].map(
    (address) => [address, "/404.html", 404] as const,
  ),
];

/** Every host of the site answers these requests alike. */
function answersAsTheSiteDoes(start: () => Promise<Host>, refused: readonly number[] = []): void {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  const ask = (address: string, headers?: Record<string, string>, method?: string) =>
    answerOf(host, address, headers, method);

  test("every address shows its page, with and without a slash", async () => {
    const wrong: unknown[] = [];
    for (const [address, page, expected] of addresses) {
      const { status, headers, body } = await ask(address);
      const type = headers["content-type"]?.replace(" ", "").toLowerCase();
      if (status !== expected || type !== "text/html;charset=utf-8" || !body.equals(file(page)))
        wrong.push([address, status, type]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(rules.filter(({ status }) => status === 301))(
    "$from leads to $to for good, with its query",
    async ({ from, to }) => {
      const { status, headers } = await ask(`${from}?q=dio`);
      expect([status, headers.location]).toEqual([301, `${to}?q=dio`]);
    },
  );

  test.each([homePath, "/upload", "/nowhere"])(
    "%s has the security headers, and a policy that allows its inline scripts alone",
    async (address) => {
      const { headers, body } = await ask(address);
      const $ = cheerio.load(body.toString());
      const digests = $("script:not([src]):not([type])")
        .get()
        .map((inline) => createHash("sha256").update($(inline).text()).digest("base64"));
      expect(digests).not.toEqual([]);
      const policy = headers["content-security-policy"];
      const [, sources = ""] = /script-src ([^;]*)/.exec(policy ?? "") ?? [];
      expect(sources.split(" ")).toEqual(
        expect.arrayContaining(["'self'", ...digests.map((digest) => `'sha256-${digest}'`)]),
      );
      expect(sources).not.toContain("unsafe");
      for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
        expect(policy).toContain(directive);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("geolocation=()") as string,
        "cross-origin-opener-policy": "same-origin",
      });
    },
  );

  test.each([
    [homePath, /^text\/html/, revalidated],
    ["/sw.js", /^(application|text)\/javascript/, revalidated],
    [`/page-data${homePath}/page-data.json`, /^application\/json/, revalidated],
    ["/manifest.webmanifest", /^application\/manifest\+json/, revalidated],
    ["/favicon.svg", /^image\/svg\+xml/, revalidated],
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, revalidated],
    ["/apple-touch-icon.png", /^image\/png$/, revalidated],
    [script, /^(application|text)\/javascript/, immutable],
    [picture, /^image\/avif$/, immutable],
  ])("%s has its type and its cache header", async (address, type, cache) => {
    const { status, headers } = await ask(address);
    expect([status, headers["cache-control"]]).toEqual([200, cache]);
    expect(headers["content-type"]).toMatch(type);
  });

  test("no error is stored, whatever file it is about", async () => {
    for (const address of [homePath, script, picture, "/favicon.svg"]) {
      const folder = path.dirname(address);
      const answers = [
        await ask(`${folder === "/" ? "" : folder}/missing-${path.basename(script)}`),
        await ask(address, {}, "POST"),
        ...(await Promise.all(refused.map((status) => ask(address, { Refused: `${status}` })))),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 405, ...refused]);
      for (const { headers } of answers) expect(headers["cache-control"]).toBe("no-store");
    }
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip;q=0.5, br;q=0.5", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, br ; q=0.000", undefined],
    ["identity", undefined],
  ])("who accepts %p gets %p", async (accepted, encoding) => {
    const { headers } = await ask(homePath, { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test("what has not changed is not sent again", async () => {
    for (const address of [homePath, script, picture]) {
      const accepted = { "Accept-Encoding": "br" };
      const { headers } = await ask(address, accepted);
      const again = await ask(address, { ...accepted, "If-None-Match": headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        "cache-control": headers["cache-control"],
      });
    }
  });

  test.each(["0-99", "9-1", "-5", "5-", "0-999999999", "999999999-", "0-1,5-6", "x-y", "-"])(
    "who requests the range %s gets the whole file",
    async (range) => {
      const { status, body } = await ask(picture, { Range: `bytes=${range}` });
      expect([status, body.equals(file(picture))]).toEqual([200, true]);
    },
  );

  test("HEAD sends no body, and nothing can be posted", async () => {
    for (const [address, status] of [
      [homePath, 200],
      ["/nowhere", 404],
    ] as const) {
      const head = await ask(address, {}, "HEAD");
      expect([head.status, head.body.length]).toEqual([status, 0]);
    }
    expect((await ask(homePath, {}, "POST")).status).toBe(405);
  });

  test("no address ends the server, or shows what is not published", async () => {
    const outside = ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"];
    const broken = ["//", "/%", "/%ZZ", "/%00", "/%E0%A4%A"];
    const forHosts = ["/_headers", "/_redirects", `${homePath}.html.br`, `${script}.gz`];
    const ofBrand = (prefixPage?.ofBrand.path ?? homePath) + ".html.gz";
    for (const address of [...forHosts, ofBrand]) expect((await ask(address)).status).toBe(404);
    const long = [5_000, 20_000].map((length) => `/${"x".repeat(length)}`);
    for (const address of [...outside, ...broken, ...long]) {
      const { status, body } = await ask(address);
      expect(status).toBeLessThan(500);
      expect(body.includes("dependencies")).toBe(false);
    }
    expect((await ask(homePath)).status).toBe(200);
  });
}

describe("npm start", () =>
  answersAsTheSiteDoes(() => servedSite({ folder: path.resolve("public") })));

// Debian's nginx is installed by `npm test` where that is possible (scripts/ensure-tools.ts).
(hasNginx ? describe : describe.skip)("nginx", () => {
  const refused = [403, 416, 429, 500, 503];
  const rules = refused.map((status) => `if ($http_refused = ${status}) { return ${status}; }`);
  answersAsTheSiteDoes(() => startNginx(undefined, rules.join("\n")), refused);

  test("has nothing to say against its configuration", () => expect(nginxComplaints()).toEqual([]));
});
