import type { PageGroup } from "./groups";
import { isCalled, type NamedPlace } from "./places";

export interface LocatedGroup extends Pick<PageGroup, "value" | "id" | "lowest" | "isFrom"> {
  readonly path: string;
  readonly list: string;
}

/** A group of taxis to a place. */
export interface Tour extends LocatedGroup {
  /** Slug of the place. */
  readonly to: string;
  /** Name of the place. */
  readonly label: string;
}

export function toursTo(
  places: readonly NamedPlace[],
  groups: readonly LocatedGroup[],
): readonly Tour[] {
  return places.flatMap((place) =>
    groups
      .filter(({ value }) => isCalled(place, value))
      .map((group) => ({ ...group, label: place.name, to: place.slug })),
  );
}
