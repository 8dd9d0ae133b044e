import {
  appDataAddress,
  isHashed,
  type PrecacheManifest,
  pageDataAddress,
  pictureFolder,
} from "../catalogue/precache-manifest";
import { filesInOrder } from "./order";

/** In which order room is made. The pages that are open, with what they start from, go last. */
const goes = { leftover: 0, picture: 1, other: 2, startsPage: 3, page: 4 } as const;

interface OlderFile {
  readonly cacheName: string;
  readonly address: string;
  readonly goes: number;
}

/** What earlier versions of the site have kept: a source of copies, and room for this version. */
export class OlderFiles {
  private waiting: Promise<OlderFile[]> | undefined;
  private hasPages = true;

  /**
   * @param names the earlier versions' caches, oldest first. The oldest belongs to the version that
   *   answers for the site now; others were left by installations that were cut off
   * @param seen addresses of the pages that are open
   */
  constructor(
    private readonly names: readonly string[],
    private readonly list: PrecacheManifest,
    private readonly seen: readonly string[],
  ) {}

  /** Whether the version that answers now can still start the pages that are open without a network. */
  get canStart(): boolean {
    return this.hasPages;
  }

  async copyOf(address: string): Promise<Response | undefined> {
    for (const cacheName of this.names) {
      const copy = await caches.match(address, { cacheName });
      if (copy !== undefined) return copy;
    }
    return undefined;
  }

  /** Addresses of kept pictures, whatever their size, that this version shows as well. */
  async currentPictures(): Promise<string[]> {
    const folders = new Set(Object.keys(this.list.pictures).map(pictureFolder));
    const addresses = await Promise.all(this.names.map(addressesIn));
    return addresses.flat().filter((address) => {
      const folder = pictureFolder(address);
      return folder !== null && folders.has(folder);
    });
  }

  /**
   * Gives up one file, the least important: pictures, then pages and data from the last in the list
   * on, then what the open pages start from, then these. The one that is about to be replaced goes
   * before its like.
   *
   * Deleting a whole cache would not free its room as long as the worker that answers now holds it.
   *
   * @param replaced address of the file that the room is for
   * @returns whether there was one
   */
  async makeRoom(replaced: string): Promise<boolean> {
    const waiting = await (this.waiting ??= this.filesByImportance());
    const own = waiting.findIndex(
      (file) => file.address === replaced && file.goes === waiting[0]?.goes,
    );
    const [file] = waiting.splice(Math.max(own, 0), 1);
    if (file === undefined) return false;
    if (file.goes >= goes.startsPage) this.hasPages = false;
    const cache = await caches.open(file.cacheName);
    await cache.delete(file.address);
    return true;
  }

  private async filesByImportance(): Promise<OlderFile[]> {
    const places = new Map(
      filesInOrder(this.list, this.seen).map((address, place) => [address, place]),
    );
    const placeOf = ({ address }: OlderFile) => places.get(address) ?? Infinity;
    const files = this.names.map(async (cacheName, index) =>
      (await addressesIn(cacheName)).map((address) => ({
        cacheName,
        address,
        goes: index > 0 ? goes.leftover : this.importanceOf(address),
      })),
    );
    // Two that the list does not name differ by Infinity - Infinity, which is no number.
    return (await Promise.all(files))
      .flat()
      .sort((a, b) => a.goes - b.goes || placeOf(b) - placeOf(a) || 0);
  }

  private importanceOf(address: string): number {
    if (pictureFolder(address) !== null) return goes.picture;
    if (this.seen.includes(address)) return goes.page;
    const data = this.seen.map((page) => pageDataAddress(this.list, page));
    const isNeeded = isHashed(address) || [...data, appDataAddress(this.list)].includes(address);
    return isNeeded ? goes.startsPage : goes.other;
  }
}

async function addressesIn(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
