/** @jest-environment node */
import type { OfflineList } from "../../src/catalogue/offline-list";
import { Answers } from "../../src/worker/answer";
import { keepAll } from "../../src/worker/keep";
import { KeptFiles } from "../../src/worker/kept-files";

const site = "http://localhost";
const picture = `/static/${"a".repeat(32)}/1111/dio.avif`;
const otherSize = `/static/${"a".repeat(32)}/2222/dio.avif`;
const list: OfflineList = {
  version: "new",
  home: "/bikes",
  pages: ["/bikes"],
  notFound: "/404.html",
  prefixes: [],
  files: { "/bikes": 5, "/app-aaaaaaaaaaaaaaaaaaaa.js": 5 },
  pictures: { [picture]: 5 },
};

/** Caches in memory: what the worker's code asks of the browser's. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  match = (key: string | Request) => Promise.resolve(this.entries.get(address(key))?.clone());
  put = (key: string | Request, value: Response) =>
    Promise.resolve(void this.entries.set(address(key), value));
  delete = (key: string | Request) => Promise.resolve(this.entries.delete(address(key)));
  keys = () => Promise.resolve([...this.entries.keys()].map((key) => ({ url: site + key })));
}

const address = (key: string | Request | { url: string }) =>
  typeof key === "string" ? key : new URL(key.url).pathname;

let stored: Map<string, MemoryCache>;
const fetched: string[] = [];

beforeEach(() => {
  setConnection(undefined);
  stored = new Map();
  fetched.length = 0;
  Object.assign(globalThis, {
    caches: {
      open: (name: string) => {
        const cache = stored.get(name) ?? new MemoryCache();
        stored.set(name, cache);
        return Promise.resolve(cache);
      },
      keys: () => Promise.resolve([...stored.keys()]),
      match: (key: string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.match(key),
    },
    fetch: (key: string | Request) => {
      fetched.push(address(key));
      return Promise.resolve(new Response("fresh"));
    },
  });
});

function setConnection(connection: object | undefined): void {
  Object.defineProperty(globalThis, "navigator", { value: { connection }, configurable: true });
}

test("everything on the list is kept", async () => {
  await keepAll(list, new KeptFiles(list));
  expect([...(stored.get("site-new")?.entries.keys() ?? [])].sort()).toEqual(
    [...Object.keys(list.files), picture].sort(),
  );
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "with %p pictures are left out",
  async (connection) => {
    setConnection(connection);
    await keepAll(list, new KeptFiles(list));
    expect(fetched.sort()).toEqual(Object.keys(list.files).sort());
  },
);

test("what is kept already is not fetched again, and hashed files come from the version before", async () => {
  const old = new MemoryCache();
  await old.put("/app-aaaaaaaaaaaaaaaaaaaa.js", new Response("12345"));
  await old.put(otherSize, new Response("seen!"));
  stored.set("site-old", old);
  const current = new MemoryCache();
  await current.put("/bikes", new Response("12345"));
  stored.set("site-new", current);
  await keepAll(list, new KeptFiles(list));
  expect(fetched).toEqual([picture]);
  expect([...current.entries.keys()]).toContain(otherSize);
});

test("a damaged copy is dropped", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const current = new MemoryCache();
  await current.put(picture, new Response("123"));
  stored.set("site-new", current);
  expect(await new KeptFiles(list).find(picture)).toBeUndefined();
  expect(current.entries.size).toBe(0);
});

test("a picture that was seen is kept where no size of it is", async () => {
  const kept = new KeptFiles(list);
  const answers = new Answers(list, kept);
  const fresh = new Response("fresh");
  Object.defineProperty(fresh, "url", { value: site + otherSize });
  Object.assign(globalThis, { fetch: () => Promise.resolve(fresh) });
  await answers.picture(new Request(site + otherSize), new URL(site + otherSize));
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("offline")) });
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  const answer = await answers.picture(new Request(site + picture), new URL(site + picture));
  expect(await answer.text()).toBe("fresh");
});

test("no room is no failure", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const full = new MemoryCache();
  full.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  stored.set("site-new", full);
  await keepAll(list, new KeptFiles(list));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("No room to keep the whole catalogue"));
});

test("a broken connection is a failure, so that the browser tries again", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("reset")) });
  await expect(keepAll(list, new KeptFiles(list))).rejects.toThrow("reset");
});

describe("data of a page that is not kept", () => {
  const data = `${site}/page-data/nowhere/page-data.json`;
  const ask = (answers: Answers) => answers.unknownData(new Request(data), new URL(data));
  const offline = () => Promise.reject(new TypeError("offline"));

  beforeEach(() => {
    jest.spyOn(console, "info").mockImplementation(() => undefined);
  });

  /** Asks for an unknown address without a network. */
  async function visitNowhere(address: string): Promise<Answers> {
    const cache = new MemoryCache();
    await cache.put(list.notFound, new Response("no page"));
    stored.set("site-new", cache);
    const answers = new Answers(list, new KeptFiles(list));
    Object.assign(globalThis, { fetch: offline });
    const page = await answers.page(new Request(site + address), new URL(site + address));
    expect(page.status).toBe(404);
    return answers;
  }

  test.each(["/nowhere", "/nowhere/", "/nowhere?q=1"])(
    "is missing when %s was answered with the page for unknown addresses",
    async (address) => {
      const answers = await visitNowhere(address);
      expect((await ask(answers)).status).toBe(404);
    },
  );

  test("comes from the network where there is one", async () => {
    const answers = await visitNowhere("/nowhere");
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response("newer")) });
    expect(await (await ask(answers)).text()).toBe("newer");
  });

  test("has failed, and is not missing, when the page itself came from the network", async () => {
    const answers = new Answers(list, new KeptFiles(list));
    await answers.page(new Request(`${site}/nowhere`), new URL(`${site}/nowhere`));
    Object.assign(globalThis, { fetch: offline });
    await expect(ask(answers)).rejects.toThrow("offline");
  });
});
