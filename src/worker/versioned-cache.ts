import {
  isHashed,
  type PrecacheManifest,
  pictureFolder,
  siteRoot,
} from "../catalogue/precache-manifest";
import { compressed, isCompressible, unpacked } from "./compressed-copy";

/** The files this version of the site keeps, in a cache of its own. */
export class VersionedCache {
  /** What the names of all versions' caches begin with; a host may have several sites. */
  private readonly family: string;
  private readonly name: string;
  private compressing: Promise<void> | undefined;

  constructor(private readonly list: PrecacheManifest) {
    this.family = `site${siteRoot(list)}-`;
    this.name = `${this.family}${list.version}`;
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
    const stored = await cache.match(address);
    const kept = stored && unpacked(stored);
    const expected = this.list.files[address] ?? this.list.pictures[address];
    if (kept === undefined || expected === undefined) return kept;
    const size = await sizeOf(kept.clone());
    if (isWhole(address, size, expected)) return kept;
    console.warn(`The kept copy of ${address} is damaged and was dropped.`);
    await this.drop(address);
    return undefined;
  }

  /** Gives up the kept answer for an address. */
  async drop(address: string): Promise<void> {
    const cache = await this.open();
    await cache.delete(address);
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

  /**
   * Keeps an answer. As long as there is room it stays as it came, because a script then starts
   * from code that the browser compiled ahead; when room is short, everything kept is compressed.
   *
   * @param makeRoom gives up something else, and says whether there was anything; asked as long as
   *   even the compressed copy does not fit
   * @returns whether there was room for it
   */
  async put(
    address: string,
    answer: Response,
    makeRoom: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<boolean> {
    const again = answer.clone();
    if (this.compressing === undefined) {
      if (await this.tryPut(address, answer)) return true;
      this.compressing ??= this.compressAll();
    }
    await this.compressing;
    // In memory, because the room may come from the copy that is read here.
    const copy = await inMemory(isCompressible(again) ? compressed(again) : again);
    while (!(await this.tryPut(address, copy.clone()))) {
      if (!(await makeRoom())) return false;
    }
    return true;
  }

  /** Caches of earlier versions of the site, newest last. */
  async olderCaches(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(this.family) && name !== this.name);
  }

  /** Compresses what is kept, each copy in its place; only where nothing fits, one goes before. */
  private async compressAll(): Promise<void> {
    const cache = await this.open();
    let waiting = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    while (waiting.length > 0) {
      waiting = await this.compressInPlace(waiting);
      const last = waiting.pop();
      if (last !== undefined) await this.compressAnew(last);
    }
  }

  /** Replaces copies by smaller ones, and returns those for which there was no room. */
  private async compressInPlace(addresses: readonly string[]): Promise<string[]> {
    const cache = await this.open();
    const homeless: string[] = [];
    for (const address of addresses) {
      const kept = await cache.match(address);
      if (kept === undefined || !isCompressible(kept)) continue;
      const copy = await inMemory(compressed(kept));
      if (!(await this.tryPut(address, copy))) homeless.push(address);
    }
    return homeless;
  }

  private async compressAnew(address: string): Promise<void> {
    const cache = await this.open();
    const kept = await cache.match(address);
    if (kept === undefined) return;
    const original = await inMemory(kept);
    const copy = await inMemory(compressed(original.clone()));
    await cache.delete(address);
    if (!(await this.tryPut(address, copy))) await this.tryPut(address, original);
  }

  private async tryPut(address: string, answer: Response): Promise<boolean> {
    try {
      await (await this.open()).put(address, answer);
      return true;
    } catch (cause) {
      if (isQuotaExceeded(cause)) return false;
      throw cause;
    }
  }
}

/** The same answer, whose content no longer depends on where it was read from. */
async function inMemory(answer: Response): Promise<Response> {
  return new Response(await answer.arrayBuffer(), answer);
}

/** Whether the browser refused to store because its room is used up. */
function isQuotaExceeded(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "QuotaExceededError";
}

/** Bytes of a copy; 0 when it cannot be read to its end. */
async function sizeOf(copy: Response): Promise<number> {
  try {
    return (await copy.arrayBuffer()).byteLength;
  } catch {
    return 0;
  }
}

/**
 * Whether a copy has the size that the build wrote. Pages and data may differ a little, because
 * some hosts rewrite them; files with a digest in their name may not.
 */
function isWhole(address: string, size: number, expected: number): boolean {
  return isHashed(address) ? size === expected : size > expected / 2;
}
