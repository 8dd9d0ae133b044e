import {
  isHashed,
  type OfflineList,
  pageDataAddress,
  pictureFolder,
} from "../catalogue/offline-list";
import type { KeptFiles } from "./kept-files";

/** How many files are fetched at a time: few, so that the visitor's own requests come first. */
const lanes = 3;

/** What the network information API tells, where the browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Keeps everything on the list for which there is room, what the visitor sees now first. What is
 * there already, from an attempt that was cut off or from an earlier version, is not fetched again.
 *
 * @param seen addresses of the pages that are open
 * @throws when the connection breaks; the browser then tries again on the next visit
 */
export async function keepAll(
  list: OfflineList,
  kept: KeptFiles,
  seen: readonly string[],
): Promise<void> {
  const older = await kept.olderCaches();
  const files = filesInOrder(list, seen);
  let leftOut = await keepInOrder(files, list, kept, older);
  await keepSeenPictures(list, kept, older);
  const pictures = isThrifty() ? [] : await picturesInOrder(list, kept, seen);
  leftOut.push(...(await keepInOrder(pictures, list, kept, older)));
  if (leftOut.length > 0 && older.length > 0) {
    await Promise.all(older.map(emptyCache));
    leftOut = await keepInRoomOfOlder(leftOut, list, kept);
  }
  if (leftOut.length > 0) {
    const total = files.length + pictures.length;
    console.warn(
      `No room to keep the whole catalogue offline: ${leftOut.length} of ${total} files left out.`,
    );
  }
}

/**
 * Keeps what there was no room for beside an earlier version, whose copies are gone now. Should the
 * connection break, this version takes over with what it has.
 */
async function keepInRoomOfOlder(
  addresses: readonly string[],
  list: OfflineList,
  kept: KeptFiles,
): Promise<string[]> {
  try {
    return await keepInOrder(addresses, list, kept, []);
  } catch (cause) {
    console.warn("The connection broke before everything was kept for offline use.", cause);
    return [];
  }
}

/** Deleting a cache does not free its room as long as the earlier worker holds it; this does. */
async function emptyCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) await cache.delete(request);
}

/** The pages that are open, the scripts and fonts of all pages, the open pages' data, then the rest. */
export function filesInOrder(list: OfflineList, seen: readonly string[]): string[] {
  const listed = Object.keys(list.files);
  const data = seen.map((page) => pageDataAddress(list, page));
  return [...new Set([...seen, ...listed.filter(isHashed), ...data, ...listed])];
}

/** The pictures of the pages that are open, then all others. */
async function picturesInOrder(
  list: OfflineList,
  kept: KeptFiles,
  seen: readonly string[],
): Promise<string[]> {
  const pages = await Promise.all(seen.map(async (page) => (await kept.find(page))?.text()));
  const html = pages.join("");
  const isSeen = (address: string) => html.includes(pictureFolder(address) ?? address);
  const pictures = Object.keys(list.pictures);
  return [...new Set([...pictures.filter(isSeen), ...pictures])];
}

/**
 * Keeps files, the most important first. Where one does not fit, smaller ones are still tried; what
 * is as large is not even fetched.
 *
 * @returns what was left out for want of room
 */
async function keepInOrder(
  addresses: readonly string[],
  { files, pictures }: OfflineList,
  kept: KeptFiles,
  older: readonly string[],
): Promise<string[]> {
  const waiting = [...addresses];
  const leftOut: string[] = [];
  let tooLarge = Infinity;
  const lane = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const size = files[address] ?? pictures[address] ?? 0;
      if (size < tooLarge && (await keep(address, kept, older))) continue;
      tooLarge = Math.min(tooLarge, size);
      leftOut.push(address);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    waiting.length = 0;
  }
  return leftOut;
}

/** Whether the visitor pays for every kilobyte: pictures are then kept only once they were seen. */
function isThrifty(): boolean {
  const { connection } = navigator as object as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith("2g") ?? false);
}

/**
 * Keeps one file, if the server has it.
 *
 * @returns whether there was room
 */
async function keep(address: string, kept: KeptFiles, older: readonly string[]): Promise<boolean> {
  if ((await kept.find(address)) !== undefined) return true;
  const copy = isHashed(address) ? await copyFrom(older, address) : undefined;
  const answer =
    copy ?? (await fetch(address, { cache: isHashed(address) ? "default" : "no-cache" }));
  // The error page is kept too, and hosts answer its own address with 404.
  if (!answer.ok && !address.endsWith("/404.html")) {
    console.warn(`${address} is not kept for offline use: the server answered ${answer.status}.`);
    return true;
  }
  return kept.put(address, answer);
}

async function copyFrom(names: readonly string[], address: string): Promise<Response | undefined> {
  for (const cacheName of names) {
    const copy = await caches.match(address, { cacheName });
    if (copy !== undefined) return copy;
  }
  return undefined;
}

/** Carries pictures that an earlier version kept because they were seen over to this one. */
async function keepSeenPictures(
  list: OfflineList,
  kept: KeptFiles,
  older: readonly string[],
): Promise<void> {
  const folders = new Set(Object.keys(list.pictures).map(pictureFolder));
  for (const name of older) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const address = new URL(request.url).pathname;
      const isCurrent = folders.has(pictureFolder(address));
      const picture = isCurrent ? await cache.match(request) : undefined;
      if (picture !== undefined) await kept.put(address, picture);
    }
  }
}
