import { readFileSync } from "node:fs";
import path from "node:path";
import type { Actions, Node } from "gatsby";
import { catalogueNames } from "../catalogue/lists/catalogue-names";
import { utcOffset } from "../catalogue/hours/opening-hours";
import { itemPagePath, listPagePath } from "../catalogue/addresses/page-paths";
import { english, pathPrefixOf } from "../catalogue/text/languages";
import { translated, type WordsData } from "../catalogue/text/phrases";
import { chargeOf, extraKmRate, parsedRows } from "../catalogue/prices/price-data";
import type { BusinessData, ItemData, PageData } from "../data-check/catalogue-data";

type FieldExtension = Parameters<Actions["createFieldExtension"]>[0];

/** Of the nodes of a data file; items of all catalogues have the same. */
export function typeOfFile(name: string): string {
  const isCatalogue = catalogueNames.some((catalogue) => catalogue === name);
  return isCatalogue ? "CatalogueItem" : `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`;
}

export const typeDefinitions = [
  readFileSync(path.resolve("src/gatsby/schema.graphql"), "utf8"),
  `enum CatalogueName { ${catalogueNames.join(" ")} }`,
];

interface QueryContext {
  /** From the page's context; absent in English. */
  readonly language?: string;
  /** From the page's context. */
  readonly priceDay?: string;
  readonly nodeModel: {
    readonly getNodeById: (query: { readonly id: string }) => Node | null;
    readonly findOne: (query: { readonly type: string }) => Promise<object | null>;
    readonly findAll: (query: {
      readonly type: string;
    }) => Promise<{ entries: Iterable<PageData> }>;
  };
}

const businessOf = ({ nodeModel }: QueryContext) =>
  nodeModel.findOne({ type: "BusinessJson" }) as Promise<BusinessData | null>;

type ItemNode = ItemData & Pick<Node, "parent">;

const fileName = ({ parent }: Pick<Node, "parent">, { nodeModel }: QueryContext) =>
  nodeModel.getNodeById({ id: parent ?? "" })?.name;

async function pageOf(item: ItemNode, context: QueryContext) {
  const { entries } = await context.nodeModel.findAll({ type: "PagesJson" });
  return [...entries].find(({ catalogue }) => catalogue === fileName(item, context));
}

const localizedPath = ({ language = english.code }: QueryContext, path: string) =>
  pathPrefixOf(language) + path;

type Source = Readonly<Record<string, unknown>>;
type Resolver = (source: Source, context: QueryContext, value: unknown) => unknown;

/** By directive of schema.graphql. `value` is from the data, or from the field's previous directive. */
const resolvers = {
  falseIfAbsent: (_source: Source, _context: QueryContext, value: unknown) => value ?? false,
  emptyIfAbsent: (_source: Source, _context: QueryContext, value: unknown) => value ?? [],
  nameOfFile: fileName,
  dayOfContext: (_source: Source, { priceDay }: QueryContext) => priceDay,
  startOfDay: (_source: Source, _context: QueryContext, day: string | undefined) =>
    day && `${day}T00:00:00${utcOffset}`,
  addressOfList: async (page: PageData, context: QueryContext) =>
    localizedPath(context, listPagePath(page, (await businessOf(context))?.slug ?? "")),
  noteOfGroup: async (item: ItemNode, context: QueryContext) => {
    const { groupBy, groupNotes } = (await pageOf(item, context)) ?? {};
    return groupBy && groupNotes?.[item[groupBy] ?? ""];
  },
  addressOfItem: async (item: ItemNode, context: QueryContext) => {
    const page = await pageOf(item, context);
    const slug = (await businessOf(context))?.slug ?? "";
    return page ? localizedPath(context, itemPagePath(page, item, slug)) : "";
  },
  firstPhone: ({ phones }: BusinessData) => phones[0],
  // A function, because `$` in a replacement text has a meaning.
  greetingOfChat: ({ chatText, name }: BusinessData) => chatText.replaceAll("{name}", () => name),
  parsedRows,
  rateOfExtraKm: extraKmRate,
  chargeOfNote: ({ carInfo }: ItemData) => chargeOf(carInfo),
  englishOfPage: ({ title, link, noun }: PageData, { language }: QueryContext) =>
    language === undefined ? null : [title, link, noun.one, noun.many],
  englishOfAddress: ({ address }: BusinessData, { language }: QueryContext) =>
    language === undefined ? null : [address.street, address.locality],
  positionInFile: ({ id, parent }: Node, { nodeModel }: QueryContext) =>
    nodeModel.getNodeById({ id: parent ?? "" })?.children.indexOf(id) ?? 0,
  /** The English text if there is no translation. */
  translated: async (_source: Source, { language, nodeModel }: QueryContext, value: unknown) => {
    if (language === undefined) return value;
    const words = (await nodeModel.findOne({ type: "WordsJson" })) as WordsData | null;
    if (words === null) return value;
    return typeof value === "string" ? (translated(words, language, value) ?? value) : value;
  },
};

type GatsbyResolver = (
  source: Source,
  args: unknown,
  context: QueryContext,
  info: { readonly fieldName: string },
) => unknown;

export const fieldExtensions = Object.entries(resolvers).map(([name, resolve]): FieldExtension => ({
  name,
  extend: (
    _options: unknown,
    { type, resolve: previous }: { readonly type: unknown; readonly resolve?: GatsbyResolver },
  ) => ({
    type,
    resolve: async (...[source, args, context, info]: Parameters<GatsbyResolver>) => {
      const value = previous?.(source, args, context, info) ?? source[info.fieldName];
      return (resolve as Resolver)(source, context, await value);
    },
  }),
}));
