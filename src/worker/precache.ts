import { fetchWithTimeout, requestTimeoutMs } from "../catalogue/fetch-with-timeout";
import { isHashed, type PrecacheManifest, pictureFolder } from "../catalogue/precache-manifest";
import type { VersionedCache } from "./versioned-cache";
import { OlderFiles } from "./older-files";
import { filesInOrder } from "./order";
import { isAsBuilt, isPublished } from "./published-version";

/** How many files are fetched at a time: few, so that the visitor's own requests come first. */
const concurrency = 3;

/** What the network information API tells, where the browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Keeps everything on the list for which there is room, what the visitor sees now first. What is
 * there already, from an attempt that was cut off or from an earlier version, is not fetched again.
 * Where there is no room for both, files of earlier versions make way one by one.
 *
 * @param seen addresses of the pages that are open
 * @throws when the connection breaks, or once the server has refused a file for now; the browser then tries again on the next visit. Once the earlier
 *   version can no longer start the open pages, this one takes over with what it has instead. When another
 *   version was published meanwhile: what is kept is of both, and the browser installs the other one next
 */
export async function precache(
  list: PrecacheManifest,
  kept: VersionedCache,
  seen: readonly string[],
): Promise<void> {
  const older = new OlderFiles(await kept.olderCaches(), list, seen);
  const files = filesInOrder(list, seen);
  const isSeen = (address: string) => seen.includes(address);
  const leftOut: string[] = [];
  const refused: string[] = [];
  const unexpected: string[] = [];
  const settled = new Set<string>();
  const installation = { list, kept, older, refused, unexpected, settled };
  const keepNext = async (addresses: readonly string[]) => {
    leftOut.push(...(await keepInOrder(addresses, installation)));
  };
  let pictures: string[] = [];
  try {
    // Alone, so that no script that arrives at the same time takes their room.
    await keepNext(files.filter(isSeen));
    await keepNext(files.filter((address) => !isSeen(address)));
    await keepSeenPictures(kept, older);
    pictures = prefersReducedData() ? [] : await picturesInOrder(list, kept, seen);
    await keepNext(pictures);
    if (refused.length > 0) throw new Error(`Not answered for now: ${refused.join(", ")}`);
  } catch (cause) {
    if (older.canStart) throw cause;
    console.warn("Not everything could be kept for offline use.", cause);
  }
  if (unexpected.length > 0 && !(await isPublished(list))) {
    throw new Error(`Another version was published meanwhile: ${unexpected.join(", ")}`);
  }
  // A host that rewrites pages has its own of every version: nobody can tell them from each other.
  const isRewritten = unexpected.some((address) => address in list.digests);
  if (!isRewritten) await dropUnsettled(installation);
  if (leftOut.length > 0) {
    const total = files.length + pictures.length;
    console.warn(
      `No room to keep the whole catalogue offline: ${leftOut.length} of ${total} files left out.`,
    );
  }
}

/** The pictures of the pages that are open, then all others. */
async function picturesInOrder(
  list: PrecacheManifest,
  kept: VersionedCache,
  seen: readonly string[],
): Promise<string[]> {
  const pages = await Promise.all(seen.map(async (page) => (await kept.find(page))?.text()));
  const html = pages.join("");
  const isSeen = (address: string) => html.includes(pictureFolder(address) ?? address);
  const pictures = Object.keys(list.pictures);
  return [...new Set([...pictures.filter(isSeen), ...pictures])];
}

/** Where files are kept, and where they may come from. */
interface Installation {
  readonly list: PrecacheManifest;
  readonly kept: VersionedCache;
  readonly older: OlderFiles;
  /** Files that the server has but did not give this time, each with its status. */
  readonly refused: string[];
  /** Files that were missing or other than the build wrote them: a sign of another version. */
  readonly unexpected: string[];
  /** Files whose copy is this version's: it was there, or has been fetched. */
  readonly settled: Set<string>;
}

/**
 * Keeps files, the most important first. Where one does not fit, smaller ones are still tried; what
 * is as large is not even fetched.
 *
 * @returns what was left out for want of room
 */
async function keepInOrder(
  addresses: readonly string[],
  installation: Installation,
): Promise<string[]> {
  const { files, pictures } = installation.list;
  const waiting = [...addresses];
  const leftOut: string[] = [];
  let tooLarge = Infinity;
  const lane = async () => {
    try {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const size = files[address] ?? pictures[address] ?? 0;
        if (size < tooLarge && (await keep(address, installation))) continue;
        tooLarge = Math.min(tooLarge, size);
        leftOut.push(address);
      }
    } finally {
      // The connection broke: the others end with the file they have, and are waited for.
      waiting.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, lane));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken !== undefined) throw broken.reason;
  return leftOut;
}

/** Whether the visitor pays for every kilobyte: pictures are then kept only once they were seen. */
function prefersReducedData(): boolean {
  const { connection } = navigator as object as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith("2g") ?? false);
}

/** Whether a failure of the server is one that another time may not be there. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429;
}

/**
 * Keeps one file, if the server has it.
 *
 * @returns whether there was room
 */
async function keep(address: string, installation: Installation): Promise<boolean> {
  const { list, kept, older, refused, unexpected, settled } = installation;
  const there = await kept.find(address);
  if (there !== undefined && (await isAsBuilt(list, address, there))) {
    settled.add(address);
    return true;
  }
  const copy = isHashed(address) ? await older.copyOf(address) : undefined;
  const answer =
    copy ??
    (await fetchWithTimeout(address, requestTimeoutMs, {
      cache: isHashed(address) ? "default" : "no-cache",
    }));
  // The error page is kept too, and hosts answer its own address with 404.
  if (!answer.ok && !address.endsWith("/404.html")) {
    console.warn(`${address} is not kept for offline use: the server answered ${answer.status}.`);
    (isPassing(answer.status) ? refused : unexpected).push(`${address}: ${answer.status}`);
    return true;
  }
  if (!(await isAsBuilt(list, address, answer))) unexpected.push(address);
  const hadRoom = await kept.put(address, answer, () => older.makeRoom(address));
  if (hadRoom) settled.add(address);
  return hadRoom;
}

/**
 * Drops the copies of another version that an installation has left which was cut off, where this one
 * has put nothing in their place.
 */
async function dropUnsettled({ list, kept, settled }: Installation): Promise<void> {
  for (const address of Object.keys(list.digests)) {
    const copy = settled.has(address) ? undefined : await kept.find(address);
    if (copy !== undefined && !(await isAsBuilt(list, address, copy))) await kept.drop(address);
  }
}

/**
 * Carries pictures that an earlier version kept because they were seen over to this one, as long as
 * there is room for both.
 */
async function keepSeenPictures(kept: VersionedCache, older: OlderFiles): Promise<void> {
  for (const address of await older.currentPictures()) {
    const picture = await older.copyOf(address);
    if (picture !== undefined && !(await kept.put(address, picture))) return;
  }
}
