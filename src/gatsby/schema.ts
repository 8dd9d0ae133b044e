import type { Actions } from "gatsby";
import type { CatalogueName } from "../catalogue/catalogue-names";
import { itemSlug, type NamedItem } from "../catalogue/item-address";
import { english } from "../catalogue/languages";
import {
  allowanceOf,
  durationHours,
  extraKmRate,
  parsedDuration,
  type PriceRowData,
} from "../catalogue/price-data";
import { utcOffsetMinutes } from "./utc-offset";

type FieldExtension = Parameters<Actions["createFieldExtension"]>[0];

const fields = {
  item: `
    id: ID!
    "Number of the item, by which visitors' stars and shared lists know it."
    jsonId: Int!
    "Place in the data file, from 0; items are shown in this order."
    place: Int! @placeInFile
    "Name as the visitor reads it."
    name: String!
    "Last part of the address of the item's page: the data's own, else made of name and place."
    slug: String! @ofNameAndPlace
    "Slugs that the item's page had before; null where it had no other."
    formerSlugs: [String!]
    "Picture, given in the data as a path relative to the file."
    image: File! @fileByRelativePath
    "The picture is a drawing and not a photograph of the item."
    illustration: Boolean! @falseIfAbsent
    "The price list, at least one row."
    priceDetails: [PriceDetail!]!
    "Keywords that visitors search for, separated by commas."
    category: String
    "Kind of a bike; its words are the page's labels."
    filter: String
    "Charge beyond the allowance as text, or a message about it."
    exceed: String
    "Rupees for each kilometre beyond the allowance; null where the data names no such rate."
    extraKmRate: Int @ofExceed
    "Outstation charge of a car as text."
    carInfo: String
    "Class of a hotel room; each has a page of its own."
    brand: String
    "Where a room is or a taxi tour goes."
    location: String
    "Distance or hours a taxi package includes, as text."
    mileage: String
    "How many people a car or taxi takes; in a taxi beside its driver."
    seats: Int
  `,
};

const itemTypes = {
  BikesJson: "A bike or scooter for rent (data/bikes.json).",
  CarsJson: "A car for rent (data/cars.json).",
  HotelsJson: "A hotel room (data/hotels.json).",
  TaxisJson: "A taxi or tour car with a driver (data/taxis.json).",
};

const itemTypeNames: Readonly<Record<CatalogueName, keyof typeof itemTypes>> = {
  bikes: "BikesJson",
  cars: "CarsJson",
  hotels: "HotelsJson",
  taxis: "TaxisJson",
};

const itemTypeDefinitions = Object.entries(itemTypes).map(
  ([name, description]) => `
  "${description}"
  type ${name} implements Node & CatalogueItem @dontInfer {${fields.item}}
`,
);

/** The strict GraphQL schema: nothing is inferred from the data, every field says what it is. */
export const typeDefinitions = `
  "Anything the business rents out. A field is null where the item's kind has no such fact."
  interface CatalogueItem implements Node {${fields.item.replaceAll(/ @\w+/g, "")}}

  ${itemTypeDefinitions.join("")}

  "One row of a price list (specification, section 3)."
  type PriceDetail {
    id: Int!
    "How long the price covers: 12 hours, half day, 1 day, 4 weeks, 1 month."
    duration: String!
    "The same in hours; a month has the days that the business says."
    hours: Int! @ofDuration
    "Whole rupees for the whole duration."
    price: Int!
    "Distance allowance such as 120 km or Unlimited km; null where only a call can tell."
    kms: String
    "The same in kilometres; null where it has no limit, and where only a call can tell."
    allowanceKm: Int @ofKms
    "The row is approximate, and confirmed on the phone."
    estimated: Boolean! @falseIfAbsent
    "Only the distance of the row is approximate."
    kmsEstimated: Boolean! @falseIfAbsent
  }

  "A page of text (data/prose.json)."
  type ProseJson implements Node @dontInfer {
    jsonId: Int!
    "Address without a slash at the end."
    path: String!
    title: String!
    sections: [ProseSection!]!
  }

  type ProseSection {
    heading: String
    paragraphs: [String!]!
  }

  "A list page (data/pages.json)."
  type PagesJson implements Node @dontInfer {
    jsonId: Int!
    "Place in the data file, from 0; pages are linked to in this order."
    place: Int! @placeInFile
    "Address without a slash at the end; a page matched by prefix ends in a hyphen."
    path: String!
    match: PageMatch!
    "The data file the items come from."
    catalogue: CatalogueName!
    "Whether the catalogue has items; a page without any is not made, and nothing leads to it."
    hasItems: Boolean! @ofCatalogue
    "Heading of the page, spelled as the business spells it."
    title: String!
    "What an item is called in a sentence."
    noun: Noun!
    "One line under the heading."
    opening: String!
    "Text of links to the page."
    link: String!
    "Further words that find everything on the page when they are searched for."
    alsoCalled: [String!]
    "The page's tab in the tab bar, if it has one."
    tab: PageTab
    "Field by whose values the items stand in groups; null for a list without groups."
    groupBy: ItemField
    "Words of chips and headings, by the value of an item that they stand for."
    labels: [ValueText!]! @byValue
    "A line under the heading of a group, by the value of the group."
    groupNotes: [ValueText!]! @byValue
    "When a price of the catalogue last changed."
    priceChange: PriceChange! @link(by: "catalogue", from: "catalogue")
  }

  "How old the prices of a catalogue are."
  type PriceChange implements Node @dontInfer {
    catalogue: CatalogueName!
    day: Date! @dateformat
  }

  enum PageMatch {
    "One page."
    exact
    "One page for the whole catalogue and one more for each brand in it."
    prefix
  }

  enum CatalogueName {
    bikes
    cars
    hotels
    taxis
  }

  "A field of items that several of them can agree in."
  enum ItemField {
    filter
    brand
    location
    mileage
    name
  }

  "A value as the data spells it, and a text about it."
  type ValueText {
    value: String!
    text: String!
  }

  type Noun {
    one: String!
    many: String!
  }

  type PageTab {
    label: String!
    icon: TabIcon!
  }

  enum TabIcon {
    bike
    car
    taxi
    room
  }

  "A place that visitors go to (data/places.json)."
  type PlacesJson implements Node @dontInfer {
    "Short name, as it stands on the place's stone."
    name: String!
    "The name as the address of a page says it."
    slug: String! @ofNameAndPlace
    "Kilometres by road from the shop, one way."
    km: Int!
    "The distance is approximate."
    estimated: Boolean! @falseIfAbsent
    "Other names and spellings of the place."
    alsoCalled: [String!]
  }

  "Words that visitors search for (data/search.json)."
  type SearchJson implements Node @dontInfer {
    "Groups of words and phrases that mean the same, the names of places among them."
    sameMeaning: [[String!]!]! @withPlaces
    "Words behind a number of people, such as seater."
    people: [String!]
    "Words before a price that the one looked for is below, such as under."
    below: [String!]
    "Words of a search that say nothing about what is looked for."
    ignored: [String!]!
  }

  "The business itself (data/business.json)."
  type BusinessJson implements Node @dontInfer {
    name: String!
    "Last part of the address of the page that shows all hotel rooms."
    slug: String!
    tagline: String!
    "Address the website is published at."
    siteUrl: String!
    "The numbers, at least one, grouped for reading; the first one also answers chats."
    phones: [String!]!
    "First words of every chat; {name} stands for the business's name."
    chatText: String!
    openingHours: OpeningHours!
    address: Address!
    position: Position!
    "What the place is called for short, on the stone beside the address; else the locality."
    placeName: String
    "Labels of the tabs that lead out of the site."
    tabs: TabLabels!
    "Columns of links at the bottom of every page."
    footer: [FooterColumn!]!
    "What visitors ask, in the order in which it is offered."
    questions: [Question!]! @emptyIfAbsent
    copyrightYear: Int!
    "Days of a month, for prices that are for a month."
    monthDays: Int
    "Whether the trip price may combine rows and take a longer row when it is cheaper."
    combinePriceRows: Boolean!
  }

  type Question {
    "What it is about, for the owner."
    topic: String!
    "The words of the visitor."
    question: String!
    kinds: [QuestionKind!]!
    "The owner's answer; null where visitors ask the shop."
    answer: String
  }

  enum QuestionKind {
    bikes
    cars
    hotels
    taxis
    "The shop itself."
    shop
  }

  type OpeningHours {
    text: String!
    "Time of day, HH:MM."
    opens: String!
    "Time of day; at or before the opening one of the next day, 24:00 the end of this one."
    closes: String!
    "Days with hours of their own; the others have the usual ones."
    otherDays: [DayHours!]
    "IANA name of the shop's time zone."
    timeZone: String!
    "How far the shop's clock is ahead of UTC."
    utcOffsetMinutes: Int! @ofTimeZone
    "Name of the country whose clock that is."
    country: String! @ofCountryCode
  }

  "Hours of one day of the week; without a time the shop is closed on it."
  type DayHours {
    day: Weekday!
    opens: String
    closes: String
  }

  enum Weekday {
    Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Saturday
    Sunday
  }

  type Address {
    street: String!
    locality: String!
    region: String!
    postalCode: String!
    country: String!
  }

  "Degrees, WGS 84."
  type Position {
    latitude: Float!
    longitude: Float!
  }

  type TabLabels {
    location: String!
    phoneOnMobile: String!
    phoneOnDesktop: String!
  }

  "A column without links and contact details is not shown."
  type FooterColumn {
    heading: String!
    links: [LabelledLink!]
    "The column has the opening hours, phones and address."
    contact: Boolean! @falseIfAbsent
  }

  type LabelledLink {
    label: String!
    "Full address of another site, or path of a page of this one."
    url: String!
  }
`;

interface ChargedItem {
  readonly exceed?: string;
  readonly priceDetails: readonly PriceRowData[];
}

/** Where a resolver finds other nodes. */
interface NodeSource {
  readonly nodeModel: {
    readonly getNodeById: (query: {
      readonly id: string;
    }) => { readonly children: readonly string[] } | null;
    readonly findOne: (query: { readonly type: string }) => Promise<object | null>;
    readonly findAll: (query: {
      readonly type: string;
    }) => Promise<{ readonly entries: Iterable<object> }>;
  };
}

const businessOf = ({ nodeModel }: NodeSource) =>
  nodeModel.findOne({ type: "BusinessJson" }) as Promise<{
    readonly monthDays?: number;
    readonly address: { readonly country: string };
  } | null>;

type Source = Readonly<Record<string, unknown>>;
interface FieldInfo {
  readonly fieldName: string;
}

/** What the type definitions' own directives find for a field, by name. */
const resolvers = {
  falseIfAbsent: (source: Source, _args: unknown, _nodes: NodeSource, info: FieldInfo) =>
    source[info.fieldName] ?? false,
  emptyIfAbsent: (source: Source, _args: unknown, _nodes: NodeSource, info: FieldInfo) =>
    source[info.fieldName] ?? [],
  // GraphQL has no type for an object whose keys are data.
  byValue: (source: Source, _args: unknown, _nodes: NodeSource, info: FieldInfo) =>
    Object.entries((source[info.fieldName] ?? {}) as Source).map(([value, text]) => ({
      value,
      text,
    })),
  ofNameAndPlace: (item: NamedItem) => itemSlug(item),
  ofDuration: async ({ duration }: PriceRowData, _args: unknown, nodes: NodeSource) =>
    parsedDuration(duration).unit === "month"
      ? durationHours(duration, (await businessOf(nodes))?.monthDays)
      : durationHours(duration),
  ofKms: ({ kms }: PriceRowData) => {
    const km = allowanceOf(kms);
    return km === Infinity ? null : km;
  },
  ofExceed: ({ exceed, priceDetails }: ChargedItem) => extraKmRate(exceed, priceDetails),
  ofCatalogue: async (
    { catalogue }: { readonly catalogue: CatalogueName },
    _args: unknown,
    { nodeModel }: NodeSource,
  ) => (await nodeModel.findOne({ type: itemTypeNames[catalogue] })) !== null,
  placeInFile: (
    { id, parent }: { readonly id: string; readonly parent: string },
    _args: unknown,
    { nodeModel }: NodeSource,
  ) => nodeModel.getNodeById({ id: parent })?.children.indexOf(id) ?? 0,
  withPlaces: async (
    { sameMeaning }: { readonly sameMeaning: readonly (readonly string[])[] },
    _args: unknown,
    { nodeModel }: NodeSource,
  ) => {
    const { entries } = await nodeModel.findAll({ type: "PlacesJson" });
    const places = [...entries] as { name: string; alsoCalled?: readonly string[] }[];
    const names = places.map(({ name, alsoCalled = [] }) => [name, ...alsoCalled]);
    return [...sameMeaning, ...names.filter((group) => group.length > 1)];
  },
  ofCountryCode: async (_hours: unknown, _args: unknown, nodes: NodeSource) => {
    const code = (await businessOf(nodes))?.address.country ?? "";
    return new Intl.DisplayNames(english.code, { type: "region" }).of(code) ?? code;
  },
  ofTimeZone: ({ timeZone }: { readonly timeZone: string }) =>
    utcOffsetMinutes(timeZone, new Date()),
};

/** Extensions that the type definitions use. */
export const fieldExtensions: FieldExtension[] = Object.entries(resolvers).map(
  ([name, resolve]) => ({
    name,
    extend: (_options: unknown, { type }: { readonly type: unknown }) => ({ type, resolve }),
  }),
);
