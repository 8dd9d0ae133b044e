import { isHashed, type OfflineList, pictureFolder } from "../catalogue/offline-list";

const cachePrefix = "site-";

/** The files this version of the site keeps, in a cache of its own. */
export class KeptFiles {
  private readonly name: string;

  constructor(private readonly list: OfflineList) {
    this.name = `${cachePrefix}${list.version}`;
  }

  async open(): Promise<Cache> {
    return caches.open(this.name);
  }

  /**
   * The kept answer for an address, or undefined. A damaged copy is dropped, and the network is
   * asked again.
   */
  async find(address: string): Promise<Response | undefined> {
    const cache = await this.open();
    const kept = await cache.match(address);
    const expected = this.list.files[address] ?? this.list.pictures[address];
    if (kept === undefined || expected === undefined) return kept;
    const { byteLength } = await kept.clone().arrayBuffer();
    if (isWhole(address, byteLength, expected)) return kept;
    console.warn(`The kept copy of ${address} is damaged and was dropped.`);
    await cache.delete(address);
    return undefined;
  }

  /** Any kept size of the picture that an address names, or undefined. */
  async findPicture(address: string): Promise<Response | undefined> {
    const exact = await this.find(address);
    const folder = pictureFolder(address);
    if (exact !== undefined || folder === null) return exact;
    const cache = await this.open();
    for (const { url } of await cache.keys()) {
      const other = new URL(url).pathname;
      const picture = other.startsWith(folder) ? await this.find(other) : undefined;
      if (picture !== undefined) return picture;
    }
    return undefined;
  }

  /** Caches of earlier versions of the site, newest last. */
  async olderCaches(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(cachePrefix) && name !== this.name);
  }
}

/**
 * Whether a copy has the size that the build wrote. Pages and data may differ a little, because
 * some hosts rewrite them; files with a digest in their name may not.
 */
function isWhole(address: string, size: number, expected: number): boolean {
  return isHashed(address) ? size === expected : size > expected / 2;
}
