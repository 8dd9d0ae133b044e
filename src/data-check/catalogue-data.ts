import type { Grouping } from "../catalogue/lists/groups";
import { type CatalogueName, catalogueNames } from "../catalogue/lists/catalogue-names";
import type { PriceRowData } from "../catalogue/prices/price-data";
import type { OpeningHours } from "../catalogue/hours/opening-hours";
import type { Dictionary } from "../catalogue/search/dictionary";
import { listPagePath, type PageAddress } from "../catalogue/addresses/page-paths";
import { languages, type SiteLanguage } from "../catalogue/text/languages";
import type { WordsData } from "../catalogue/text/phrases";
import type { SearchedPage } from "../catalogue/search/word-index";

export { type CatalogueName, catalogueNames };

export interface ItemData {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly pictures?: readonly { readonly image: string; readonly alt?: string }[];
  readonly brand?: string;
  readonly filter?: string;
  readonly location?: string;
  readonly mileage?: string;
  readonly category?: string;
  readonly exceed?: string;
  readonly carInfo?: string;
  readonly seats?: number;
  readonly illustration?: boolean;
  /** First day on which the item is available again, `2026-12-02`. */
  readonly awayUntil?: string;
  readonly priceDetails: readonly PriceRowData[];
}

export interface PageData extends PageAddress {
  readonly id: number;
  readonly catalogue: CatalogueName;
  readonly title: string;
  readonly link: string;
  readonly noun: SearchedPage["noun"];
  readonly opening: string;
  readonly tab?: { readonly label: string };
  readonly groupBy?: Grouping["field"];
  readonly maxNights?: number;
  readonly labels?: Readonly<Record<string, string>>;
  readonly groupNotes?: Readonly<Record<string, string>>;
}

export interface PlaceData {
  readonly name: string;
  readonly slug: string;
  /** Kilometres by road from the shop, one way. */
  readonly km: number;
  readonly estimated?: boolean;
  readonly alsoCalled?: readonly string[];
}

/** `data/business.json`. */
export interface BusinessData {
  readonly name: string;
  readonly tagline: string;
  readonly notice?: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly phones: readonly string[];
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly slug: string;
  readonly placeName?: string;
  readonly tabs: Readonly<Record<"location" | "phoneOnMobile" | "phoneOnDesktop", string>>;
  readonly questions?: readonly { readonly question: string; readonly answer?: string }[];
  readonly chatText: string;
  readonly openingHours: OpeningHours;
  readonly footer: readonly {
    readonly heading: string;
    readonly links?: readonly { readonly label: string; readonly url: string }[];
    readonly contact?: boolean;
  }[];
  readonly copyrightYear?: number;
}

/** Each file has a JSON Schema of the same name in `data/schema`. */
export const dataFiles = [
  ...catalogueNames,
  "places",
  "pages",
  "search",
  "business",
  "words",
] as const;
export type DataFile = (typeof dataFiles)[number];

export interface CatalogueData extends Record<CatalogueName, readonly ItemData[]> {
  readonly places: readonly PlaceData[];
  readonly pages: readonly [home: PageData, ...others: PageData[]];
  readonly search: Dictionary;
  readonly business: BusinessData;
  readonly words: WordsData;
}

/** Specification, section 2, "Routes". */
export function homeAddress({ pages: [home], business }: CatalogueData): string {
  return listPagePath(home, business.slug);
}

export function allPages(
  data: CatalogueData,
  inLanguages: readonly SiteLanguage[] = languages,
): PageData[] {
  return inLanguages.flatMap(({ pathPrefix }) =>
    data.pages.map((page) => ({ ...page, path: pathPrefix + page.path })),
  );
}
