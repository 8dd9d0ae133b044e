import type {
  AutoRental,
  BreadcrumbList,
  CarLeaf,
  Graph,
  HotelRoomLeaf,
  ItemList,
  MergeLeafTypes,
  Offer,
  OpeningHoursSpecification,
  ProductLeaf,
  QuantitativeValue,
  TaxiService,
  UnitPriceSpecification,
  VehicleLeaf,
} from "schema-dts";
import type { CatalogueName } from "./catalogue-names";
import { type Hours, hoursByDay, type Weekday, type WeekHours } from "./opening-hours";
import { type Duration, parsedDuration } from "./price-data";
import type { Item, PriceRow } from "./item";
import { texts } from "./texts";

/** The business as search engines are told of it. */
export interface DescribedBusiness {
  readonly name: string;
  readonly tagline: string;
  /** Address the site is published at, without a slash at the end. */
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
  readonly openingHours: WeekHours;
}

/** An item as search engines are told of it on its own page. */
export interface DescribedItem extends Pick<
  Item,
  "name" | "location" | "mileage" | "seats" | "extraKmRate" | "priceDetails"
> {
  readonly catalogue: CatalogueName;
  /** Address of its page, without the site's own. */
  readonly address: string;
  /** What leads to it: addresses and names, the site's first page first. */
  readonly trail: Trail;
  /** Full address of a picture. */
  readonly picture: string;
}

/** The way to a page: addresses and names, the site's first page first. */
type Trail = readonly { readonly address: string; readonly name: string }[];

/** A page of a list as search engines are told of it. */
export interface DescribedList {
  readonly title: string;
  /** Address of this page, without the site's own. */
  readonly address: string;
  /** What leads to it: addresses and names, the site's first page first. */
  readonly trail: Trail;
  /** Addresses of the items' own pages. */
  readonly items: readonly string[];
  /** Place of the first item in the whole list, counted from 1. */
  readonly firstPosition: number;
  /** Items of the whole list. */
  readonly count: number;
}

type Thing = Graph["@graph"][number];
type Described =
  | MergeLeafTypes<[ProductLeaf, VehicleLeaf]>
  | MergeLeafTypes<[ProductLeaf, CarLeaf]>
  | MergeLeafTypes<[ProductLeaf, HotelRoomLeaf]>
  | VehicleLeaf
  | CarLeaf
  | HotelRoomLeaf
  | TaxiService;

const rupees = "INR";
/** UN/CEFACT code of a kilometre. */
const kilometreCode = "KMT";
/** UN/CEFACT codes of the units in which prices are told. A week is told as its days. */
const unitCodes: Readonly<Record<Duration["unit"], readonly [code: string, count: number]>> = {
  hour: ["HUR", 1],
  day: ["DAY", 1],
  week: ["DAY", 7],
  month: ["MON", 1],
};

/** The same address on every page, so that search engines know it is one business. */
function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}

/**
 * What a list page says to search engines, as schema.org terms: the business, the list as a summary
 * of addresses, whose pages say the rest, and the way to the page.
 *
 * @param picture full address of a picture of the business
 */
export function listGraph(
  business: DescribedBusiness,
  picture: string,
  list: DescribedList,
): Graph {
  const itemList: ItemList = {
    "@type": "ItemList",
    name: list.title,
    url: `${business.siteUrl}${list.address}`,
    numberOfItems: list.count,
    itemListElement: list.items.map((address, index) => ({
      "@type": "ListItem",
      position: list.firstPosition + index,
      url: `${business.siteUrl}${address}`,
    })),
  };
  const graph: Thing[] = [describedBusiness(business, picture), itemList];
  if (list.trail.length > 1) graph.push(breadcrumbs(business.siteUrl, list.trail));
  return { "@context": "https://schema.org", "@graph": graph };
}

/**
 * What the page of an item says to search engines: the business, the item with its prices, and the way
 * to the page. Estimated prices are left out: an offer has to be exact.
 *
 * @param picture full address of a picture of the business
 */
export function itemGraph(
  business: DescribedBusiness,
  picture: string,
  item: DescribedItem,
): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      describedBusiness(business, picture),
      // The vocabulary's types know no graph of things that are of several types.
      describedItem(business.siteUrl, item) as Thing,
      breadcrumbs(business.siteUrl, item.trail),
    ],
  };
}

function describedBusiness(business: DescribedBusiness, picture: string): AutoRental {
  const { address, position, openingHours } = business;
  return {
    "@type": "AutoRental",
    "@id": businessId(business.siteUrl),
    name: business.name,
    description: business.tagline,
    url: `${business.siteUrl}/`,
    image: picture,
    telephone: business.phones,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...position },
    openingHoursSpecification: describedHours(openingHours),
    currenciesAccepted: rupees,
  };
}

/**
 * The days that share their hours, as one specification each; a day that is in none is closed. A closing
 * time at or before the opening is one of the next day.
 */
function describedHours(hours: WeekHours): OpeningHoursSpecification | OpeningHoursSpecification[] {
  const described = new Map<string, { days: Weekday[]; opens: string; closes: string }>();
  for (const { day, hours: ofDay } of hoursByDay(hours)) {
    if (ofDay === null) continue;
    const { opens } = ofDay;
    const closes = closingTime(ofDay);
    const key = `${opens} ${closes}`;
    const known = described.get(key) ?? { days: [], opens, closes };
    described.set(key, { ...known, days: [...known.days, day] });
  }
  const specifications = [...described.values()].map(
    ({ days, opens, closes }): OpeningHoursSpecification => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    }),
  );
  const [first, ...others] = specifications;
  return first !== undefined && others.length === 0 ? first : specifications;
}

/** Search engines know a whole day as 00:00 to 23:59, and the end of a day as 00:00 of the next. */
function closingTime({ opens, closes }: Hours): string {
  if (closes !== "24:00") return closes;
  return opens === "00:00" ? "23:59" : "00:00";
}

/** What the items of each catalogue are, in schema.org's terms. */
const types: Readonly<Record<CatalogueName, "Vehicle" | "Car" | "HotelRoom" | "TaxiService">> = {
  bikes: "Vehicle",
  cars: "Car",
  hotels: "HotelRoom",
  taxis: "TaxiService",
};

/** An item as a product with its offers. One without an exact price is no product: it has no offer. */
function describedItem(siteUrl: string, item: DescribedItem): Described {
  const { catalogue, name, picture, location, mileage, seats, address } = item;
  const type = types[catalogue];
  const seller = { "@id": businessId(siteUrl) };
  const offers = item.priceDetails
    .filter(({ estimated }) => !estimated)
    .map((row) => offer(row, item.extraKmRate, seller));
  const described = {
    name,
    image: picture,
    url: `${siteUrl}${address}`,
    ...(offers.length === 0 ? {} : { offers }),
  };
  if (type === "TaxiService") {
    // A service has no seats in the vocabulary.
    const said = [mileage, seats && texts.seats(seats)].filter(Boolean);
    return {
      "@type": type,
      ...described,
      provider: seller,
      ...(location === null ? {} : { areaServed: location }),
      ...(said.length === 0 ? {} : { description: said.join(", ") }),
    };
  }
  const placed = {
    ...described,
    ...(location === null ? {} : { description: location }),
    ...(seats === null ? {} : { vehicleSeatingCapacity: seats }),
  };
  if (offers.length === 0) return { "@type": type, ...placed };
  return { "@type": ["Product", type], ...placed } as Described;
}

interface Seller {
  readonly "@id": string;
}

function offer(row: PriceRow, excessRupeesPerKm: number | null, seller: Seller): Offer {
  const rental: UnitPriceSpecification = {
    "@type": "UnitPriceSpecification",
    price: row.price,
    priceCurrency: rupees,
    referenceQuantity: describedDuration(row.duration),
  };
  return {
    "@type": "Offer",
    name: row.duration,
    price: row.price,
    priceCurrency: rupees,
    seller,
    priceSpecification: excessRupeesPerKm ? [rental, excessCharge(excessRupeesPerKm)] : rental,
  };
}

function describedDuration(duration: string): QuantitativeValue {
  const { count, unit } = parsedDuration(duration);
  const [unitCode, times] = unitCodes[unit];
  return { "@type": "QuantitativeValue", value: count * times, unitCode };
}

/** The charge for each kilometre beyond the allowance. */
function excessCharge(rupeesPerKm: number): UnitPriceSpecification {
  return {
    "@type": "UnitPriceSpecification",
    priceComponentType: "https://schema.org/DistanceFee",
    price: rupeesPerKm,
    priceCurrency: rupees,
    unitCode: kilometreCode,
  };
}

function breadcrumbs(siteUrl: string, trail: Trail): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ address, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${address}`,
    })),
  };
}
