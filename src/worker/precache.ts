import { savesData } from "../shared/data-saving";
import { fetchWithTimeout, requestTimeoutMs } from "../shared/fetch-with-timeout";
import {
  isHashed,
  languageMark,
  languageOfFile,
  type PrecacheManifest,
  pageDataFile,
} from "../shared/precache-manifest";
import type { VersionedCache } from "./versioned-cache";

/** How many files are fetched at a time: few, so that the visitor's own requests come first. */
const concurrency = 3;

/**
 * Caches the files of languages as far as the quota goes, the visited pages first. Hashed files that are cached
 * already, by an attempt that was cut off or by an earlier version, are not fetched again.
 *
 * @param visited addresses of the pages that are open
 * @param languages their codes; null for English, with what all languages need
 * @throws when the network or the server fails or answers with something else, or another version was published
 *   meanwhile, so that files of both may be cached; the browser tries again on the next visit
 */
export async function precache(
  list: PrecacheManifest,
  cache: VersionedCache,
  visited: readonly string[],
  languages: readonly (string | null)[],
): Promise<void> {
  // The visited pages before all else, so that no script takes their quota.
  const isComplete =
    (await storeAll(visited, cache)) &&
    (await storeAll(filesInOrder(list, visited, languages), cache));
  if (!isComplete) {
    console.warn("The quota is used up: not the whole catalogue is cached for offline use.");
  }
  const init = { cache: "no-cache" } as const;
  const worker = await fetchWithTimeout("/sw.js", requestTimeoutMs, init);
  if (!worker.ok || !(await worker.text()).includes(list.version)) {
    throw new Error("Another version was published meanwhile.");
  }
  for (const code of languages)
    if (code !== null) await cache.put(languageMark(code), new Response());
}

/** The scripts and fonts of all pages, the visited pages' data, then the rest in the order of the list. */
export function filesInOrder(
  list: PrecacheManifest,
  visited: readonly string[],
  languages: readonly (string | null)[],
): string[] {
  const isWanted = (address: string) => languages.includes(languageOfFile(list, address));
  const files = Object.keys(list.files).filter(isWanted);
  const data = visited.map(pageDataFile);
  // Pictures are then cached only once they were seen.
  const pictures = savesData() ? [] : Object.keys(list.pictures).filter(isWanted);
  const addresses = new Set([...files.filter(isHashed), ...data, ...files, ...pictures]);
  return [...addresses].filter((address) => !visited.includes(address));
}

/** Stores files, some at a time. @returns whether the quota allowed all of them */
async function storeAll(addresses: readonly string[], cache: VersionedCache): Promise<boolean> {
  const queue = eachOf(addresses);
  let isComplete = true;
  const lane = async () => {
    for (const address of queue) {
      if (await store(address, cache)) continue;
      isComplete = false;
      return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return isComplete;
}

/** A queue that several loops share: the first that leaves early, with an error too, ends it for all. */
function* eachOf(addresses: readonly string[]): Generator<string> {
  yield* addresses;
}

/** Stores one file, if the server has it. @returns whether the quota allowed it */
async function store(address: string, cache: VersionedCache): Promise<boolean> {
  if (isHashed(address)) {
    if ((await cache.find(address)) !== undefined) return true;
  } else {
    // What an attempt has left that was cut off may be another version's.
    await cache.delete(address);
  }
  const request = (mode: RequestCache) =>
    fetchWithTimeout(address, requestTimeoutMs, { cache: mode });
  let response = await request(isHashed(address) ? "default" : "no-cache");
  // The browser may have stored something else under a name that lasts for a year.
  if (isHashed(address) && !(await cache.isRight(address, response))) {
    response = await request("reload");
  }
  if (!(await cache.isRight(address, response))) {
    const message = `${address} is not cached: the server answered ${response.status} or something else.`;
    if (response.status !== 404) throw new Error(message);
    console.warn(message);
    return true;
  }
  if (await cache.put(address, response.clone())) return true;
  await cache.deleteOlder();
  return cache.put(address, response);
}
