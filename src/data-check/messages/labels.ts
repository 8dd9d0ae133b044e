import type { DataFile } from "../catalogue-data";

export type FileLabels = Readonly<Record<DataFile, string>>;

export const defaultFileLabels: FileLabels = {
  bikes: "Bikes",
  cars: "Cars",
  hotels: "Hotel rooms",
  taxis: "Taxis",
  places: "Places to go",
  pages: "Pages",
  search: "Search words",
  business: "Business",
  words: "Languages",
};

/** By field name; a name means the same in all files. */
const labels: Readonly<Record<string, string>> = {
  address: "Address of the shop",
  brand: "Class (part of the address)",
  carInfo: "Note",
  catalogue: "Items from",
  category: "Keywords for the search",
  chatText: "First words of a chat",
  closed: "Closed all day",
  closes: "Closing time",
  closedSeasons: "Closed for a season",
  contact: "Opening hours, phones and address",
  copyrightYear: "Year of the copyright",
  count: "Number",
  dayEnds: "When a day of rent ends",
  everyYear: "Every year, whatever year is written",
  exceed: "Beyond the kilometres",
  filter: "Kind",
  footer: "Columns of links",
  formerSlugs: "Earlier names in addresses",
  from: "Closed from",
  hi: "Hindi",
  groupBy: "Groups by",
  groupNotes: "Lines under group headings",
  ignored: "Words that searches ignore",
  hasDriver: "With a driver",
  illustration: "The picture is a drawing, not a photograph",
  image: "Picture",
  km: "Kilometres, one way",
  kms: "Kilometres",
  kmsEstimated: "Kilometres are estimated",
  kinds: "About",
  labels: "Words of chips and headings",
  link: "Text of links to the page",
  many: "Several of them",
  match: "One page, or one for each class",
  mileage: "Kilometres and hours",
  noun: "What an item is called",
  one: "One of them",
  opening: "In search results, after the lowest price",
  opens: "Opening time",
  otherDays: "Days with other hours",
  path: "Address",
  phoneOnDesktop: "Call, on a computer",
  phoneOnMobile: "Call, on a phone",
  priceDetails: "Prices",
  sameMeaning: "Words that mean the same",
  searchType: "For search engines",
  passes: "Places on the way",
  phrases: "Words",
  te: "Telugu",
  siteUrl: "Address of the website",
  slug: "Name in addresses",
  url: "Leads to",
  tabs: "Tabs for the map and for a call",
  text: "Opening hours in your own words",
  to: "Closed up to and including",
};

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  groupBy: {
    brand: "Class",
    filter: "Kind",
    location: "Location",
    mileage: "Kilometres and hours",
    name: "Name",
  },
  // The list of changes calls a missing value "nothing".
  kms: { nothing: "call to ask" },
  kinds: { shop: "The shop itself" },
  match: { exact: "One page", prefix: "One page for all, and one for each class" },
  type: { bikes: "Bikes to drive", cars: "Cars to drive", hotels: "Places and packages" },
};

/** Labels of values: `exact` is "One page". */
export function optionLabel(field: string, value: string, files = defaultFileLabels): string {
  const fileLabels: Readonly<Record<string, string>> =
    field === "catalogue" || field === "kinds" ? files : {};
  return options[field]?.[value] ?? fileLabels[value] ?? (field === "icon" ? spaced(value) : value);
}

/** `chatText` is "First words of a chat". */
export function fieldLabel(field: string): string {
  return labels[field] ?? spaced(field);
}

function spaced(name: string): string {
  const text = name.replaceAll(/(?<=[a-z])([A-Z])/g, " $1").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
