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
