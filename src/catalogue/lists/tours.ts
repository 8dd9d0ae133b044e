import type { PageGroup } from "./groups";
import { foldedWords } from "../text/folded-words";

interface NamedPlace {
  readonly slug: string;
  readonly name: string;
  readonly alsoCalled: readonly string[] | null;
}

/** A group of a list's items at one location, which has a heading of its own. */
export interface LocatedGroup extends Pick<
  PageGroup,
  "value" | "label" | "id" | "beginsAt" | "lowest" | "isFrom"
> {
  readonly list: string;
}

/** A group of items with a driver whose location is a place. */
export interface Tour extends LocatedGroup {
  readonly to: string;
}

/** The groups whose location is a place, under whichever of its names. */
export function toursTo(
  places: readonly NamedPlace[],
  groups: readonly LocatedGroup[],
): readonly Tour[] {
  const folded = (name: string) => foldedWords(name).join(" ");
  return places.flatMap(({ slug, name, alsoCalled }) => {
    const names = new Set([name, ...(alsoCalled ?? [])].map(folded));
    return groups.flatMap((group) =>
      names.has(folded(group.value)) ? [{ ...group, to: slug }] : [],
    );
  });
}
