import { isHashed, type OfflineList, pictureFolder } from "../catalogue/offline-list";
import type { KeptFiles } from "./kept-files";

/** How many files are fetched at a time: few, so that the visitor's own requests come first. */
const lanes = 3;

/** What the network information API tells, where the browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Keeps everything on the list. What is there already, from an attempt that was cut off or from an
 * earlier version, is not fetched again.
 *
 * @throws when the connection breaks; the browser then tries again on the next visit
 */
export async function keepAll(list: OfflineList, kept: KeptFiles): Promise<void> {
  const pictures = isThrifty() ? [] : Object.keys(list.pictures);
  const waiting = [...Object.keys(list.files), ...pictures];
  const total = waiting.length;
  const older = await kept.olderCaches();
  await keepSeenPictures(list, kept, older);
  const lane = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await keep(address, kept, older);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } catch (cause) {
    const left = waiting.length;
    waiting.length = 0;
    if (!isQuotaExceeded(cause)) throw cause;
    console.warn(
      `No room to keep the whole catalogue offline: ${left} of ${total} files left out.`,
    );
  }
}

/** Whether the visitor pays for every kilobyte: pictures are then kept only once they were seen. */
function isThrifty(): boolean {
  const { connection } = navigator as object as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith("2g") ?? false);
}

async function keep(address: string, kept: KeptFiles, older: readonly string[]): Promise<void> {
  if ((await kept.find(address)) !== undefined) return;
  const copy = isHashed(address) ? await copyFrom(older, address) : undefined;
  const answer =
    copy ?? (await fetch(address, { cache: isHashed(address) ? "default" : "no-cache" }));
  // The error page is kept too, and hosts answer its own address with 404.
  if (!answer.ok && !address.endsWith("/404.html")) {
    console.warn(`${address} is not kept for offline use: the server answered ${answer.status}.`);
    return;
  }
  await (await kept.open()).put(address, answer);
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
      if (picture !== undefined) await (await kept.open()).put(address, picture);
    }
  }
}

/** Whether the browser refused to store because its room is used up. */
export function isQuotaExceeded(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "QuotaExceededError";
}
