const address = (key: string | Request | { url: string }) =>
  typeof key === "string" ? key : new URL(key.url).pathname;

interface Entry {
  readonly body: ArrayBuffer;
  readonly init: ResponseInit;
}

/** One cache in memory: what the worker's code asks of the browser's. */
export class MemoryCache {
  readonly entries = new Map<string, Entry>();

  constructor(private readonly browser: MemoryCaches) {}

  match = (key: string | Request) => {
    const entry = this.entries.get(address(key));
    return Promise.resolve(entry && new Response(entry.body.slice(0), entry.init));
  };
  put = async (key: string | Request, { body, status, headers }: Response) => {
    const content = await new Response(body).arrayBuffer();
    if (this.browser.used() + content.byteLength > this.browser.quota) {
      throw new DOMException("full", "QuotaExceededError");
    }
    this.entries.set(address(key), { body: content, init: { status, headers } });
  };
  delete = (key: string | Request) => Promise.resolve(this.entries.delete(address(key)));
  keys = () =>
    Promise.resolve([...this.entries.keys()].map((key) => ({ url: `http://localhost${key}` })));
  bytes = () => [...this.entries.values()].reduce((sum, { body }) => sum + body.byteLength, 0);
}

/** A browser's caches in memory, with the quota that a test sets. */
export class MemoryCaches {
  /** Bytes that all caches together may take. */
  quota = Infinity;
  readonly stored = new Map<string, MemoryCache>();

  used = () => [...this.stored.values()].reduce((sum, cache) => sum + cache.bytes(), 0);
  open = (name: string) => Promise.resolve(this.stored.get(name) ?? this.add(name));
  keys = () => Promise.resolve([...this.stored.keys()]);
  match = (key: string, { cacheName }: { readonly cacheName: string }) =>
    Promise.resolve(this.stored.get(cacheName)?.match(key));
  delete = (name: string) => Promise.resolve(this.stored.delete(name));

  /** An empty cache in the place of the one of that name. */
  add(name: string): MemoryCache {
    const cache = new MemoryCache(this);
    this.stored.set(name, cache);
    return cache;
  }
}
