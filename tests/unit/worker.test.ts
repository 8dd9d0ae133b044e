/** @jest-environment node */
import { createHash } from "node:crypto";
import {
  cachedCopyTiming,
  digestLength,
  languageOfFile,
  type PrecacheManifest,
} from "../../src/shared/precache-manifest";
import { pageMark } from "../../src/shared/site-response";
import { MemoryCaches } from "../support/memory-caches";
import { RunningWorker } from "../support/running-worker";

const site = "http://localhost";
const script = "/app-aaaaaaaa.js";
const data = "/page-data/bikes/page-data.json";
const teluguData = "/page-data/te/bikes/page-data.json";
const picture = `/static/${"a".repeat(6)}/1111/dio.avif`;
const otherSize = `/static/${"a".repeat(6)}/2222/dio.avif`;
const carPicture = `/static/${"b".repeat(6)}/1111/alto.avif`;
const pages = ["/bikes", "/cars", "/te/bikes"];

const isPage = (address: string) => pages.includes(address) || address.endsWith("/404.html");
/** Whether the name of the file has a hash, so that its content is the same in each release. */
const isHashed = (address: string) => /^\/static|-a+\.js$/.test(address);
const contentOf = (address: string, release: string) =>
  (isPage(address) ? pageMark : "") + address + (isHashed(address) ? "" : release);
const fileWith = (address: string, text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { "Content-Type": isPage(address) ? "text/html" : "text/plain" },
  });
/** The sign-in page of a Wi-Fi network. */
const portal = (status = 200) =>
  new Response("<h1>Sign in</h1>", { status, headers: { "Content-Type": "text/html" } });

const english = [script, "/page-data/app-data.json", "/bikes", data, "/cars", "/404.html"];
const telugu = ["/te/bikes", teluguData, "/words-te-ts-aaaaaaaa.js"];
const pictures = [picture, carPicture];

/** The worker of a release, whose pages and data contain the name of the release. */
function workerOf(release: string, change: Partial<PrecacheManifest> = {}) {
  const digests = (addresses: readonly string[]) =>
    Object.fromEntries(
      addresses.map((address) => {
        const digest = createHash("sha256").update(contentOf(address, release)).digest("base64");
        return [address, digest.slice(0, digestLength)];
      }),
    );
  const manifest: PrecacheManifest = {
    home: "/bikes",
    languages: ["te", "hi"],
    pages,
    items: { "/bikes/dio": 0 },
    prefixes: [
      { prefix: "/bikes/", path: "/bikes" },
      { prefix: "/cars-", path: "/cars" },
    ],
    files: digests([...english, ...telugu, "/hi/bikes"]),
    pictures: digests(pictures),
    ...change,
  };
  const precached = english.map((address) => ({
    url: `stored${address}${pages.includes(address) ? "/index.html" : ""}`,
    revision: isHashed(address) ? null : release,
  }));
  return new RunningWorker(manifest, precached);
}

let browser: MemoryCaches;
let fetched: string[];

type Serve = (address: string) => Response | Promise<Response>;
function serve(answer: Serve): void {
  Object.assign(globalThis, {
    fetch: async (request: string | Request) => {
      const { pathname } = new URL(typeof request === "string" ? request : request.url, site);
      fetched.push(pathname);
      return answer(pathname);
    },
  });
}
/** Serves a release, with other responses for some addresses. */
const serveRelease = (release: string, others: Readonly<Record<string, () => Response>> = {}) =>
  serve((address) => others[address]?.() ?? fileWith(address, contentOf(address, release)));
const goOffline = () => serve(() => Promise.reject(new TypeError("offline")));
const neverRespond = () => serve(() => new Promise(() => undefined));

async function installed(change: Partial<PrecacheManifest> = {}): Promise<RunningWorker> {
  const worker = workerOf("1", change);
  await worker.install();
  return worker;
}
const storedAddresses = () =>
  [...browser.stored.values()].flatMap(({ entries }) =>
    [...entries.keys()].map((key) => key.replaceAll(/^\/stored|\/index\.html|\?.*/g, "")),
  );
const textOf = async (answer: Response | undefined) =>
  (await answer?.text())?.replace(pageMark, "");
const open = (worker: RunningWorker, address: string, client = "page") =>
  worker.answer(address, { isPage: true, client });

beforeEach(() => {
  browser = new MemoryCaches();
  fetched = [];
  setConnection(undefined);
  Object.assign(globalThis, { caches: browser });
  for (const level of ["warn", "info"] as const) {
    jest.spyOn(console, level).mockImplementation(() => undefined);
  }
  serveRelease("1");
});
afterEach(() => jest.useRealTimers());

function setConnection(connection: object | undefined): void {
  Object.defineProperty(globalThis, "navigator", { value: { connection }, configurable: true });
}

test.each([
  ["/hi", "hi"],
  ["/hi/cars", "hi"],
  ["/page-data/hi/cars/page-data.json", "hi"],
  ["/words-hi-ts-0123abcd.js", "hi"],
  ["/hi-speed-cars", null],
  ["/page-data/hi-speed-cars/page-data.json", null],
  ["/words-hi-cars", null],
  ["/te/cars", null],
  ["/cars", null],
])("the file at %s belongs to the language %p", (address, code) =>
  expect(languageOfFile({ languages: ["hi"] }, address)).toBe(code),
);

describe("the stored files", () => {
  test("are those of English and the pictures, each fetched once", async () => {
    await installed();
    const files = [...english, ...pictures].sort();
    expect(storedAddresses().sort()).toEqual(files);
    // `RunningWorker.install` also requests robots.txt.
    expect(fetched.filter((address) => address !== "/robots.txt").sort()).toEqual(files);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "include only requested pictures on a connection with %p; one stored size of a picture answers for the others",
    async (connection) => {
      setConnection(connection);
      const worker = await installed();
      expect(storedAddresses().sort()).toEqual([...english].sort());
      await worker.answer(otherSize);
      goOffline();
      expect(await textOf(await worker.answer(picture))).toBe(otherSize);
      await expect(worker.answer(carPicture)).rejects.toThrow();
    },
  );

  test("include each visited language, and stay in the next release if they are unchanged", async () => {
    await open(await installed(), "/te/bikes");
    expect(storedAddresses()).toEqual(expect.arrayContaining(telugu));
    serveRelease("2");
    fetched = [];
    const worker = workerOf("2");
    await worker.install();
    goOffline();
    expect(await textOf(await open(worker, "/te/bikes"))).toBe("/te/bikes2");
    expect(storedAddresses().sort()).toEqual([...english, ...telugu, ...pictures].sort());
    expect(fetched.filter(isHashed)).toEqual([]);
  });

  test("do not include those of an earlier worker without Workbox", async () => {
    await (await browser.open("site-hashed")).put(script, new Response("old"));
    await installed();
    expect(browser.stored.has("site-hashed")).toBe(false);
  });
});

describe("a wrong response", () => {
  test.each(
    ["/bikes", script, data].flatMap((address) =>
      [
        ["a sign-in page", () => portal()],
        ["another file", () => fileWith(address, `${contentOf(address, "1")}2`)],
        ["an error", () => fileWith(address, "busy", 503)],
      ].map(([what, answer]) => [address, what, answer] as [string, string, () => Response]),
    ),
  )("for %s fails the installation, which can be repeated: %s", async (address, _, answer) => {
    serveRelease("1", { [address]: answer });
    const worker = workerOf("1");
    await expect(worker.install()).rejects.toThrow(`${address} is not stored`);
    expect(storedAddresses()).not.toContain(address);
    serveRelease("1");
    await worker.install();
    expect(storedAddresses()).toContain(address);
  });

  test.each([picture, teluguData])(
    "for %s is not stored, but a right response is stored later",
    async (address) => {
      serveRelease("1", { [address]: portal });
      const worker = await installed();
      await open(worker, "/te/bikes");
      expect(storedAddresses()).not.toContain(address);
      serveRelease("1");
      await open(worker, "/te/bikes");
      expect(storedAddresses()).toContain(address);
    },
  );
});

describe("if the quota is too small", () => {
  test("all pages are stored, and as many pictures as fit", async () => {
    await installed();
    browser.quota = browser.used() - 1;
    browser.stored.clear();
    await installed();
    expect(storedAddresses().sort()).toEqual([...english, picture].sort());
  });

  test("the next release fails to install, then pictures are removed, and it can be installed", async () => {
    const worker = await installed();
    const changed = english.filter((address) => !isHashed(address));
    browser.quota =
      browser.used() + changed.map((address) => contentOf(address, "2")).join("").length - 1;
    serveRelease("2");
    const next = workerOf("2");
    await expect(next.install()).rejects.toThrow("full");
    await open(worker, "/cars");
    await next.install();
    expect(storedAddresses().sort()).toEqual([...english, ...pictures].sort());
    goOffline();
    expect(await textOf(await open(next, "/bikes"))).toBe("/bikes2");
  });
});

test("if the browser's storage fails, the network answers", async () => {
  const worker = await installed();
  const failing = () => Promise.reject(new DOMException("broken", "UnknownError"));
  Object.assign(browser, { open: failing, match: failing });
  for (const address of [script, data, picture])
    expect(await textOf(await worker.answer(address))).toBe(contentOf(address, "1"));
  expect(await textOf(await open(worker, "/bikes"))).toBe("/bikes1");
});

describe("the worker", () => {
  test("leaves requests for other addresses to the browser", async () => {
    const worker = await installed();
    expect(await worker.answer("/unlisted.txt")).toBeUndefined();
    expect(await worker.answer(`https://elsewhere.example${data}`)).toBeUndefined();
    expect(await worker.answer(data, { method: "POST" })).toBeUndefined();
    expect(await textOf(await open(worker, "/sitemap-0.xml"))).toBe("/sitemap-0.xml1");
  });

  test.each([
    ["/bikes", "/bikes1", 2],
    ["/cars-xyz", "/cars1", 2],
    ["/bikes/newest", "/bikes1", 30],
    ["/nowhere", "/404.html1", 30],
  ])(
    "answers %s from storage if the network does not respond: %s after %d s",
    async (address, text, seconds) => {
      const worker = await installed();
      neverRespond();
      jest.useFakeTimers();
      let shown: string | undefined;
      void open(worker, address).then(async (answer) => (shown = await textOf(answer)));
      await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(shown).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(shown).toBe(text);
    },
  );

  test("does not wait for a network that has just failed, but uses it again after ten seconds", async () => {
    const worker = await installed();
    goOffline();
    await open(worker, "/bikes");
    neverRespond();
    expect(await textOf(await open(worker, "/cars"))).toBe("/cars1");
    serveRelease("2");
    jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() + 10_000);
    expect(await textOf(await open(worker, "/cars"))).toBe("/cars2");
  });

  test("treats half a file as a failure", async () => {
    const worker = await installed();
    const half = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError("reset")) }));
    serveRelease("1", { [data]: half });
    expect(await textOf(await worker.answer(data))).toBe(`${data}1`);
  });
});

describe("a page", () => {
  test.each([200, 403, 404, 429, 500, 503])(
    "comes from storage if the response is another site's page with the status %d, and is marked as a copy",
    async (status) => {
      const worker = await installed();
      serve(() => portal(status));
      const answer = await open(worker, "/bikes");
      expect(answer?.headers.get("Server-Timing")).toBe(cachedCopyTiming);
      expect([answer?.status, await textOf(answer)]).toEqual([200, "/bikes1"]);
    },
  );

  test("that the server no longer has is the server's 404 page", async () => {
    const worker = await installed();
    serveRelease("1", { "/bikes": () => fileWith("/bikes", `${pageMark}gone`, 404) });
    const answer = await open(worker, "/bikes");
    expect([answer?.status, await textOf(answer)]).toEqual([404, "gone"]);
  });

  test("that is newer than the stored page gets no older data, even offline", async () => {
    const worker = await installed();
    serveRelease("2");
    await open(worker, "/bikes", "newer");
    goOffline();
    await expect(worker.answer(data, { client: "newer" })).rejects.toThrow();
    expect(await textOf(await worker.answer(data, { client: "another" }))).toBe(`${data}1`);
  });

  test("that comes from storage gets the data of its release or else an error; only a `no-store` request gets newer data", async () => {
    const worker = await installed();
    goOffline();
    await open(worker, "/bikes", "old");
    serveRelease("2");
    jest.spyOn(Date, "now").mockReturnValueOnce(Date.now() + 10_000);
    expect(await textOf(await worker.answer(data, { client: "old" }))).toBe(`${data}1`);
    const newest = await worker.answer(data, { client: "old", cache: "no-store" });
    expect(await textOf(newest)).toBe(`${data}2`);
    await (
      await browser.open([...browser.stored.keys()][0] ?? "")
    ).delete(`/stored${data}?__WB_REVISION__=1`);
    expect((await worker.answer(data, { client: "old" }))?.type).toBe("error");
  });

  test.each([
    ["/?q=dio", "/bikes?q=dio"],
    ["/bikes/dio", "/bikes#item-bikes/dio"],
    ["/bikes/dio/?days=3&km=450", "/bikes?days=3&km=450#item-bikes/dio"],
    ["/te/bikes/dio", "/te/bikes#item-bikes/dio"],
    ["/te/bikes?days=3", "/bikes?days=3"],
    ["/te", "/te/bikes"],
  ])("at %s redirects offline to %s", async (address, to) => {
    const worker = await installed();
    goOffline();
    const answer = await open(worker, address);
    expect([answer?.status, answer?.headers.get("location")]).toEqual([302, site + to]);
  });

  test("at an unknown address is the 404 page", async () => {
    const worker = await installed();
    goOffline();
    const answer = await open(worker, "/nowhere");
    expect([answer?.status, await textOf(answer)]).toEqual([404, "/404.html1"]);
  });
});
