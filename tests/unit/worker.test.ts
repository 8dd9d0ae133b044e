import { createHash } from "node:crypto";
import {
  cachedCopyTiming,
  digestLength,
  pageMark,
  type PrecacheManifest,
} from "../../src/offline/precache-manifest";
import { MemoryCaches } from "../support/memory-caches";
import { RunningWorker } from "../support/running-worker";

const site = "http://localhost";
const script = "/app-aaaaaaaa.js";
const data = "/page-data/bikes/page-data.json";
const picture = `/static/${"a".repeat(32)}/1111/dio.avif`;
const otherSize = `/static/${"a".repeat(32)}/2222/dio.avif`;
/** Of a picture that the shop replaces. */
const oldPicture = `/static/${"b".repeat(32)}/1111/jupiter.avif`;
/** Names the pictures of the release. */
const namingData = "/page-data/cars/page-data.json";
const pages = ["/bikes", "/cars", "/te/bikes"];

const isPage = (address: string) => pages.includes(address) || address.endsWith("/404.html");
/** Whether the name of the file has a hash, so that its content is the same in each release. */
const isHashed = (address: string) => /^\/static|-a+\.js$/.test(address);
const contentOf = (address: string, release: string) =>
  (isPage(address) ? pageMark : "") +
  address +
  (isHashed(address) ? "" : release) +
  (address === namingData ? picture : "");
const typeOf = (address: string) => {
  if (address.startsWith("/static")) return "image/avif";
  return isPage(address) ? "text/html" : "text/plain";
};
const fileWith = (address: string, text: string, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": typeOf(address) } });
/** The sign-in page of a Wi-Fi network. */
const portal = (status = 200) =>
  new Response("<h1>Sign in</h1>", { status, headers: { "Content-Type": "text/html" } });

const precached = [script, data, namingData, ...pages, "/404.html", "/te/404.html"];

/** The worker of a release, whose pages and data contain the name of the release. */
function workerOf(release: string) {
  const digests = precached.map((address) => {
    const digest = createHash("sha256").update(contentOf(address, release)).digest("base64");
    return [address, digest.slice(0, digestLength)] as const;
  });
  const manifest: PrecacheManifest = {
    roots: { "": "/bikes", "/te": "/te/bikes" },
    pages,
    prefixes: [
      { prefix: "/cars-", path: "/cars" },
      ...["", "/te"].flatMap((language) => [
        { prefix: `${language}/bikes/`, path: `${language}/bikes` },
        { prefix: `${language}/`, path: `${language}/404.html` },
      ]),
    ],
    files: Object.fromEntries(digests),
  };
  const entries = precached.map((address) => ({
    url: `stored${address}${pages.includes(address) ? "/index.html" : ""}`,
    revision: isHashed(address) ? null : release,
  }));
  return new RunningWorker(manifest, entries);
}

let browser: MemoryCaches;
let fetched: string[];

type Serve = (address: string, cache?: RequestCache) => Response | Promise<Response>;
function serve(answer: Serve): void {
  Object.assign(globalThis, {
    fetch: async (request: string | Request, init: RequestInit = {}) => {
      const { pathname } = new URL(typeof request === "string" ? request : request.url, site);
      fetched.push(pathname);
      return answer(pathname, typeof request === "string" ? init.cache : request.cache);
    },
  });
}
/** Serves a release, with other responses for some addresses. */
const serveRelease = (release: string, others: Readonly<Record<string, () => Response>> = {}) =>
  serve((address) => others[address]?.() ?? fileWith(address, contentOf(address, release)));
const noConnection = () => {
  throw new TypeError("offline");
};
const goOffline = () => serve(noConnection);
const neverRespond = () => serve(() => new Promise(() => undefined));

const storedAddresses = () =>
  [...browser.stored.values()].flatMap(({ entries }) =>
    [...entries.keys()].map((key) => key.replaceAll(/^\/stored|\/index\.html|\?.*/g, "")),
  );
const textOf = async (answer: Response | undefined) =>
  (await answer?.text())?.replace(pageMark, "");

/** The worker of release 1, which is installed. */
let worker: RunningWorker;
const open = (address: string, client = "page") => worker.answer(address, { isPage: true, client });

beforeEach(async () => {
  browser = new MemoryCaches();
  fetched = [];
  Object.assign(globalThis, { caches: browser });
  serveRelease("1");
  worker = workerOf("1");
  await worker.install();
});

test("the stored files are those that are precached, each fetched once, and seen pictures", async () => {
  expect(storedAddresses().sort()).toEqual([...precached].sort());
  await worker.answer(picture);
  expect(await textOf(await worker.answer(picture))).toBe(picture);
  expect(storedAddresses().sort()).toEqual([...precached, picture].sort());
  expect(fetched.sort()).toEqual([...precached, picture].sort());
});

test("the next release keeps unchanged files and the pictures that it shows", async () => {
  await worker.answer(picture);
  await worker.answer(oldPicture);
  serveRelease("2");
  fetched = [];
  worker = workerOf("2");
  await worker.install();
  goOffline();
  expect(storedAddresses().sort()).toEqual([...precached, picture].sort());
  expect(await textOf(await open("/te/bikes"))).toBe("/te/bikes2");
  expect(fetched.filter(isHashed)).toEqual([]);
});

test("a release whose data the browser has deleted keeps all pictures", async () => {
  await worker.answer(oldPicture);
  Object.assign(browser, { match: () => Promise.resolve(undefined) });
  await worker.install();
  expect(storedAddresses()).toContain(oldPicture);
});

test("a wrong response fails the installation, which can be repeated", async () => {
  browser.stored.clear();
  serveRelease("1", { [script]: portal });
  await expect(worker.install()).rejects.toThrow(`${script} is not stored`);
  expect(storedAddresses()).not.toContain(script);
  serveRelease("1");
  await worker.install();
  expect(storedAddresses()).toContain(script);
});

test.each([
  ["once, without the browser's cache", "no-cache", 1],
  ["again if it is still old", "reload", 2],
])(
  "a wrong response is not stored: a file without a hash is fetched %s",
  async (_how, fresh, times) => {
    browser.stored.clear();
    fetched = [];
    serve((address, cache) => fileWith(address, contentOf(address, cache === fresh ? "1" : "0")));
    await worker.install();
    expect(fetched.filter((address) => address === "/bikes")).toHaveLength(times);
    goOffline();
    expect(await textOf(await open("/bikes"))).toBe("/bikes1");
  },
);

test.each([
  ["a sign-in page", () => portal()],
  ["an error", () => fileWith(picture, "busy", 503)],
  ["no answer", noConnection],
])(
  "a wrong response for a picture is not stored; another size or an empty picture answers: %s",
  async (_what, answer) => {
    serveRelease("1", { [picture]: answer });
    await worker.answer(oldPicture);
    const empty = await worker.answer(picture);
    expect(empty?.headers.get("Content-Type")).toBe("image/svg+xml");
    await worker.answer(otherSize);
    expect(await textOf(await worker.answer(picture))).toBe(otherSize);
    expect(storedAddresses()).not.toContain(picture);
  },
);

test("if the browser's storage is full or fails, the network answers", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const failing = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  Object.assign(await browser.open("pictures"), { put: failing });
  expect(await textOf(await worker.answer(picture))).toBe(picture);
  expect(warn).toHaveBeenCalled();
  Object.assign(browser, { open: failing, match: failing });
  for (const address of [script, data, picture])
    expect(await textOf(await worker.answer(address))).toBe(contentOf(address, "1"));
  expect(await textOf(await open("/bikes"))).toBe("/bikes1");
});

test("a page that is not stored comes from the network, however slow", async () => {
  browser.stored.clear();
  jest.useFakeTimers();
  const bikes = fileWith("/bikes", contentOf("/bikes", "1"));
  serve(() => new Promise((resolve) => setTimeout(() => resolve(bikes), 20_000)));
  const answer = open("/bikes");
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await textOf(await answer)).toBe("/bikes1");
});

test("the worker leaves requests for other addresses to the browser", async () => {
  expect(await worker.answer("/unlisted.txt")).toBeUndefined();
  expect(await worker.answer(`https://elsewhere.example${data}`)).toBeUndefined();
  expect(await worker.answer(data, { method: "POST" })).toBeUndefined();
  for (const address of ["/sitemap-0.xml", "/admin/", "/admin"])
    expect(await textOf(await open(address))).toBe(`${address}1`);
});

test.each([
  ["/bikes", "/bikes1", 3],
  ["/cars-xyz", "/cars1", 3],
  ["/nowhere", "/404.html1", 30],
])(
  "the worker answers %s from storage if the network does not respond: %s after %d s",
  async (address, text, seconds) => {
    neverRespond();
    jest.useFakeTimers();
    let shown: string | undefined;
    void open(address).then(async (answer) => (shown = await textOf(answer)));
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toBe(text);
  },
);

const half = new ReadableStream({ start: (body) => body.error(new TypeError("reset")) });
test.each([
  ["half a file", () => new Response(half)],
  ["a page of the site", () => fileWith("/bikes", contentOf("/bikes", "1"))],
  ["a sign-in page", () => portal()],
  ["an error", () => fileWith(data, "busy", 503)],
])("the worker answers data from storage if the network sends %s", async (_what, answer) => {
  serveRelease("1", { [data]: answer });
  expect(await textOf(await worker.answer(data))).toBe(`${data}1`);
});

test.each([200, 404, 503])(
  "a page comes from storage if the response is another site's page with the status %d, and is marked as a copy",
  async (status) => {
    serve(() => portal(status));
    const answer = await open("/bikes");
    const headers = { "content-type": "text/html", "server-timing": cachedCopyTiming };
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual(headers);
    expect([answer?.status, await textOf(answer)]).toEqual([200, "/bikes1"]);
  },
);

test("a page that the server no longer has is the server's 404 page", async () => {
  serveRelease("1", { "/bikes": () => fileWith("/bikes", `${pageMark}gone`, 404) });
  const answer = await open("/bikes");
  expect([answer?.status, await textOf(answer)]).toEqual([404, "gone"]);
});

/** The browser ends an idle worker, and starts it again with the same storage. */
const restart = (release = "1") => (worker = workerOf(release));

test("a page that is newer than the stored page gets no older data, even offline and from a restarted worker", async () => {
  serveRelease("2");
  await open("/bikes", "newer");
  goOffline();
  await expect(worker.answer(data, { client: "newer" })).rejects.toThrow();
  restart();
  await expect(worker.answer(data, { client: "newer" })).rejects.toThrow();
  expect(await textOf(await worker.answer(data, { client: "another" }))).toBe(`${data}1`);
});

test("a page that comes from storage gets only data of its release, also from a restarted worker and from that of the next release", async () => {
  goOffline();
  await open("/bikes", "old");
  serveRelease("2");
  expect(await textOf(await worker.answer(data, { client: "old" }))).toBe(`${data}1`);
  restart();
  expect(await textOf(await worker.answer(data, { client: "old" }))).toBe(`${data}1`);
  await restart("2").install();
  expect((await worker.answer(data, { client: "old" }))?.type).toBe("error");
  expect(await textOf(await worker.answer(data, { client: "another" }))).toBe(`${data}2`);
});

test.each([
  ["/?q=dio", 302, "/bikes?q=dio"],
  ["/te", 302, "/te/bikes"],
  ["/bikes/dio/?days=3&km=450", 302, "/bikes?days=3&km=450#open-item-bikes/dio"],
  ["/te/bikes/dio", 302, "/te/bikes#open-item-bikes/dio"],
  ["/nowhere", 404, "/404.html1"],
  ["/te/nowhere", 404, "/te/404.html1"],
])("%s is offline a response with the status %d: %s", async (address, status, shown) => {
  goOffline();
  const answer = await open(address);
  const target = answer?.headers.get("location")?.replace(site, "");
  expect([answer?.status, target ?? (await textOf(answer))]).toEqual([status, shown]);
});
