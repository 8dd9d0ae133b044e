import type { Actions } from "gatsby";
import { itemSlug, type NamedItem } from "../catalogue/item-address";
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
    "Kind of a bike: scooty or bike."
    filter: String
    "Charge beyond the allowance as text, or a message about it."
    exceed: String
    "Outstation charge of a car as text."
    carInfo: String
    "Class of a hotel room; each has a page of its own."
    brand: String
    "Where a room is or a taxi tour goes."
    location: String
    "Distance or hours a taxi package includes, as text."
    mileage: String
  `,
};

const itemTypes = {
  BikesJson: "A bike or scooter for rent (data/bikes.json).",
  CarsJson: "A car for rent (data/cars.json).",
  HotelsJson: "A hotel room (data/hotels.json).",
  TaxisJson: "A taxi or tour car with a driver (data/taxis.json).",
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
    "How long the price covers: 1 day, 5 days, 1 week, 4 weeks."
    duration: String!
    "Whole rupees for the whole duration."
    price: Int!
    "Distance allowance such as 120 km; null where only a call can tell."
    kms: String
    "The row is approximate, and confirmed on the phone."
    estimated: Boolean! @falseIfAbsent
    "Only the distance of the row is approximate."
    kmsEstimated: Boolean! @falseIfAbsent
  }

  "A list page (data/pages.json)."
  type PagesJson implements Node @dontInfer {
    jsonId: Int!
    "Place in the data file, from 0; pages are linked to in this order."
    place: Int! @placeInFile
    "Address without a slash at the end; a page matched by prefix ends in a hyphen."
    path: String!
    "exact, or prefix for one page and one more for each brand."
    match: String!
    "The data file the items come from."
    catalogue: String!
    "How the cards are laid out: bikes, cars or hotels."
    type: String!
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
    icon: String!
  }

  "Words that visitors search for (data/search.json)."
  type SearchJson implements Node @dontInfer {
    "Groups of words and phrases that mean the same."
    sameMeaning: [[String!]!]!
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
    "Two numbers, grouped for reading; the first one also answers chats."
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
    footer: FooterLinks!
    copyrightYear: Int!
    "Whether the trip price may combine rows and take a longer row when it is cheaper."
    combinePriceRows: Boolean!
  }

  type OpeningHours {
    text: String!
    "Time of day, HH:MM."
    opens: String!
    closes: String!
    "IANA name of the shop's time zone."
    timeZone: String!
    "How far the shop's clock is ahead of UTC."
    utcOffsetMinutes: Int! @ofTimeZone
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

  type FooterLinks {
    company: [LabelledLink!]!
    presence: [LabelledLink!]!
    follow: [LabelledLink!]!
  }

  type LabelledLink {
    label: String!
    url: String!
  }
`;

/** What a resolver may ask for other nodes. */
interface NodeSource {
  readonly nodeModel: {
    readonly getNodeById: (query: {
      readonly id: string;
    }) => { readonly children: readonly string[] } | null;
  };
}

/** Extensions that the type definitions use. */
export const fieldExtensions: FieldExtension[] = [
  {
    name: "falseIfAbsent",
    extend: (_options: unknown, previous: { type: unknown }) => ({
      type: previous.type,
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        _context: unknown,
        info: { fieldName: string },
      ) => source[info.fieldName] ?? false,
    }),
  },
  {
    // GraphQL has no type for an object whose keys are data.
    name: "byValue",
    extend: () => ({
      resolve: (
        source: Record<string, Readonly<Record<string, string>> | undefined>,
        _args: unknown,
        _context: unknown,
        info: { fieldName: string },
      ) => Object.entries(source[info.fieldName] ?? {}).map(([value, text]) => ({ value, text })),
    }),
  },
  {
    name: "ofNameAndPlace",
    extend: () => ({ resolve: (item: NamedItem) => itemSlug(item) }),
  },
  {
    name: "placeInFile",
    extend: () => ({
      resolve: (
        { id, parent }: { id: string; parent: string },
        _args: unknown,
        { nodeModel }: NodeSource,
      ) => nodeModel.getNodeById({ id: parent })?.children.indexOf(id) ?? 0,
    }),
  },
  {
    name: "ofTimeZone",
    extend: () => ({
      resolve: ({ timeZone }: { timeZone: string }) => utcOffsetMinutes(timeZone, new Date()),
    }),
  },
];
