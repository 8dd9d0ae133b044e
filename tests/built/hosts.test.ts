/** @jest-environment node */
import { createHash } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import * as cheerio from "cheerio";
import { siteServer } from "../../scripts/site-server";
import { checkedTexts } from "../../src/data-check/check-data";
import { routeRules } from "../../src/finish/host-rules";
import { hasNginx, nginxComplaints, startNginx } from "../../scripts/nginx";
import { builtPage, homePath, listPages, prefixPage, wholeLists } from "../support/built-site";

interface Host {
  readonly origin: string;
  readonly stop: () => unknown;
}

async function startOwnServer(): Promise<Host> {
  const rules = routeRules(checkedTexts(path.resolve("data")));
  const server = await siteServer({ folder: path.resolve("public"), rules });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Asks without fetch's own ideas of redirects, encodings and addresses. */
function answerOf(
  host: Host,
  address: string,
  { method = "GET", headers = {} }: AskOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(host.origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: address, method, headers }, (answer) => {
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
    asking.on("error", reject);
    asking.end();
  });
}

const home = listPages.find(({ path: address }) => address === homePath)?.title;
const noPage = "There is no page here";

/** A Content-Security-Policy by its directives. */
function directivesOf(policy = ""): Partial<Record<string, string[]>> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** The code that stands in a page itself, as a browser reads it; what has another type is data. */
function inlineScripts(html: string): string[] {
  const $ = cheerio.load(html);
  return $("script:not([src]):not([type])")
    .get()
    .map((script) => $(script).text());
}

/** What a page is about, in place of the page: a test that fails prints what it compares. */
const heading = (answer: Answer) => /<h1[^>]*>([^<]*)<\/h1>/.exec(answer.body.toString())?.[1];

const script = () => /\/app-[0-9a-f]{20}\.js/.exec(builtPage(homePath).html())?.[0] ?? "no script";
const picture = () =>
  builtPage(homePath)("source[type='image/avif']").first().attr("srcset")?.split(" ")[0] ??
  "no picture";

/** Every host of the site answers these requests in the same way. */
function answersAsTheSiteDoes(start: () => Promise<Host>): void {
  let started: Host | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.stop());
  const ask = (address: string, options?: AskOptions) => {
    if (started === undefined) throw new Error("The host did not start.");
    return answerOf(started, address, options);
  };

  test.each([
    [homePath, 200, home],
    [`${homePath}?q=dio&days=6`, 200, home],
    [`${homePath}/`, 200, home],
    [`${homePath}.html`, 200, home],
    ["/nowhere", 404, noPage],
    [`${homePath}/nothing`, 404, noPage],
    ["/static/nothing.js", 404, noPage],
  ])("%s is answered %d", async (address, status, text) => {
    const answer = await ask(address);
    expect([answer.status, heading(answer)]).toEqual([status, text]);
    expect(answer.headers["content-type"]?.replace(" ", "").toLowerCase()).toBe(
      "text/html;charset=utf-8",
    );
  });

  test.each([
    ["/", homePath],
    ["/?q=dio", `${homePath}?q=dio`],
  ])("%s leads to %s for good", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  const prefixed = (page: typeof prefixPage) => {
    if (page === null) return [];
    const { prefix, all, ofBrand } = page;
    return [
      [all.path, all],
      [ofBrand.path, ofBrand],
      [`${ofBrand.path}/anything/at/all`, ofBrand],
      [`${ofBrand.path}x`, all],
      [`${prefix}unknown`, all],
      [prefix, all],
    ] as const;
  };
  test.each(prefixed(prefixPage))(
    "%s shows the brand's items, or all where there is no such brand",
    async (address, { title, items }) => {
      const answer = await ask(address);
      expect([answer.status, heading(answer)]).toEqual([200, title]);
      expect(answer.body.toString().match(/<article/g)).toHaveLength(items);
    },
  );

  test.each([homePath, "/", "/nowhere", "/sw.js"])(
    "%s is sent with every security header",
    async (address) => {
      const { headers } = await ask(address);
      const policy = directivesOf(headers["content-security-policy"]);
      expect(policy).toMatchObject({
        "default-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      });
      for (const source of policy["script-src"] ?? []) {
        expect(source).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
      }
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers["permissions-policy"]).toContain("geolocation=()");
    },
  );

  test.each([...wholeLists.map(({ path: address }) => address), "/upload", "/nowhere"])(
    "%s is sent with a policy that allows its inline scripts",
    async (address) => {
      const { headers, body } = await ask(address);
      const digests = inlineScripts(body.toString()).map(
        (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      );
      expect(digests.length).toBeGreaterThan(1);
      const policy = directivesOf(headers["content-security-policy"]);
      expect(policy["script-src"]).toEqual(expect.arrayContaining(digests));
    },
  );

  test.each([
    ["a page", () => homePath, "public, max-age=0, must-revalidate"],
    ["the worker", () => "/sw.js", "public, max-age=0, must-revalidate"],
    [
      "page data",
      () => `/page-data${homePath}/page-data.json`,
      "public, max-age=0, must-revalidate",
    ],
    ["a script", script, "public, max-age=31536000, immutable"],
    ["a picture", picture, "public, max-age=31536000, immutable"],
  ])("%s is kept as long as it should be", async (_what, address, value) => {
    const answer = await ask(address());
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, value]);
  });

  test.each([
    ["/manifest.webmanifest", /^application\/manifest\+json/],
    ["/sw.js", /^(application|text)\/javascript/],
    ["/favicon.svg", /^image\/svg\+xml/],
    ["/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ["/apple-touch-icon.png", /^image\/png$/],
    ["/page-data/app-data.json", /^application\/json/],
  ])("%s is there and has its type", async (address, type) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(type);
  });

  test("a picture has its type", async () => {
    expect((await ask(picture())).headers["content-type"]).toBe("image/avif");
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("who accepts %s gets %s", async (accepted, encoding) => {
    const answer = await ask(homePath, {
      headers: { "Accept-Encoding": accepted },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    if (encoding !== undefined) expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  test("what has not changed is not sent again", async () => {
    const { headers } = await ask(script());
    const again = await ask(script(), { headers: { "If-None-Match": headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("a part of a file is sent as a part", async () => {
    const answer = await ask(picture(), { headers: { Range: "bytes=0-99" } });
    expect([answer.status, answer.body.length]).toEqual([206, 100]);
    expect(answer.headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  });

  test("HEAD sends no body, and nothing can be posted", async () => {
    const head = await ask(homePath, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask(homePath, { method: "POST" })).status).toBe(405);
  });

  test.each(["/%ZZ", "/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"])(
    "%s reveals nothing",
    async (address) => {
      const { status, body } = await ask(address);
      expect([400, 404]).toContain(status);
      expect(body.includes("dependencies")).toBe(false);
    },
  );
}

describe("npm start", () => answersAsTheSiteDoes(startOwnServer));

// Debian's nginx is installed by `npm test` where that is possible (scripts/ensure-tools.ts).
(hasNginx ? describe : describe.skip)("nginx", () => {
  answersAsTheSiteDoes(startNginx);

  test("has nothing to say against its configuration", () => expect(nginxComplaints()).toEqual([]));
});
