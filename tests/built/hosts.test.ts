import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { startNginx } from "../support/nginx";
import { servedSite } from "../../scripts/site-server";
import { hasNginx } from "../../scripts/test-tools";
import { routeRules } from "../../src/gatsby/hosts/host-rules";
import { allPages, builtPage, data, homePath, itemPaths } from "../support/built-site";

const file = (address: string) => readFileSync(path.join("public", address));
const script = /\/app-[0-9a-f]{8}\.js/.exec(builtPage(homePath).html())?.[0] ?? "no script";
const picture =
  builtPage(homePath)("source[type='image/avif']").first().attr("srcset")?.split(" ")[0] ??
  "no picture";
const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

const pages = [...allPages, ...itemPaths].filter((page) => page !== "/404");
const endings = ["", "/", ".html", "/index.html", "?q=dio&days=6"];
/** Addresses, each with its page and its status. */
const addresses = [
  ...pages.map((page) => [page, endings, page, 200] as const),
  ...routeRules(data).map(({ from, to, status }) =>
    status === 301
      ? ([from, ["?q=dio"], `${to}?q=dio`, status] as const)
      : ([from.slice(0, -1), ["x", "x/y/"], to, status] as const),
  ),
  ["/admin", ["", "/"], "/admin/index", 200] as const,
  ["", ["/nowhere", `${homePath}/nothing/`, "/static/no.js"], "/404", 404] as const,
].flatMap(([start, ends, page, status]) => ends.map((end) => [start + end, page, status] as const));

const policyOf = (page: string) =>
  page.startsWith("/admin/") ? /^frame-ancestors 'none'$/ : /^default-src 'self'; .*; frame-anc/;

function testHost(start: () => Promise<{ origin: string; stop: () => unknown }>): void {
  let host: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  /** A response as the host sends it: `fetch` would follow redirects, decode bodies and normalise addresses. */
  const get = async (address: string, headers: Record<string, string> = {}, method = "GET") => {
    const { hostname, port } = new URL(host?.origin ?? "");
    const sent = request({ hostname, port, path: address, method, headers }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const received = response.headers as Readonly<Record<string, string | undefined>>;
    return { status: response.statusCode, headers: received, body: await buffer(response) };
  };

  test("every address shows its page, with and without a slash, or redirects to it with its query, and has security headers", async () => {
    const wrong: unknown[] = [];
    for (const [address, page, expected] of addresses) {
      const { status, headers, body } = await get(address);
      const type = headers["content-type"]?.replace(" ", "").toLowerCase();
      const isPage =
        type === "text/html;charset=utf-8" &&
        body.equals(file(`${page.replace(".html", "")}.html`)) &&
        headers["x-frame-options"] === "DENY" &&
        policyOf(page).test(headers["content-security-policy"] ?? "");
      if (status !== expected || !(status === 301 ? headers.location === page : isPage))
        wrong.push([address, status, headers]);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [homePath, /^text\/html/, revalidated],
    ["/sw.js", /^(application|text)\/javascript/, revalidated],
    [`/page-data${homePath}/page-data.json`, /^application\/json/, revalidated],
    ["/manifest.webmanifest", /^application\/manifest\+json/, revalidated],
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, revalidated],
    [script, /^(application|text)\/javascript/, immutable],
    [picture, /^image\/avif$/, immutable],
  ])(
    "%s has its type and its cache header and is sent once; its errors are not cached",
    async (...row) => {
      const [address, type, cache] = row;
      const accepted = { "Accept-Encoding": "br" };
      const { status, headers } = await get(address, accepted);
      expect([status, headers["cache-control"]]).toEqual([200, cache]);
      expect(headers["content-type"]).toMatch(type);
      const again = await get(address, { ...accepted, "If-None-Match": headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ etag: headers.etag, "cache-control": cache });
      const folder = path.dirname(address);
      const errors = [
        await get(`${folder === "/" ? "" : folder}/missing-${path.basename(script)}`),
        await get(address, {}, "POST"),
      ];
      expect(errors.map((answer) => [answer.status, answer.headers["cache-control"]])).toEqual(
        [404, 405].map((error) => [error, "no-store"]),
      );
    },
  );

  test.each([
    ["gzip;q=0.5, br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, br ; q=0.000", undefined],
  ])("a client that accepts %p gets %p", async (accepted, encoding) => {
    const { headers } = await get(homePath, { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test("no address stops the server or shows a file outside the site", async () => {
    const outside = ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"];
    const broken = ["//", "/%", "/%ZZ", "/%00", "/%E0%A4%A"];
    const long = [5_000, 20_000].map((length) => `/${"x".repeat(length)}`);
    for (const address of [...outside, ...broken, ...long]) {
      const { status, body } = await get(address);
      expect(status).toBeLessThan(500);
      expect(body.includes("dependencies")).toBe(false);
    }
    expect((await get(homePath)).status).toBe(200);
  });
}

describe("npm start", () => testHost(() => servedSite({ folder: path.resolve("public") })));

// `npm test` installs Debian's nginx if it can, and the totals say if it is missing (scripts/test-tools.ts).
(hasNginx() ? describe : describe.skip)("nginx", () => {
  testHost(() => startNginx());

  test("accepts its configuration without warnings, and sends to open tabs the scripts and pictures of the release before, but no page", async () => {
    const release = mkdtempSync(path.join(os.tmpdir(), "release-"));
    for (const name of ["public", "hosting", "nginx"])
      symlinkSync(path.resolve(name), path.join(release, name));
    const files = ["removed.html", "app-00000000.js", "static/dio.avif"];
    mkdirSync(path.join(release, "before/public/static"), { recursive: true });
    for (const name of files) writeFileSync(path.join(release, "before/public", name), "");
    const nginx = await startNginx(release);
    expect(nginx.output()).not.toMatch(/\[\w+\]/);
    const answers = await Promise.all(files.map((name) => fetch(`${nginx.origin}/${name}`)));
    await nginx.stop();
    rmSync(release, { recursive: true });
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
  });
});
