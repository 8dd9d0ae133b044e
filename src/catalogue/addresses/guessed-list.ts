interface NamedList {
  readonly path: string;
  readonly catalogue: string;
  readonly link: string;
}

/** Shorter parts match too many names. */
const minPartLength = 3;

export function guessedList<List extends NamedList>(
  lists: readonly List[],
  pathname: string,
): List | undefined {
  const parts = pathname
    .toLowerCase()
    .split("/")
    .filter(({ length }) => length >= minPartLength);
  return lists.find(({ path, catalogue, link }) =>
    [path.replace(/.*\//, ""), catalogue, link.replaceAll(" ", "-")]
      .map((name) => name.toLowerCase())
      .some((name) => parts.some((part) => name.startsWith(part) || part.startsWith(name))),
  );
}
