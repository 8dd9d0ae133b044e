/** @jest-environment node */
import {
  cachedCopyTiming,
  isHashed,
  languageOfFile,
  type PrecacheManifest,
} from "../../src/shared/precache-manifest";
import { pageMark } from "../../src/shared/own-answer";
import { FetchStrategies } from "../../src/worker/fetch-strategies";
import { filesInOrder, precache } from "../../src/worker/precache";
import { VersionedCache } from "../../src/worker/versioned-cache";
import { VisitedLanguages } from "../../src/worker/visited-languages";
import { type MemoryCache, MemoryCaches } from "../support/memory-caches";

const site = "http://localhost";
const script = "/app-aaaaaaaa.js";
const picture = `/static/${"a".repeat(32)}/1111/dio.avif`;
const otherSize = `/static/${"a".repeat(32)}/2222/dio.avif`;
const carPicture = `/static/${"b".repeat(32)}/1111/alto.avif`;
const list: PrecacheManifest = {
  version: "new",
  home: "/bikes",
  languages: ["te"],
  pages: ["/bikes", "/cars", "/te/bikes"],
  items: {},
  redirects: [],
  prefixes: [],
  files: {
    [script]: 5,
    "/page-data/app-data.json": 5,
    "/bikes": 5,
    "/page-data/bikes/page-data.json": 5,
    "/cars": 5,
    "/page-data/cars/page-data.json": 5,
    "/favicon.svg": 5,
    "/te/bikes": 5,
    "/page-data/te/bikes/page-data.json": 5,
  },
  pictures: { [picture]: 5, [carPicture]: 5 },
};
const files = Object.keys(list.files).filter((name) => languageOfFile(list, name) === null);
const everything = [...files, ...Object.keys(list.pictures)];

/** A page as this site has it, and a file that is none. */
const pageWith = (text: string, status = 200) =>
  new Response(pageMark + text, { status, headers: { "Content-Type": "text/html" } });
const isPage = (name: string) => [...list.pages, "/404.html"].includes(name);
const fileWith = (name: string, text: string) =>
  isPage(name) ? pageWith(text) : new Response(text);
const textOf = async (answer: Response | undefined) =>
  (await answer?.text())?.replace(pageMark, "");

const address = (key: string | Request | { url: string }) =>
  typeof key === "string" ? key : new URL(key.url).pathname;

let browser: MemoryCaches;
let fetched: string[];
/** What the server answers, where it is not "fresh". */
let served: Record<string, string>;

const cachedNow = () =>
  ["site-new", "site-hashed"].flatMap((name) => [
    ...(browser.stored.get(name)?.entries.keys() ?? []),
  ]);
const install = (visited: readonly string[] = [], of = list) =>
  precache(of, new VersionedCache(of), visited, [null]);
/** Answers one address in another way. */
function answerWith(name: string, answer: () => Response): void {
  const normal = globalThis.fetch;
  serve((request) => (address(request) === name ? Promise.resolve(answer()) : normal(request)));
}
const serveAs = (name: string, status: number) =>
  answerWith(name, () => new Response("other", { status }));

/** A cache that exists before the worker is installed. */
async function cacheWith(name: string, contents: Record<string, string>): Promise<MemoryCache> {
  const cache = browser.add(name);
  for (const [key, text] of Object.entries(contents)) await cache.put(key, fileWith(key, text));
  return cache;
}

function serve(answer: (request: string | Request) => Promise<Response>): void {
  Object.assign(globalThis, {
    fetch: (request: string | Request, { signal }: RequestInit = {}) => {
      fetched.push(address(request));
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("late", "AbortError")));
      });
      return Promise.race([answer(request), aborted]);
    },
  });
}

const strategies = (of = list) => new FetchStrategies(of, new VersionedCache(of));
const thisPage = { waitUntil: () => undefined, client: "this page" };
const page = (name: string, answers = strategies()) => {
  const url = new URL(site + name);
  return answers.page(new Request(url), url, thisPage);
};
const fail = () => serve(() => Promise.reject(new TypeError("offline")));

/** Requests a file, and waits for what is done after the answer. */
async function answeredToTheEnd(
  worker: FetchStrategies,
  name: string,
): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  const answer = await worker.answer(new Request(site + name), {
    waitUntil: (promise) => void work.push(promise),
    client: "",
  });
  await Promise.all(work);
  return answer;
}

let warnings: jest.SpyInstance;

beforeEach(() => {
  setConnection(undefined);
  browser = new MemoryCaches();
  fetched = [];
  served = { "/sw.js": `self.precacheManifest={"version":"new"};` };
  warnings = jest
    .spyOn(console, "warn")
    .mockReset()
    .mockImplementation(() => undefined);
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  Object.assign(globalThis, {
    self: { location: new URL(site) },
    caches: browser,
  });
  serve((request) => {
    const name = address(request);
    return Promise.resolve(fileWith(name, served[name] ?? "fresh"));
  });
});

function setConnection(connection: object | undefined): void {
  Object.defineProperty(globalThis, "navigator", { value: { connection }, configurable: true });
}

describe("what is cached", () => {
  test("is everything on the list, each file fetched once", async () => {
    await install();
    expect(cachedNow().sort()).toEqual([...everything].sort());
    expect(fetched.sort()).toEqual([...everything, "/sw.js"].sort());
  });

  test("after the visited page begins with what every page needs, then the first page", () => {
    expect(filesInOrder(list, ["/cars"], [null])).toEqual([
      script,
      "/page-data/cars/page-data.json",
      "/page-data/app-data.json",
      "/bikes",
      "/page-data/bikes/page-data.json",
      "/favicon.svg",
      picture,
      carPicture,
    ]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "with %p leaves pictures out",
    async (connection) => {
      setConnection(connection);
      await install();
      expect(cachedNow().sort()).toEqual([...files].sort());
    },
  );

  test("of an earlier attempt or version is fetched anew, hashed files aside", async () => {
    await cacheWith("site-hashed", { [script]: "12345" });
    await cacheWith("site-new", { "/bikes": "of another version" });
    await install();
    expect(fetched).not.toContain(script);
    expect(await textOf(await new VersionedCache(list).find("/bikes"))).toBe("fresh");
  });

  test("includes a picture that was seen where no size of it is cached", async () => {
    const answers = strategies();
    await answeredToTheEnd(answers, otherSize);
    fail();
    const answer = await answers.answer(new Request(site + picture));
    expect(await textOf(answer)).toBe("fresh");
  });

  test("includes the page for unknown addresses, which hosts answer with 404", async () => {
    answerWith("/404.html", () => pageWith("no page", 404));
    await install([], { ...list, files: { ...list.files, "/404.html": 5 } });
    expect(cachedNow()).toContain("/404.html");
  });

  test("leaves out what the server says it does not have", async () => {
    await cacheWith("site-new", { "/cars": "of another version" });
    serveAs("/cars", 404);
    await install();
    expect(cachedNow().sort()).toEqual(everything.filter((name) => name !== "/cars").sort());
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining("/cars is not cached"));
  });

  test.each([429, 503])(
    "is not complete when the server answers %d, so that the browser tries again",
    async (status) => {
      serveAs("/cars", status);
      await expect(install()).rejects.toThrow(String(status));
    },
  );

  test("is not complete when another version was published meanwhile", async () => {
    served["/sw.js"] = `self.precacheManifest={"version":"later"}`;
    await expect(install()).rejects.toThrow("Another version was published meanwhile");
  });

  test("ends with the first file that fails", async () => {
    serve(() => Promise.reject(new TypeError("reset")));
    await expect(install()).rejects.toThrow("reset");
    expect(fetched.length).toBeLessThan(4);
  });
});

describe("an answer that is something else", () => {
  const html = () =>
    new Response("<h1>Suspended</h1>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const otherText = () => new Response("another file");

  test.each([
    ["/bikes", html],
    ["/bikes", otherText],
    [script, html],
    [script, otherText],
    ["/page-data/cars/page-data.json", html],
    ["/page-data/cars/page-data.json", otherText],
    ["/favicon.svg", html],
    [picture, html],
    [picture, otherText],
  ])("for %s ends the installation, and is not stored", async (name, answer) => {
    answerWith(name, answer);
    await expect(install()).rejects.toThrow(`${name} is not cached`);
    expect(cachedNow()).not.toContain(name);
  });

  test.each(everything)("for %s that is stored already is replaced", async (name) => {
    const cache = await cacheWith(isHashed(name) ? "site-hashed" : "site-new", {});
    await cache.put(name, html());
    await install();
    expect(await textOf(await new VersionedCache(list).find(name))).toBe("fresh");
  });

  test("in the browser's own store is requested past that", async () => {
    const modes: (RequestCache | undefined)[] = [];
    const normal = globalThis.fetch;
    Object.assign(globalThis, {
      fetch: (request: string, init: RequestInit) => {
        if (request !== script) return normal(request, init);
        modes.push(init.cache);
        return Promise.resolve(init.cache === "reload" ? new Response("fresh") : html());
      },
    });
    await install();
    expect(modes).toEqual(["default", "reload"]);
    expect(cachedNow()).toContain(script);
  });

  test.each([script, picture])("for %s is not stored, and the right one is", async (name) => {
    await (await cacheWith("site-hashed", {})).put(name, html());
    const answers = strategies();
    answerWith(name, html);
    await answeredToTheEnd(answers, name);
    serve(() => Promise.resolve(new Response("fresh")));
    await answeredToTheEnd(answers, name);
    fail();
    expect(await textOf(await answers.answer(new Request(site + name)))).toBe("fresh");
  });
});

describe("where the quota is short", () => {
  test("the visited page is cached first, then scripts and the first page, and nothing after what did not fit", async () => {
    browser.quota = 25 + 2 * pageMark.length;
    await install(["/cars"]);
    expect(cachedNow()[0]).toBe("/cars");
    expect(cachedNow()).toHaveLength(5);
    expect(cachedNow()).toContain(script);
    expect(fetched).not.toContain(carPicture);
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining("The quota is used up"));
  });

  test("for two versions, the earlier one goes", async () => {
    const filled = Object.fromEntries(everything.map((name) => [name, "12345"]));
    const older = await cacheWith("site-old", filled);
    await cacheWith("site-hashed", { "/app-bbbbbbbb.js": "12345" });
    browser.quota = browser.used();
    await install(["/cars"]);
    expect(older.entries.size).toBe(0);
    expect(cachedNow().sort()).toEqual([...everything].sort());
  });
});

describe("once a version is installed", () => {
  test("others' files go, but for hashed ones that it needs and sizes of its pictures", async () => {
    await cacheWith("site-old", { "/bikes": "old" });
    await cacheWith("another-old", {});
    const gone = ["/app-bbbbbbbb.js", `/static/${"c".repeat(32)}/1111/gone.avif`];
    const needed = [script, otherSize];
    const hashed = [...gone, ...needed].map((name) => [name, "12345"]);
    await cacheWith("site-hashed", Object.fromEntries(hashed) as Record<string, string>);
    await cacheWith("site-new", { "/bikes": "new" });
    await new VersionedCache(list).deleteOlder();
    expect(await browser.keys()).toEqual(["another-old", "site-hashed", "site-new"]);
    expect([...(browser.stored.get("site-hashed")?.entries.keys() ?? [])]).toEqual(needed);
  });
});

describe("where the browser's store fails", () => {
  const failing = () => Promise.reject(new DOMException("broken", "UnknownError"));
  beforeEach(() => Object.assign(globalThis.caches, { open: failing }));

  test.each(["/favicon.svg", script, picture, "/bikes"])(
    "%s comes from the network",
    async (name) => {
      const file = () => strategies().answer(new Request(site + name));
      expect(await textOf(await (name === "/bikes" ? page(name) : file()))).toBe("fresh");
      expect(warnings).toHaveBeenCalledWith(
        expect.stringContaining(name),
        expect.any(DOMException),
      );
    },
  );
});

describe("the worker", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const silent = () => serve(() => new Promise(() => undefined));
  const ask = (name: string) => {
    const request = new Request(site + name);
    return strategies().answer(request);
  };

  test("leaves what is not the site's to the browser", () => {
    expect(ask("/unlisted.txt")).toBeUndefined();
    const answers = strategies();
    expect(answers.answer(new Request("https://elsewhere.example/bikes"))).toBeUndefined();
    const post = new Request(`${site}/favicon.svg`, { method: "POST" });
    expect(answers.answer(post)).toBeUndefined();
    const file = Object.defineProperty(new Request(`${site}/a.txt`), "mode", { value: "navigate" });
    expect(answers.answer(file)).toBeUndefined();
  });

  test("waits two seconds for the network, and then shows what is cached", async () => {
    await cacheWith("site-new", { "/favicon.svg": "saved" });
    silent();
    let text: string | undefined;
    void ask("/favicon.svg")?.then(async (answer) => (text = await textOf(answer)));
    await jest.advanceTimersByTimeAsync(1999);
    expect(text).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(text).toBe("saved");
  });

  test.each([script, picture, "/favicon.svg"])(
    "gives up on %s after half a minute where nothing is cached",
    async (name) => {
      silent();
      const failed = expect(ask(name)).rejects.toThrow("late");
      await jest.advanceTimersByTimeAsync(30_000);
      await failed;
    },
  );

  test("takes half a file for a failure", async () => {
    await cacheWith("site-new", { "/favicon.svg": "saved" });
    const half = new ReadableStream({ start: (body) => body.error(new TypeError("reset")) });
    serve(() => Promise.resolve(new Response(half)));
    expect(await textOf(await ask("/favicon.svg"))).toBe("saved");
  });

  test("does not wait again for a network that has just been bad, but comes back to it", async () => {
    const name = "/favicon.svg";
    await cacheWith("site-new", { [name]: "saved" });
    silent();
    const answers = strategies();
    const first = answers.answer(new Request(site + name));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await textOf(await first)).toBe("saved");
    const second = await answers.answer(new Request(site + name));
    expect(await second?.text()).toBe("saved");
    serve(() => Promise.resolve(new Response("newer")));
    await jest.advanceTimersByTimeAsync(10_000);
    const third = await answers.answer(new Request(site + name));
    expect(await third?.text()).toBe("newer");
  });

  test("waits longer for a page that may be newer than the cached list, also where the network has just been bad", async () => {
    await cacheWith("site-new", { "/favicon.svg": "saved", "/bikes": "list" });
    silent();
    const answers = strategies({ ...list, prefixes: [{ prefix: "/bikes/", path: "/bikes" }] });
    void answers.answer(new Request(`${site}/favicon.svg`));
    await jest.advanceTimersByTimeAsync(2000);
    let text: string | undefined;
    void page("/bikes/new", answers).then(async (answer) => (text = await textOf(answer)));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(text).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(text).toBe("list");
  });
});

test("an address with the prefix of a list waits no longer than the list", async () => {
  jest.useFakeTimers();
  await cacheWith("site-new", { "/bikes": "list" });
  serve(() => new Promise(() => undefined));
  const prefixes = [{ prefix: "/bikes-", path: "/bikes" }];
  let text: string | undefined;
  void page("/bikes-xyz", strategies({ ...list, prefixes })).then(
    async (answer) => (text = await textOf(answer)),
  );
  await jest.advanceTimersByTimeAsync(2000);
  expect(text).toBe("list");
  jest.useRealTimers();
});

test("a language that could not be cached is tried again at the next page of it", async () => {
  const languages = new VisitedLanguages(list, new VersionedCache(list));
  const data = "/page-data/te/bikes/page-data.json";
  const normal = globalThis.fetch;
  serveAs(data, 503);
  await languages.store("/te/bikes");
  expect(cachedNow()).not.toContain(data);
  Object.assign(globalThis, { fetch: normal });
  await languages.store("/te/bikes");
  expect(cachedNow()).toContain(data);
  fetched = [];
  await languages.store("/te/bikes");
  expect(fetched).toEqual([]);
});

describe("a page", () => {
  test.each([200, 403, 404, 429, 500, 503])(
    "in whose place the host answers %d with another is the cached one, which says so",
    async (status) => {
      await cacheWith("site-new", { "/bikes": "saved" });
      const headers = { "Content-Type": "text/html" };
      serve(() => Promise.resolve(new Response("<h1>Sign in</h1>", { status, headers })));
      const answer = await page("/bikes");
      expect(answer.headers.get("Server-Timing")).toBe(cachedCopyTiming);
      expect([answer.status, await textOf(answer)]).toEqual([200, "saved"]);
    },
  );

  test("that the server says is gone is gone", async () => {
    await cacheWith("site-new", { "/bikes": "saved" });
    serve(() => Promise.resolve(pageWith("gone", 404)));
    const answer = await page("/bikes");
    expect([answer.status, await textOf(answer)]).toEqual([404, "gone"]);
  });

  test("that is cached starts from cached data, and still finds out whether there is newer", async () => {
    const data = "/page-data/bikes/page-data.json";
    await cacheWith("site-new", { "/bikes": "saved", [data]: "saved" });
    const answers = strategies();
    const answer = globalThis.fetch;
    fail();
    await page("/bikes", answers);
    serve(answer);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    const dataWith = async (cache: RequestCache) =>
      textOf(await answers.answer(new Request(site + data, { cache }), thisPage));
    expect(await dataWith("default")).toBe("saved");
    expect(await dataWith("no-store")).toBe("fresh");
  });

  test("that is cached without its data gets none, which might be newer", async () => {
    await cacheWith("site-new", { "/bikes": "saved" });
    const answers = strategies();
    const answer = globalThis.fetch;
    fail();
    expect(await textOf(await page("/bikes", answers))).toBe("saved");
    Object.assign(globalThis, { fetch: answer });
    const answerTo = (name: string) => answers.answer(new Request(site + name), thisPage);
    expect((await answerTo("/page-data/bikes/page-data.json"))?.type).toBe("error");
    const other = await answerTo("/page-data/cars/page-data.json");
    expect(await other?.text()).toBe("fresh");
  });

  describe("from the network", () => {
    const data = "/page-data/bikes/page-data.json";
    /** Opens a page with its cached copy there, and requests its data once the network has failed. */
    async function dataAfter(document: string) {
      await cacheWith("site-new", { [data]: "saved", "/bikes": "saved" });
      const answers = strategies();
      serve(() => Promise.resolve(pageWith(document)));
      await page("/bikes", answers);
      fail();
      const dataFor = (client: string) =>
        answers.changingFile(new Request(site + data), new URL(site + data), {
          ...thisPage,
          client,
        });
      return { own: dataFor("this page"), other: dataFor("another page") };
    }

    test("that is newer than the cached one gets no older data, whatever becomes of the network", async () => {
      const { own, other } = await dataAfter("newer");
      await expect(own).rejects.toThrow("offline");
      expect(await (await other).text()).toBe("saved");
    });

    test("that is the cached one starts from what is cached", async () => {
      const { own } = await dataAfter("saved");
      expect(await (await own).text()).toBe("saved");
    });
  });

  test("at the root is the first one, without a network too", async () => {
    fail();
    const { status, headers } = await page("/?q=dio");
    expect([status, headers.get("location")]).toEqual([302, `${site}/bikes?q=dio`]);
  });
});

test("a former address of an item leads on to that of today when there is no network", async () => {
  fail();
  for (const name of ["old", "పాత"]) {
    const redirects = [{ from: `/bikes/${name}`, to: "/bikes/new" }];
    const answer = await page(`/bikes/${name}?days=3`, strategies({ ...list, redirects }));
    const to = `${site}/bikes/new?days=3`;
    expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
  }
});

describe("an item's page, which is not cached", () => {
  const addresses = { ...list, items: { "/bikes/dio": 0 } };
  const ask = (address: string) => page(address, strategies(addresses));
  beforeEach(fail);

  test.each([
    ["/bikes/dio", "/bikes#item-bikes/dio"],
    ["/bikes/dio/", "/bikes#item-bikes/dio"],
    ["/bikes/dio?days=3&km=450", "/bikes?days=3&km=450#item-bikes/dio"],
  ])("leads without a network from %s to %s", async (address, target) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, site + target]);
  });

  test("is not there where its list does not hold it", async () => {
    await cacheWith("site-new", { "/404.html": "no page" });
    expect((await ask("/bikes/nothing")).status).toBe(404);
  });
});
