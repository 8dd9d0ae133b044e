import type { PageGroup } from "./groups";

/** A group of taxis to a place. */
export interface Tour extends Pick<PageGroup, "id" | "lowest" | "isFrom"> {
  readonly path: string;
  readonly list: string;
  /** Slug of the place. */
  readonly to: string;
  /** Name of the place. */
  readonly label: string;
}
