import type { ChipSet } from "./chips";
import type { PageGroup } from "./groups";
import type { PageLanguage } from "../text/languages";
import type { Tour } from "./tours";

/** Gatsby's page context for a list. */
export interface ListContext extends PageLanguage {
  readonly address: string;
  readonly pageId: number;
  /** Including other brands. */
  readonly offeredIds: readonly number[];
  readonly chips: readonly ChipSet[];
  readonly groups: readonly PageGroup[];
  /** Node ids. */
  readonly itemIds: readonly string[];
  /** Null on the page of a whole catalogue. */
  readonly brandLabel: string | null;
  /** Without a label: the page of all brands. */
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
  readonly tours: readonly Tour[];
}
