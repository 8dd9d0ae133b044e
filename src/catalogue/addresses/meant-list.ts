interface NamedList {
  readonly path: string;
  readonly catalogue: string;
  readonly link: string;
}

/** Shorter parts of an address, such as a language's, are the beginning of too many names. */
const shortestPart = 3;

/**
 * The list that an address without a page is probably meant for: a part of it is, in any case, the list's path,
 * catalogue or link, or the beginning of one of them, or begins with it.
 */
export function meantList<List extends NamedList>(
  lists: readonly List[],
  pathname: string,
): List | undefined {
  const parts = pathname
    .toLowerCase()
    .split("/")
    .filter(({ length }) => length >= shortestPart);
  return lists.find(({ path, catalogue, link }) =>
    [path.replace(/.*\//, ""), catalogue, link.replaceAll(" ", "-")]
      .map((name) => name.toLowerCase())
      .some((name) => parts.some((part) => name.startsWith(part) || part.startsWith(name))),
  );
}
