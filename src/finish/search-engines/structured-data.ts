import type { Graph } from "schema-dts";
import { hoursByDay, type Weekday, type WeekHours } from "../../catalogue/shop/opening-hours";
import type { Item } from "../../catalogue/prices/item";
import type { BusinessData } from "../../data-check/catalogue-data";
import type { Texts } from "../../catalogue/text/texts";

export type DescribedBusiness = Pick<
  BusinessData,
  "name" | "searchType" | "siteUrl" | "phones" | "address" | "position"
> & { readonly openingHours: WeekHours };

export interface DescribedItem extends Pick<
  Item,
  "name" | "location" | "mileage" | "awayUntil" | "seats" | "hasDriver" | "priceDetails"
> {
  readonly searchType?: string | undefined;
  /** Address of its page, without the site's own. */
  readonly address: string;
  readonly trail: Trail;
  /** Full address of a picture. */
  readonly picture: string;
  /** The words of its language. */
  readonly texts: Texts;
}

/** The way to a page: addresses and names, the site's first page first. */
type Trail = readonly { readonly address: string; readonly name: string }[];

interface DescribedList {
  readonly title: string;
  /** Address of this page, without the site's own. */
  readonly address: string;
  readonly trail: Trail;
  readonly items: readonly string[];
  readonly isEnglish: boolean;
}

type Thing = Graph["@graph"][number];

const rupees = "INR";

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
  { title, address, trail, items, isEnglish }: DescribedList,
): Graph {
  const { siteUrl } = business;
  const itemList: Thing = {
    "@type": "ItemList",
    name: title,
    url: `${siteUrl}${address}`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${siteUrl}${item}`,
    })),
  };
  const way = trail.length > 1 ? [breadcrumbs(siteUrl, trail)] : [];
  // The English lists say all of the business for those in other languages.
  const shop = isEnglish ? [describedBusiness(business, picture)] : [];
  return graphOf([...shop, itemList, ...way]);
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
  const { siteUrl } = business;
  return graphOf([
    describedBusiness(business, picture),
    describedItem(siteUrl, item),
    breadcrumbs(siteUrl, item.trail),
  ]);
}

function graphOf(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

function describedBusiness(business: DescribedBusiness, picture: string): Thing {
  const { address, position, openingHours } = business;
  // The data's schema names the types.
  return {
    "@type": business.searchType ?? "LocalBusiness",
    "@id": businessId(business.siteUrl),
    name: business.name,
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
    ...(openingHours.closedSeasons?.length
      ? { specialOpeningHoursSpecification: describedSeasons(openingHours) }
      : {}),
  } as Thing;
}

/**
 * The days that share their hours, as one specification each; a day that is in none is closed. A closing
 * time at or before the opening is one of the next day. Search engines know a whole day as 00:00 to 23:59,
 * and the end of a day as 00:00 of the next.
 */
function describedHours(week: WeekHours) {
  const daysByHours = new Map<string, Weekday[]>();
  for (const { day, hours } of hoursByDay(week)) {
    if (hours === null) continue;
    const { opens, closes } = hours;
    const end = closes !== "24:00" ? closes : opens === "00:00" ? "23:59" : "00:00";
    const key = `${opens} ${end}`;
    daysByHours.set(key, [...(daysByHours.get(key) ?? []), day]);
  }
  return [...daysByHours].map(([key, dayOfWeek]) => {
    const [opens = "", closes = ""] = key.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes } as const;
  });
}

/** Each season in which the business is closed, of every year the last, this and the next one. */
function describedSeasons({ closedSeasons }: WeekHours) {
  const thisYear = new Date().getUTCFullYear();
  return (closedSeasons ?? []).flatMap(({ from, to, everyYear }) => {
    const shifts = everyYear ? [-1, 0, 1].map((next) => thisYear + next - year(from)) : [0];
    return shifts.map(
      (by) =>
        ({
          "@type": "OpeningHoursSpecification",
          validFrom: dayIn(year(from) + by, from, "03-01"),
          validThrough: dayIn(year(to) + by, to, "02-28"),
          opens: "00:00",
          closes: "00:00",
        }) as const,
    );
  });
}

/** A day of the calendar in some year, or another one where that year has no February 29. */
function dayIn(someYear: number, day: string, otherwise: string): string {
  const hasDay = new Date(Date.UTC(someYear, 1, 29)).getUTCMonth() === 1;
  const monthAndDay = day.slice(5);
  return `${someYear}-${monthAndDay === "02-29" && !hasDay ? otherwise : monthAndDay}`;
}

function year(day: string): number {
  return Number(day.slice(0, 4));
}

/** An item as a product with its offers. One without an exact price is no product: it has no offer. */
function describedItem(siteUrl: string, item: DescribedItem): Thing {
  const {
    searchType: type = "Product",
    name,
    picture,
    location,
    mileage,
    seats,
    hasDriver,
    address,
    awayUntil,
    texts,
  } = item;
  const seller = { "@id": businessId(siteUrl) };
  const isAway = awayUntil !== null && Date.parse(awayUntil) > Date.now();
  const availability = isAway
    ? { availability: "https://schema.org/BackOrder", availabilityStarts: awayUntil }
    : {};
  const offers = item.priceDetails
    .filter(({ estimated }) => !estimated)
    .map(({ duration, price }) => ({
      "@type": "Offer",
      name: duration,
      price,
      priceCurrency: rupees,
      seller,
      ...availability,
    }));
  const described = {
    name,
    image: picture,
    url: `${siteUrl}${address}`,
    ...(offers.length === 0 ? {} : { offers }),
  };
  const isService = type === "Service" || type === "TaxiService";
  const said = [isService ? null : location, mileage, seats && texts.seats(seats, hasDriver)];
  const description = said.filter(Boolean).join(", ");
  // The vocabulary's types know no graph of things that are of several types.
  return {
    "@type": isService || type === "Product" || offers.length === 0 ? type : ["Product", type],
    ...described,
    ...(description === "" ? {} : { description }),
    ...(isService ? { provider: seller } : {}),
    ...(isService && location !== null ? { areaServed: location } : {}),
  } as Thing;
}

function breadcrumbs(siteUrl: string, trail: Trail): Thing {
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
