import type { OpeningHours } from "../hours/opening-hours";
import type { ShopContact } from "../prices/enquiry";
import type { Item, Place } from "../prices/item";
import type { CatalogueName } from "./catalogue-names";
import type { ChipSet } from "./chips";
import type { PageGroup } from "./groups";
import type { PageLanguage } from "../text/languages";

/** A group of taxis to a place. */
export interface Tour extends Pick<PageGroup, "id" | "lowest" | "isFrom"> {
  readonly path: string;
  readonly list: string;
  /** Slug of the place. */
  readonly to: string;
  readonly label: string;
}

/** Gatsby's page context for a list. */
export interface ListContext extends PageLanguage {
  readonly address: string;
  readonly catalogue: CatalogueName;
  /** Includes items of other brands. */
  readonly offeredIds: readonly number[];
  readonly chips: readonly ChipSet[];
  readonly groups: readonly PageGroup[];
  readonly itemIds: readonly number[];
  /** Null on the page of a whole catalogue. */
  readonly brandLabel: string | null;
  /** The link to the page of all brands has no label. */
  readonly brandLinks: readonly { readonly path: string; readonly label: string | null }[];
  readonly tours: readonly Tour[];
}

export interface ListedPage {
  readonly path: string;
  readonly catalogue: CatalogueName;
  readonly title: string;
  readonly opening: string;
  readonly link: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly groupBy: "brand" | "location" | null;
  readonly alsoCalled: readonly string[] | null;
  readonly englishWords: readonly string[] | null;
  /** The most nights with a price; null where items are not rented by the night. */
  readonly maxNights: number | null;
}

interface ListingShop extends ShopContact {
  readonly name: string;
  readonly notice: string | null;
  readonly phones: readonly string[];
  readonly openingHours: OpeningHours;
  readonly address: { readonly street: string; readonly locality: string };
  readonly englishAddress: readonly string[] | null;
}

export interface ListContent<ListedItem extends Item = Item> {
  readonly page: ListedPage;
  readonly business: ListingShop;
  readonly items: readonly ListedItem[];
  readonly context: ListContext;
  readonly places: readonly Place[];
  readonly lists: readonly Pick<ListedPage, "path" | "link">[];
}
