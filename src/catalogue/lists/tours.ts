import type { PageGroup } from "./groups";
import { isCalled, type NamedPlace } from "../shop/places";

/** A group of a list's items at one location, which has a heading of its own. */
export interface LocatedGroup extends Pick<
  PageGroup,
  "value" | "label" | "id" | "lowest" | "isFrom" | "passes"
> {
  /** Address and name of the list. */
  readonly path: string;
  readonly list: string;
}

/** A group of items with a driver whose location is a place, or that pass it on their way. */
export interface Tour extends Omit<LocatedGroup, "passes"> {
  readonly to: string;
  /** What the place is called where the tour passes it. */
  readonly past?: string;
}

/** The groups that lead to a place or pass it, under whichever of its names. */
export function toursTo(
  places: readonly NamedPlace[],
  groups: readonly LocatedGroup[],
): readonly Tour[] {
  return places.flatMap((place) =>
    groups.flatMap((group) => {
      const { passes = [], ...led } = group;
      const { name: label = group.label } = places.find((to) => isCalled(to, group.value)) ?? {};
      const tour = { ...led, label, to: place.slug };
      if (isCalled(place, group.value)) return [tour];
      return passes.some((passed) => isCalled(place, passed))
        ? [{ ...tour, past: place.name }]
        : [];
    }),
  );
}
