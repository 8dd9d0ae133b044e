import { english } from "../../catalogue/text/languages";
import type { CatalogueName } from "../../catalogue/lists/catalogue-names";
import type { Item } from "../../catalogue/prices/item";
import type { BusinessData } from "../../data-check/catalogue-data";

export interface DescribedItem extends Pick<Item, "name" | "awayUntil" | "priceDetails"> {
  readonly catalogue: CatalogueName;
  /** Without the site's origin. */
  readonly address: string;
  /** Absolute. */
  readonly pictures: readonly string[];
}

const itemTypes: Readonly<Record<CatalogueName, string>> = {
  bikes: "Vehicle",
  cars: "Car",
  hotels: "HotelRoom",
  taxis: "TaxiService",
};

const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** Breadcrumbs, the home page first. */
type Trail = readonly { readonly address: string; readonly name: string }[];

/** The same on every page, so that search engines see a single business. */
function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}

/**
 * The business in English, items and breadcrumbs, in the terms of schema.org. Estimated prices are left out, because
 * an offer is exact.
 */
export function pageGraph(
  business: BusinessData,
  trail: Trail,
  language: string,
  item?: DescribedItem,
) {
  const { siteUrl } = business;
  return [
    ...(item || language === english.code ? [describedBusiness(business)] : []),
    ...(item ? describedItem(siteUrl, item) : []),
    ...(trail.length > 1 ? [breadcrumbs(siteUrl, trail)] : []),
  ];
}

function describedBusiness(business: BusinessData): object {
  const { address, position, openingHours } = business;
  return {
    "@type": "AutoRental",
    "@id": businessId(business.siteUrl),
    name: business.name,
    url: `${business.siteUrl}/`,
    image: `${business.siteUrl}/icons/icon-512x512.png`,
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
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification", dayOfWeek: weekdays, ...openingHours },
    ],
  };
}

/** Empty without an exact price. */
function describedItem(siteUrl: string, item: DescribedItem): object[] {
  const { catalogue, name, pictures, address, awayUntil } = item;
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
      priceCurrency: "INR",
      seller,
      ...availability,
    }));
  if (offers.length === 0) return [];
  const product = {
    "@type": ["Product", itemTypes[catalogue]],
    name,
    image: pictures,
    url: `${siteUrl}${address}`,
    offers,
  };
  return [product];
}

function breadcrumbs(siteUrl: string, trail: Trail): object {
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
