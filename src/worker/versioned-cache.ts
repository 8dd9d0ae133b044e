import { isOwnAnswer } from "../shared/own-answer";
import {
  isHashed,
  isNotFoundPage,
  languageMark,
  type PrecacheManifest,
  pictureFolder,
} from "../shared/precache-manifest";

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

  /**
   * Whether an answer may be cached as a file: a page of ours, or a file that is no page; where nothing between
   * server and browser has a reason to change it, of the listed size.
   */
  async isRight(address: string, answer: Response): Promise<boolean> {
    const { files, pages, pictures } = this.list;
    const isPage = pages.includes(address) || isNotFoundPage(address);
    if (!(await isOwnAnswer(answer, isPage))) return false;
    const size = files[address] ?? pictures[address];
    if (size === undefined || !(isHashed(address) || address.endsWith(".json"))) return true;
    return (await answer.clone().arrayBuffer()).byteLength === size;
  }

  /**
   * The cached copy of a file. Undefined also where something else was cached in its place, and where the
   * browser's store fails: the network may still work.
   */
  async find(address: string): Promise<Response | undefined> {
    try {
      const cached = await (await this.cacheOf(address)).match(address);
      return cached && (await this.isRight(address, cached)) ? cached : undefined;
    } catch (cause) {
      console.warn(`The browser's store failed for ${address}.`, cause);
      return undefined;
    }
  }

  /** Any cached size of the picture that an address names; undefined also where it names none. */
  async findPicture(address: string): Promise<Response | undefined> {
    const folder = pictureFolder(address);
    if (folder === null) return undefined;
    try {
      for (const other of await this.sharedAddresses()) {
        const found = pictureFolder(other) === folder ? await this.find(other) : undefined;
        if (found !== undefined) return found;
      }
    } catch {
      // The network may still work.
    }
    return undefined;
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

  /** Whether this version has all files of a language, or an earlier one, whose files are still there. */
  async hasLanguage(code: string, isAnyVersion = false): Promise<boolean> {
    const options = isAnyVersion ? {} : { cacheName: this.ownName };
    return (await caches.match(languageMark(code), options)) !== undefined;
  }

  private async sharedAddresses(): Promise<string[]> {
    const cache = await caches.open(sharedName);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }

  private cacheOf(address: string): Promise<Cache> {
    return caches.open(isHashed(address) ? sharedName : this.ownName);
  }
}
