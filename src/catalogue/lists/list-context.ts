import type { ChipSet } from "./chips";
import type { PageGroup } from "./groups";
import type { PageLanguage } from "../text/languages";
import type { Tour } from "./tours";

/** Gatsby's page context for a list. */
export interface ListContext extends PageLanguage {
  readonly address: string;
  readonly pageId: number;
  /** Includes items of other brands. */
  readonly offeredIds: readonly number[];
  readonly chips: readonly ChipSet[];
  readonly groups: readonly PageGroup[];
  readonly nodeIds: readonly string[];
  /** Address of the first item's picture for shared links, 1200 × 630 pixels. */
  readonly picture?: string | null | undefined;
  /** Null on the page of a whole catalogue. */
  readonly brandLabel: string | null;
  /** The link to the page of all brands has no label. */
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
  readonly tours: readonly Tour[];
}

type Data = Queries.CataloguePageQuery;

/** Props of a list page. */
export interface ListContent {
  readonly page: NonNullable<Data["page"]>;
  readonly business: NonNullable<Data["head"]>;
  readonly items: readonly Queries.ItemCardFragment[];
  readonly context: ListContext;
  readonly places: Data["places"]["nodes"];
  readonly lists: Data["catalogueLinks"]["nodes"];
}
