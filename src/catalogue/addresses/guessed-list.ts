type NamedList = Readonly<Record<"path" | "catalogue" | "link", string>>;

/** Ignores parts of less than three letters, which match too many names. */
export function guessedList<List extends NamedList>(lists: readonly List[], pathname: string) {
  const parts = pathname.toLowerCase().split("/");
  const longParts = parts.filter(({ length }) => length > 2);
  return lists.find(({ path, catalogue, link }) =>
    [path.replace(/.*\//, ""), catalogue, link.replaceAll(" ", "-").toLowerCase()].some((name) =>
      longParts.some((part) => name.startsWith(part) || part.startsWith(name)),
    ),
  );
}
