import type { ChipSet } from "./chips";
import type { PageGroup } from "./groups";
import type { PageLanguage } from "../text/languages";
import type { Tour } from "./tours";

/** What the build decides of a page of a list, beside its query: Gatsby's page context. */
export interface ListContext extends PageLanguage {
  /** The page's own address, also where it is shown under another one with the same prefix. */
  readonly address: string;
  readonly pageId: number;
  /** Numbers of all items of the catalogue, also of those of other brands. */
  readonly offeredIds: readonly number[];
  /** What a visitor can choose from, in words. */
  readonly chips: readonly ChipSet[];
  /** All groups of the list; empty where it is not grouped. */
  readonly groups: readonly PageGroup[];
  /** The items of the page, by node id. */
  readonly itemIds: readonly string[];
  /** Null where the page shows a whole catalogue. */
  readonly brandLabel: string | null;
  /** Pages of one brand each; without a label the one that shows all of them. */
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
  /** Who else drives to the places that a trip may go to. */
  readonly tours: readonly Tour[];
}
