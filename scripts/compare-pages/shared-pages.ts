/** Addresses that two builds have, and those that only one of them has, in the order of the alphabet. */
export interface SharedPages {
  readonly both: readonly string[];
  /** Of those in both, one address of each kind. */
  readonly kinds: readonly string[];
  readonly inOne: readonly string[];
}

/**
 * Which pages of two builds can be compared. Pages at the top and further pages of a list, `/cars/2`, are
 * each a kind of their own; of the others below a page, which are its items, the first is the kind's.
 *
 * @param before addresses of the pages of one build, `/cars/alto`
 * @param after the same of the other
 */
export function sharedPages(before: readonly string[], after: readonly string[]): SharedPages {
  const shared = before.filter((address) => after.includes(address)).sort();
  const first = new Map<string, string>();
  for (const address of shared) {
    const kind = kindOf(address);
    if (!first.has(kind)) first.set(kind, address);
  }
  return {
    both: shared,
    kinds: [...first.values()],
    inOne: [...before, ...after].filter((address) => !shared.includes(address)).sort(),
  };
}

function kindOf(address: string): string {
  const end = address.lastIndexOf("/");
  const isOfItem = end > 0 && !/^\d+$/.test(address.slice(end + 1));
  return isOfItem ? address.slice(0, end + 1) : address;
}
