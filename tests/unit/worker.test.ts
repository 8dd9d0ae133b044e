/** @jest-environment node */
import { createHash } from "node:crypto";
import { type PrecacheManifest, pageDataAddress } from "../../src/catalogue/precache-manifest";
import { FetchStrategies } from "../../src/worker/fetch-strategies";
import { precache } from "../../src/worker/precache";
import { VersionedCache } from "../../src/worker/versioned-cache";
import { filesInOrder } from "../../src/worker/order";
import { type MemoryCache, MemoryCaches } from "../support/memory-caches";

const site = "http://localhost";
const script = "/app-aaaaaaaaaaaaaaaaaaaa.js";
const picture = `/static/${"a".repeat(32)}/1111/dio.avif`;
const otherSize = `/static/${"a".repeat(32)}/2222/dio.avif`;
const carPicture = `/static/${"b".repeat(32)}/1111/alto.avif`;
const list: PrecacheManifest = {
  version: "new",
  home: "/bikes",
  pages: ["/bikes", "/cars"],
  notFound: "/404.html",
  items: {},
  partial: [],
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
  },
  digests: {},
  pictures: { [picture]: 5, [carPicture]: 5 },
};
const everything = [...Object.keys(list.files), ...Object.keys(list.pictures)];

const address = (key: string | Request | { url: string }) =>
  typeof key === "string" ? key : new URL(key.url).pathname;

let browser: MemoryCaches;
let fetched: string[];
/** What the server answers, where it is not "fresh". */
let served: Record<string, string>;

const keptNow = () => [...(browser.stored.get("site-new")?.entries.keys() ?? [])];
const typeOf = (name: string) =>
  name.endsWith(".js") ? "text/javascript" : name.endsWith(".avif") ? "image/avif" : "text/html";

/** A cache that stands there before the worker comes. */
async function cacheWith(name: string, contents: Record<string, string>): Promise<MemoryCache> {
  const cache = browser.add(name);
  for (const [key, text] of Object.entries(contents)) await cache.put(key, new Response(text));
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

/** Asks, and waits for what is done after the answer. */
async function askToTheEnd(answers: FetchStrategies, name: string): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  const answer = await answers.answer(new Request(site + name), {
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
    const headers = { "Content-Type": typeOf(name) };
    return Promise.resolve(new Response(served[name] ?? "fresh", { headers }));
  });
});

function setConnection(connection: object | undefined): void {
  Object.defineProperty(globalThis, "navigator", { value: { connection }, configurable: true });
}

/** A list of the same files with the sizes of what the server answers. */
function listOf(contents: Record<string, string>): PrecacheManifest {
  served = contents;
  const sized = (sizes: PrecacheManifest["files"]) =>
    Object.fromEntries(
      Object.entries(sizes).map(([key, size]) => [key, contents[key]?.length ?? size]),
    );
  return { ...list, files: sized(list.files), pictures: sized(list.pictures) };
}

/** Text of which compression leaves three quarters. */
const noise = Array.from({ length: 20 }, (_, index) =>
  createHash("sha256").update(String(index)).digest("base64"),
).join("");
/** Text that compression makes a few bytes of. */
const repeated = "Rs.599 ".repeat(1000);

describe("what is kept", () => {
  test("is everything on the list, each file fetched once", async () => {
    await precache(list, new VersionedCache(list), []);
    expect(keptNow().sort()).toEqual([...everything].sort());
    expect(fetched.sort()).toEqual([...everything].sort());
  });

  test("begins with the page that is open, then what every page needs, then the first page", () => {
    expect(filesInOrder(list, ["/cars"])).toEqual([
      "/cars",
      script,
      "/page-data/cars/page-data.json",
      "/page-data/app-data.json",
      "/bikes",
      "/page-data/bikes/page-data.json",
      "/favicon.svg",
    ]);
  });

  test("begins with the pictures of the page that is open", async () => {
    served["/cars"] = `<img src="${carPicture}">`;
    await precache(list, new VersionedCache(list), ["/cars"]);
    expect(fetched.slice(-2)).toEqual([carPicture, picture]);
  });

  test("page data is found below a path prefix, too", () => {
    const prefixed = { ...list, notFound: "/shop/404.html" };
    expect(pageDataAddress(prefixed, "/shop/cars")).toBe("/shop/page-data/cars/page-data.json");
    expect(pageDataAddress(prefixed, "/shop/404.html")).toBe(
      "/shop/page-data/404.html/page-data.json",
    );
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "with %p leaves pictures out",
    async (connection) => {
      setConnection(connection);
      await precache(list, new VersionedCache(list), []);
      expect(fetched.sort()).toEqual(Object.keys(list.files).sort());
    },
  );

  test("is not fetched again, and hashed files come from the version before", async () => {
    await cacheWith("site-old", { [script]: "12345", [otherSize]: "seen!" });
    await cacheWith("site-new", { "/bikes": "12345" });
    await precache(list, new VersionedCache(list), []);
    const there = [script, "/bikes"];
    expect(fetched.sort()).toEqual(everything.filter((name) => !there.includes(name)).sort());
    expect(keptNow()).toContain(otherSize);
    expect(browser.stored.get("site-old")?.bytes()).toBeGreaterThan(0);
  });

  test("of a page may differ a little from what the build wrote, as hosts rewrite pages", async () => {
    await cacheWith("site-new", { "/bikes": "123", "/cars": "12" });
    const kept = new VersionedCache(list);
    expect(await (await kept.find("/bikes"))?.text()).toBe("123");
    expect(await kept.find("/cars")).toBeUndefined();
  });

  test("and damaged is dropped", async () => {
    await cacheWith("site-new", { [picture]: "123" });
    expect(await new VersionedCache(list).find(picture)).toBeUndefined();
    expect(keptNow()).toEqual([]);
  });

  test("includes a picture that was seen where no size of it is kept", async () => {
    const answers = new FetchStrategies(list, new VersionedCache(list));
    const fresh = new Response("fresh");
    Object.defineProperty(fresh, "url", { value: site + otherSize });
    serve(() => Promise.resolve(fresh));
    await askToTheEnd(answers, otherSize);
    serve(() => Promise.reject(new TypeError("offline")));
    const answer = await answers.answer(new Request(site + picture));
    expect(await answer?.text()).toBe("fresh");
  });

  test("includes the page for unknown addresses, which hosts answer with 404", async () => {
    const files = { ...list.files, "/404.html": 5 };
    serve((request) =>
      Promise.resolve(
        new Response("fresh", { status: address(request) === "/404.html" ? 404 : 200 }),
      ),
    );
    await precache({ ...list, files }, new VersionedCache(list), []);
    expect(keptNow()).toContain("/404.html");
  });

  test("leaves out what the server says it does not have", async () => {
    const answer = globalThis.fetch;
    serve((request) =>
      address(request) === "/cars"
        ? Promise.resolve(new Response("no page", { status: 404 }))
        : answer(request),
    );
    await precache(list, new VersionedCache(list), []);
    expect(keptNow().sort()).toEqual(everything.filter((name) => name !== "/cars").sort());
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining("/cars is not kept"));
  });

  test.each([429, 500, 503])(
    "is not all when the server answers %d, so that the browser tries again and asks for the rest alone",
    async (status) => {
      const kept = new VersionedCache(list);
      const answer = globalThis.fetch;
      serve((request) =>
        address(request) === "/cars"
          ? Promise.resolve(new Response("busy", { status }))
          : answer(request),
      );
      await expect(precache(list, kept, [])).rejects.toThrow(`/cars: ${status}`);
      expect(keptNow().sort()).toEqual(everything.filter((name) => name !== "/cars").sort());
      fetched = [];
      serve(answer);
      await precache(list, kept, []);
      expect([...new Set(fetched)]).toEqual(["/cars"]);
      expect(keptNow().sort()).toEqual([...everything].sort());
    },
  );

  describe("while another version is published", () => {
    const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
    const expecting = { ...list, digests: { "/bikes": digest("fresh"), "/cars": digest("fresh") } };
    const install = () => precache(expecting, new VersionedCache(expecting), []);

    test.each([
      ["a page is another", { "/cars": "newer" }],
      ["a script is gone", { [script]: null }],
    ])("is not all: %s", async (_what, others: Record<string, string | null>) => {
      served["/sw.js"] = `self.precacheManifest={"version":"later"}`;
      const answer = globalThis.fetch;
      serve((request) => {
        const other = others[address(request)];
        if (other === undefined) return answer(request);
        return Promise.resolve(new Response(other, { status: other === null ? 404 : 200 }));
      });
      await expect(install()).rejects.toThrow("Another version was published meanwhile");
    });

    test("is not all, though the version before has made way and cannot start any more", async () => {
      const filled = Object.fromEntries(everything.map((name) => [name, noise]));
      await cacheWith("site-old", filled);
      browser.room = browser.used();
      const large = { ...listOf(filled), digests: { "/bikes": digest("as published before") } };
      served["/sw.js"] = "another";
      await expect(precache(large, new VersionedCache(large), ["/cars"])).rejects.toThrow(
        "Another version was published meanwhile: /bikes",
      );
    });

    test("is nothing that stays when the one before is published again", async () => {
      await cacheWith("site-new", { "/cars": "newer" });
      await install();
      const kept = await new VersionedCache(expecting).find("/cars");
      expect(await kept?.text()).toBe("fresh");
      expect(fetched).not.toContain("/sw.js");
    });

    test("is nothing that stays where there is no room for what was before", async () => {
      await cacheWith("site-new", { "/cars": "newer", "/bikes": "fresh" });
      browser.room = browser.used();
      await install();
      expect(keptNow()).toEqual(["/bikes"]);
    });

    test("is dropped on no host that rewrites pages", async () => {
      const rewritten = { ...list, digests: { "/bikes": "as-built", "/cars": "as-built" } };
      await cacheWith("site-new", { "/cars": "rewritten" });
      browser.room = browser.used() + 5;
      await precache(rewritten, new VersionedCache(rewritten), []);
      expect(fetched).toContain("/bikes");
      expect(keptNow()).toContain("/cars");
    });
  });

  test("is all on a host that rewrites pages and still gives out this version's worker", async () => {
    const rewritten = { ...list, digests: { "/bikes": "as-the-build-wrote-it" } };
    await precache(rewritten, new VersionedCache(rewritten), []);
    expect(keptNow().sort()).toEqual([...everything].sort());
  });

  test("when the connection breaks is not all, so that the browser tries again", async () => {
    serve(() => Promise.reject(new TypeError("reset")));
    await expect(precache(list, new VersionedCache(list), [])).rejects.toThrow("reset");
  });
});

describe("where room is short", () => {
  test("everything is compressed, and answered as it was", async () => {
    const contents = { [script]: repeated, "/bikes": repeated, "/cars": repeated };
    const large = listOf(contents);
    // The script fits as it is, and then nothing else.
    browser.room = repeated.length + 10;
    const kept = new VersionedCache(large);
    await precache(large, kept, []);
    expect(keptNow().sort()).toEqual([...everything].sort());
    expect(warnings).not.toHaveBeenCalled();
    for (const name of Object.keys(contents)) {
      const answer = await kept.find(name);
      expect(answer?.headers.get("Content-Type")).toBe(typeOf(name));
      expect(await answer?.text()).toBe(repeated);
    }
  });

  test("the page that is open comes before the others", async () => {
    const large = listOf({ "/bikes": noise, "/cars": noise });
    browser.room = 900;
    await precache(large, new VersionedCache(large), ["/cars"]);
    expect(keptNow()).toContain("/cars");
    expect(keptNow()).not.toContain("/bikes");
  });

  test("smaller files are kept where a larger one does not fit, and none as large is fetched", async () => {
    const pictures = Array.from(
      { length: 9 },
      (_, n) => `/static/${String(n).repeat(32)}/1/a.avif`,
    );
    const contents = Object.fromEntries(["/bikes", ...pictures].map((name) => [name, noise]));
    const large = listOf(contents);
    browser.room = 300;
    await precache(
      { ...large, pictures: Object.fromEntries(pictures.map((name) => [name, noise.length])) },
      new VersionedCache(large),
      [],
    );
    const small = Object.keys(list.files).filter((name) => name !== "/bikes");
    expect(keptNow().sort()).toEqual(small.sort());
    expect(fetched.filter((name) => name.startsWith("/static/")).length).toBeLessThan(5);
    expect(warnings).toHaveBeenCalledWith(
      "No room to keep the whole catalogue offline: 10 of 16 files left out.",
    );
  });

  test("nothing at all is no failure", async () => {
    browser.room = 0;
    await precache(list, new VersionedCache(list), ["/bikes"]);
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining("9 of 9 files left out"));
  });

  describe("for two versions", () => {
    const filled = Object.fromEntries(everything.map((name) => [name, noise]));
    const needed = ["/cars", "/page-data/cars/page-data.json", "/page-data/app-data.json", script];
    const has = (cacheName: string, name: string) =>
      browser.stored.get(cacheName)?.entries.has(name) ?? false;

    test("the earlier one's copies make way one by one, what the open page needs only once it is there anew", async () => {
      const older = await cacheWith("site-old", filled);
      browser.room = browser.used();
      const gone: string[] = [];
      const remove = older.delete;
      older.delete = (key) => {
        const name = address(key);
        if (needed.includes(name)) expect([name, has("site-new", name)]).toEqual([name, true]);
        gone.push(name);
        return remove(key);
      };
      const large = listOf(filled);
      await precache(large, new VersionedCache(large), ["/cars"]);
      expect(keptNow().sort()).toEqual([...everything].sort());
      expect(gone.slice(0, 2).sort()).toEqual([picture, carPicture].sort());
      expect(warnings).not.toHaveBeenCalled();
    });

    test("what an installation left that was cut off goes before all of it", async () => {
      const older = await cacheWith("site-old", filled);
      const cutOff = await cacheWith("site-cut-off", filled);
      browser.room = browser.used();
      const large = listOf(filled);
      await precache(large, new VersionedCache(large), ["/cars"]);
      expect(keptNow().sort()).toEqual([...everything].sort());
      expect(cutOff.bytes()).toBeLessThan(older.bytes());
      expect(older.entries.size).toBe(everything.length);
    });

    test.each(everything.map((_, index) => index))(
      "the open page starts in one of them when the connection breaks after %p files",
      async (count) => {
        await cacheWith("site-old", filled);
        // Scripts have new names with every change; a copy would not be fetched.
        browser.stored.get("site-old")?.entries.delete(script);
        browser.room = browser.used();
        const large = listOf(filled);
        const answer = globalThis.fetch;
        serve((request) =>
          fetched.length > count ? Promise.reject(new TypeError("reset")) : answer(request),
        );
        const isInstalled = await precache(large, new VersionedCache(large), ["/cars"]).then(
          () => true,
          () => false,
        );
        const remaining = needed.filter((name) => isInstalled || name !== script);
        const from = isInstalled ? "site-new" : "site-old";
        expect(remaining.filter((name) => !has(from, name))).toEqual([]);
      },
    );

    test("nothing goes as long as there is room for both", async () => {
      const older = await cacheWith("site-old", filled);
      const large = listOf(filled);
      await precache(large, new VersionedCache(large), ["/cars"]);
      expect(older.entries.size).toBe(everything.length);
    });
  });

  test("a copy whose smaller one does not fit either stays as it is", async () => {
    const large = listOf({ "/bikes": noise, "/cars": noise });
    const cache = await cacheWith("site-new", {});
    const put = cache.put;
    cache.put = (key, answer) =>
      answer.headers.get("Content-Type") === "application/gzip"
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : put(key, answer);
    browser.room = 1000;
    const kept = new VersionedCache(large);
    await precache(large, kept, ["/cars"]);
    expect(await (await kept.find("/cars"))?.text()).toBe(noise);
  });

  test("a compressed copy that cannot be unpacked is damaged", async () => {
    const headers = { "Content-Type": "application/gzip", "X-Unpacked-Type": "text/html" };
    const cache = await cacheWith("site-new", {});
    await cache.put("/bikes", new Response("not gzip", { headers }));
    expect(await new VersionedCache(list).find("/bikes")).toBeUndefined();
  });

  test("a picture that was seen is shown all the same", async () => {
    const answers = new FetchStrategies(list, new VersionedCache(list));
    browser.room = 0;
    const fresh = new Response("fresh");
    Object.defineProperty(fresh, "url", { value: site + otherSize });
    serve(() => Promise.resolve(fresh));
    const answer = await askToTheEnd(answers, otherSize);
    expect(await answer?.text()).toBe("fresh");
    expect(warnings).toHaveBeenCalledWith(`No room to keep ${otherSize} for offline use.`);
  });
});

describe("where the browser's store fails", () => {
  const failing = () => Promise.reject(new DOMException("broken", "UnknownError"));
  const ask = async (name: string) =>
    (
      await new FetchStrategies(list, new VersionedCache(list)).answer(new Request(site + name))
    )?.text();

  test.each(["/favicon.svg", script, picture])("%s comes from the network", async (name) => {
    Object.assign(globalThis.caches, { open: failing });
    expect(await ask(name)).toBe("fresh");
  });

  test("a page comes from the network, and what the network says is said where it fails", async () => {
    Object.assign(globalThis.caches, { open: failing });
    const url = new URL(`${site}/bikes`);
    const answers = new FetchStrategies(list, new VersionedCache(list));
    expect(await (await answers.page(new Request(url), url)).text()).toBe("fresh");
    serve(() => Promise.reject(new TypeError("offline")));
    await expect(answers.page(new Request(url), url)).rejects.toThrow("offline");
    expect(warnings).toHaveBeenCalledWith(
      expect.stringContaining("/bikes"),
      expect.any(DOMException),
    );
  });

  test.each([
    ["never ends", () => new Promise<never>(() => undefined)],
    ["fails", failing],
  ])("a picture that was seen is shown while keeping it %s", async (_what, put) => {
    const cache = await cacheWith("site-new", {});
    cache.put = put;
    const fresh = new Response("fresh");
    Object.defineProperty(fresh, "url", { value: site + otherSize });
    serve(() => Promise.resolve(fresh));
    expect(await ask(otherSize)).toBe("fresh");
  });

  test("a seen picture that cannot be kept is said in the console alone", async () => {
    const cache = await cacheWith("site-new", {});
    cache.put = failing;
    const fresh = new Response("fresh");
    Object.defineProperty(fresh, "url", { value: site + otherSize });
    serve(() => Promise.resolve(fresh));
    await askToTheEnd(new FetchStrategies(list, new VersionedCache(list)), otherSize);
    expect(warnings).toHaveBeenCalledWith(
      expect.stringContaining(otherSize),
      expect.any(DOMException),
    );
  });
});

test("another site on the same host has caches of its own", async () => {
  await cacheWith("site-old", {});
  await cacheWith("site/shop-old", {});
  const below = new VersionedCache({ ...list, notFound: "/shop/404.html" });
  expect(await below.olderCaches()).toEqual(["site/shop-old"]);
  expect(await new VersionedCache(list).olderCaches()).toEqual(["site-old"]);
});

describe("the worker", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const silent = () => serve(() => new Promise(() => undefined));
  const ask = (name: string) => {
    const request = new Request(site + name);
    return new FetchStrategies(list, new VersionedCache(list)).answer(request);
  };

  test("leaves what is not the site's to the browser", () => {
    expect(ask("/unlisted.txt")).toBeUndefined();
    const answers = new FetchStrategies(list, new VersionedCache(list));
    expect(answers.answer(new Request("https://elsewhere.example/bikes"))).toBeUndefined();
    const post = new Request(`${site}/favicon.svg`, { method: "POST" });
    expect(answers.answer(post)).toBeUndefined();
  });

  test("waits two seconds for the network, and then shows what is kept", async () => {
    await cacheWith("site-new", { "/favicon.svg": "kept!" });
    silent();
    let text: string | undefined;
    void ask("/favicon.svg")?.then(async (answer) => (text = await answer.text()));
    await jest.advanceTimersByTimeAsync(1999);
    expect(text).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(text).toBe("kept!");
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
    await cacheWith("site-new", { "/favicon.svg": "kept!" });
    const half = new ReadableStream({ start: (body) => body.error(new TypeError("reset")) });
    serve(() => Promise.resolve(new Response(half)));
    expect(await (await ask("/favicon.svg"))?.text()).toBe("kept!");
  });

  test("does not wait again for a network that has just been bad, but comes back to it", async () => {
    const name = "/favicon.svg";
    await cacheWith("site-new", { [name]: "kept!" });
    silent();
    const answers = new FetchStrategies(list, new VersionedCache(list));
    const first = answers.answer(new Request(site + name));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await (await first)?.text()).toBe("kept!");
    const second = await answers.answer(new Request(site + name));
    expect(await second?.text()).toBe("kept!");
    serve(() => Promise.resolve(new Response("newer")));
    await jest.advanceTimersByTimeAsync(10_000);
    const third = await answers.answer(new Request(site + name));
    expect(await third?.text()).toBe("newer");
  });

  test("asks a network that has just been bad for a page that it does not know", async () => {
    await cacheWith("site-new", { "/favicon.svg": "kept!", "/404.html": "no page" });
    serve(() => Promise.reject(new TypeError("lost")));
    const answers = new FetchStrategies(list, new VersionedCache(list));
    expect(await (await answers.answer(new Request(`${site}/favicon.svg`)))?.text()).toBe("kept!");
    serve(() => Promise.resolve(new Response("new page")));
    const url = new URL(`${site}/bikes-new`);
    const answer = await answers.page(new Request(url), url);
    expect([answer.status, await answer.text()]).toEqual([200, "new page"]);
  });
});

describe("a page", () => {
  const ask = (name: string, asked = list) => {
    const url = new URL(site + name);
    return new FetchStrategies(asked, new VersionedCache(asked)).page(new Request(url), url);
  };
  const answered = async (name: string, asked = list) => {
    const answer = await ask(name, asked);
    return [answer.status, await answer.text()];
  };

  test.each([500, 503])("that the server fails to give with %d is the kept one", async (status) => {
    await cacheWith("site-new", { "/bikes": "kept!" });
    serve(() => Promise.resolve(new Response("failure", { status })));
    expect(await answered("/bikes")).toEqual([200, "kept!"]);
  });

  test("that the server says is gone is gone", async () => {
    await cacheWith("site-new", { "/bikes": "kept!" });
    serve(() => Promise.resolve(new Response("gone", { status: 404 })));
    expect(await answered("/bikes")).toEqual([404, "gone"]);
  });

  test("that is kept is shown, though it lies below a list of which not all is kept", async () => {
    const asked = { ...list, pages: [...list.pages, "/cars/vans"], partial: ["/cars"] };
    await cacheWith("site-new", { "/cars/vans": "vans!" });
    serve(() => Promise.reject(new TypeError("offline")));
    expect(await answered("/cars/vans", asked)).toEqual([200, "vans!"]);
  });

  test("that is kept starts from kept data, and still finds out whether there is newer", async () => {
    const data = "/page-data/bikes/page-data.json";
    await cacheWith("site-new", { "/bikes": "kept!", [data]: "kept!" });
    const answers = new FetchStrategies(list, new VersionedCache(list));
    const answer = globalThis.fetch;
    serve(() => Promise.reject(new TypeError("lost")));
    const url = new URL(`${site}/bikes`);
    const asking = { waitUntil: () => undefined, client: "this page" };
    await answers.page(new Request(url), url, asking);
    serve(answer);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    const asked = async (cache: RequestCache) =>
      (await answers.answer(new Request(site + data, { cache }), asking))?.text();
    expect(await asked("default")).toBe("kept!");
    expect(await asked("no-store")).toBe("fresh");
  });

  test("that is kept without its data gets none, which might be newer", async () => {
    await cacheWith("site-new", { "/bikes": "kept!" });
    const answers = new FetchStrategies(list, new VersionedCache(list));
    const answer = globalThis.fetch;
    serve(() => Promise.reject(new TypeError("lost")));
    const url = new URL(`${site}/bikes`);
    const context = { waitUntil: () => undefined, client: "this page" };
    expect(await (await answers.page(new Request(url), url, context)).text()).toBe("kept!");
    Object.assign(globalThis, { fetch: answer });
    const given = (name: string) => answers.answer(new Request(site + name), context);
    expect((await given("/page-data/bikes/page-data.json"))?.type).toBe("error");
    const other = await given("/page-data/cars/page-data.json");
    expect(await other?.text()).toBe("fresh");
  });

  describe("from the network", () => {
    const data = "/page-data/bikes/page-data.json";
    /** Opens a page with its kept copy there, and asks for its data once the network has failed. */
    async function dataAfter(document: string) {
      await cacheWith("site-new", { [data]: "kept!", "/bikes": "kept!" });
      const answers = new FetchStrategies(list, new VersionedCache(list));
      serve(() => Promise.resolve(new Response(document)));
      const url = new URL(`${site}/bikes`);
      await answers.page(new Request(url), url, {
        waitUntil: () => undefined,
        client: "this page",
      });
      serve(() => Promise.reject(new TypeError("lost")));
      const asked = (client: string) =>
        answers.changingFile(new Request(site + data), new URL(site + data), {
          waitUntil: () => undefined,
          client,
        });
      return { own: asked("this page"), other: asked("another page") };
    }

    test("that is newer than the kept one gets no older data, whatever becomes of the network", async () => {
      const { own, other } = await dataAfter("newer");
      await expect(own).rejects.toThrow("lost");
      expect(await (await other).text()).toBe("kept!");
    });

    test("that is the kept one starts from what is kept", async () => {
      const { own } = await dataAfter("kept!");
      expect(await (await own).text()).toBe("kept!");
    });
  });

  test.each([
    ["/?q=dio", list, "/bikes?q=dio"],
    [
      "/shop/?q=dio",
      { ...list, home: "/shop/bikes", pages: ["/shop/bikes"], notFound: "/shop/404.html" },
      "/shop/bikes?q=dio",
    ],
  ])("at the root %s is the first one, without a network too", async (name, asked, target) => {
    serve(() => Promise.reject(new TypeError("offline")));
    const { status, headers } = await ask(name, asked);
    expect([status, headers.get("location")]).toEqual([302, site + target]);
  });
});

test("a former address of an item leads on to that of today when there is no network", async () => {
  serve(() => Promise.reject(new TypeError("offline")));
  const redirects = [{ from: "/bikes/old", to: "/bikes/new" }];
  const answers = new FetchStrategies({ ...list, redirects }, new VersionedCache(list));
  const answer = await answers.page(
    new Request(`${site}/bikes/old?days=3`),
    new URL(`${site}/bikes/old?days=3`),
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `${site}/bikes/new?days=3`,
  ]);
});

describe("an item's page and a further page of a list, which are not kept", () => {
  const known = { ...list, items: { "/bikes/dio": 0 }, partial: ["/cars"] };
  const ask = (address: string, asked = known) =>
    new FetchStrategies(asked, new VersionedCache(asked)).page(
      new Request(site + address),
      new URL(site + address),
    );
  beforeEach(() => serve(() => Promise.reject(new TypeError("offline"))));

  test.each([
    ["/bikes/dio", "/bikes#item-bikes/dio"],
    ["/bikes/dio/", "/bikes#item-bikes/dio"],
    ["/bikes/dio?days=3&km=450", "/bikes?days=3&km=450#item-bikes/dio"],
    ["/cars/that-stands-on-a-page-too-far", "/cars#item-cars/that-stands-on-a-page-too-far"],
    ["/cars/2?days=3", "/cars?days=3"],
  ])("lead without a network from %s to %s", async (address, target) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, site + target]);
  });

  test("are not there where the whole list is known and does not hold them", async () => {
    await cacheWith("site-new", { "/404.html": "no page" });
    expect((await ask("/bikes/nothing")).status).toBe(404);
  });

  test("come from the network where there is one", async () => {
    serve(() => Promise.resolve(new Response("newest")));
    expect(await (await ask("/bikes/dio")).text()).toBe("newest");
  });

  test("make their list the page that is kept first", () => {
    expect(new FetchStrategies(known, new VersionedCache(known)).keptPage("/bikes/dio")).toBe(
      "/bikes",
    );
  });
});
