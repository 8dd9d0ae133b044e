import { isHashed, type PrecacheManifest, pageDataAddress } from "../catalogue/precache-manifest";

/**
 * In which order files are kept: the pages that are open, the scripts and fonts of all pages, the
 * open pages' data, then the rest in the order of the list.
 *
 * @param seen addresses of the pages that are open
 */
export function filesInOrder(list: PrecacheManifest, seen: readonly string[]): string[] {
  const listed = Object.keys(list.files);
  const data = seen.map((page) => pageDataAddress(list, page));
  return [...new Set([...seen, ...listed.filter(isHashed), ...data, ...listed])];
}
