const addressOf = (key: string | Request) => {
  const { pathname, search } = new URL(typeof key === "string" ? key : key.url, "http://localhost");
  return pathname + search;
};

/** A cache in memory, with the methods that the worker calls. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  match = (key: string | Request) => Promise.resolve(this.entries.get(addressOf(key))?.clone());
  put = (key: string | Request, response: Response) =>
    Promise.resolve(void this.entries.set(addressOf(key), response));
  delete = (key: string | Request) => Promise.resolve(this.entries.delete(addressOf(key)));
  keys = () =>
    Promise.resolve([...this.entries.keys()].map((key) => ({ url: `http://localhost${key}` })));
}

/** The caches of a browser. */
export class MemoryCaches {
  readonly stored = new Map<string, MemoryCache>();

  open = (name: string) => {
    const cache = this.stored.get(name) ?? new MemoryCache();
    this.stored.set(name, cache);
    return Promise.resolve(cache);
  };
  keys = () => Promise.resolve([...this.stored.keys()]);
  match = async (key: string) => {
    for (const cache of this.stored.values()) {
      const found = await cache.match(key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
