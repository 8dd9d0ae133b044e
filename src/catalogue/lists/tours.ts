import type { PageGroup } from "./groups";
import { isCalled, type NamedPlace } from "../shop/places";

export interface LocatedGroup extends Pick<
  PageGroup,
  "value" | "label" | "id" | "lowest" | "isFrom" | "passes"
> {
  readonly path: string;
  readonly list: string;
}

/** A group of taxis to a place. */
export interface Tour extends Omit<LocatedGroup, "passes"> {
  /** Slug of the place. */
  readonly to: string;
  /** Name of the place, if the tour only passes it. */
  readonly via?: string;
}

export function toursTo(
  places: readonly NamedPlace[],
  groups: readonly LocatedGroup[],
): readonly Tour[] {
  return places.flatMap((place) =>
    groups.flatMap((group) => {
      const { passes = [], ...destination } = group;
      const label = places.find((to) => isCalled(to, group.value))?.name ?? group.label;
      const tour = { ...destination, label, to: place.slug };
      if (isCalled(place, group.value)) return [tour];
      return passes.some((passed) => isCalled(place, passed)) ? [{ ...tour, via: place.name }] : [];
    }),
  );
}
