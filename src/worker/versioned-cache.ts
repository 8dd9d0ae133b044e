import { isHashed, type PrecacheManifest, pictureFolder } from "../shared/precache-manifest";

/** The cache that all versions share. */
const sharedName = "site-hashed";

/**
 * The cached files of this version of the site. Pages, data and icons are in a cache of the version's own; files whose
 * names change with their content are in one that all versions share.
 */
export class VersionedCache {
  private readonly ownName: string;

  constructor(private readonly list: PrecacheManifest) {
    this.ownName = `site-${list.version}`;
  }

  /** The cached copy of a file; undefined also where the browser's store fails: the network may still work. */
  async find(address: string): Promise<Response | undefined> {
    try {
      return await (await this.cacheOf(address)).match(address);
    } catch (cause) {
      console.warn(`The browser's store failed for ${address}.`, cause);
      return undefined;
    }
  }

  /** Any cached size of the picture that an address names, or undefined. */
  async findPicture(address: string): Promise<Response | undefined> {
    try {
      const cached = await this.sharedAddresses();
      const other = cached.find((one) => pictureFolder(one) === pictureFolder(address));
      return other === undefined ? undefined : await this.find(other);
    } catch {
      return undefined;
    }
  }

  /** @returns whether the quota allowed it */
  async put(address: string, response: Response): Promise<boolean> {
    try {
      await (await this.cacheOf(address)).put(address, response);
      return true;
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "QuotaExceededError") return false;
      throw cause;
    }
  }

  async delete(address: string): Promise<void> {
    await (await this.cacheOf(address)).delete(address);
  }

  /** Deletes what this version does not need: other versions' caches first, then hashed files not on its list. */
  async deleteOlder(): Promise<void> {
    for (const name of await caches.keys()) {
      if (!name.startsWith("site-") || [this.ownName, sharedName].includes(name)) continue;
      const cache = await caches.open(name);
      // One by one: a deleted cache counts to the quota as long as another worker has it open.
      for (const request of await cache.keys()) await cache.delete(request);
      await caches.delete(name);
    }
    const { files, pictures } = this.list;
    const folders = Object.keys(pictures).map(pictureFolder);
    for (const address of await this.sharedAddresses()) {
      const folder = pictureFolder(address);
      const isNeeded = address in files || (folder !== null && folders.includes(folder));
      if (!isNeeded) await this.delete(address);
    }
  }

  private async sharedAddresses(): Promise<string[]> {
    const cache = await caches.open(sharedName);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }

  private cacheOf(address: string): Promise<Cache> {
    return caches.open(isHashed(address) ? sharedName : this.ownName);
  }
}
