import type { CatalogueData, ItemData, PageData } from "../../src/data-check/catalogue-data";
import { planPages } from "../../src/gatsby/plan-pages";
import { fixtureData } from "../support/fixture-data";

const shop = fixtureData();
const english = { code: "en", pathPrefix: "" };
const telugu = { code: "te", pathPrefix: "/te" };

const page = (id: number, fields: Partial<PageData>): PageData => ({
  ...shop.pages[0],
  id,
  path: "/bikes",
  match: "exact",
  catalogue: "bikes",
  ...fields,
});
const rooms: Partial<PageData> = { path: "/rooms-", match: "prefix", catalogue: "hotels" };
const item = (id: number, name: string, fields: Partial<ItemData> = {}): ItemData => ({
  id,
  name,
  slug: `item-${id}`,
  image: "images/item.jpg",
  priceDetails: [{ duration: "1 day", price: 999 }],
  ...fields,
});
const standard = { brand: "standard" };
const classic = { brand: "classic" };
const hotels = [
  item(1, "Standard Room", standard),
  item(2, "Classic Room", classic),
  item(3, "Standard Room", standard),
];
/** Words with Telugu translations. */
const inTelugu = (words: Readonly<Record<string, string>>) => ({
  words: { phrases: Object.entries(words).map(([text, te]) => ({ text, te })) },
});
const withRooms = (fields: Partial<PageData> = {}, data: Partial<CatalogueData> = {}) => ({
  ...shop,
  business: { ...shop.business, slug: "shop" },
  bikes: [item(1, "Dio"), item(4, "Activa")],
  hotels,
  ...data,
  pages: [page(1, {}), page(2, { ...rooms, ...fields })] as const,
});
const lists = (data: CatalogueData, language = english) =>
  planPages(data, language).filter(({ template }) => template === "catalogue-page");
const roomLists = (...parameters: Parameters<typeof withRooms>) =>
  lists(withRooms(...parameters)).slice(1);

/** Template, path, match path, and items of all pages, similar items, items by night, and a star in Telugu. */
const plan = (language: typeof english) =>
  planPages(withRooms({ maxNights: 7 }), language).map(({ template, path, matchPath, context }) => {
    const ids = [context.itemIds, ...(context.similarIds ?? [])].join("~");
    const marks = [context.isByNight && "by night", context.language && "*"];
    return [template, path, matchPath, ids, ...marks].filter(Boolean).join(" ");
  });

test("a language has its lists, of which a prefix page has a list for each brand in the data, items and constant pages", () => {
  expect(plan(english)).toEqual([
    "catalogue-page /bikes 1,4",
    "item-page /bikes/item-1 1~4",
    "item-page /bikes/item-4 4~1",
    "catalogue-page /rooms-shop 1,2,3 by night",
    "catalogue-page /rooms-standard /rooms-standard/* 1,3 by night",
    "catalogue-page /rooms-classic /rooms-classic/* 2 by night",
    "item-page /rooms-standard/item-1 1~2~3 by night",
    "item-page /rooms-classic/item-2 2~1~3 by night",
    "item-page /rooms-standard/item-3 3~1~2 by night",
    "home-page / 1",
    "upload-page /upload 1",
    "not-found-page /404.html 1",
  ]);
  // A host or the 404 page redirects in other languages.
  const localized = plan(english).map((page) => {
    const address = page.replace(/ \S+\*/, "").replace(" /", " /te/");
    return `${address.replace("/te/ ", "/te ")} *`;
  });
  expect(plan(telugu)).toEqual(localized);
});

test("the chips of a brand's page are those that divide its own items", () => {
  const divided = ["beach", "beach", "town", "town", "town"].map((location, index) =>
    item(index, "Room", { location, ...(index < 3 ? standard : classic) }),
  );
  const planned = roomLists({ groupBy: "brand" }, { hotels: divided });
  const counts = planned.map(({ context: { chips = [] } }) =>
    chips.flatMap((set) => set.chips.map(({ value, count }) => `${value} ${count}`)),
  );
  expect(counts).toEqual([["beach 2", "town 3"], ["beach 2", "town 1"], []]);
});

test.each([
  ["with", "prefix", ["/rooms-standard", "/rooms-classic"], [["standard", null]]],
  ["without", "exact", [null, null], undefined],
] as const)("a grouped list has its groups %s the path of the page of each brand", (...row) => {
  const [, match, brandPaths, brandGroups] = row;
  const [all, brandPage] = roomLists({ match, groupBy: "brand" });
  expect(all?.context.groups?.map(({ brandPath }) => brandPath)).toEqual(brandPaths);
  expect(all?.context.brandLinks).toEqual([]);
  expect(brandPage?.context.brandLinks?.length).toBe(match === "exact" ? undefined : 3);
  const groups = brandPage?.context.groups?.map(({ value, brandPath }) => [value, brandPath]);
  expect(groups).toEqual(brandGroups);
});

test("tours are groups of the lists that are grouped by location, in the language of the page", () => {
  const sights = { brand: "Aruku", location: "Aruku" };
  const pages = [
    page(1, { link: "Taxis", catalogue: "taxis", groupBy: "location" }),
    page(2, { ...rooms, link: "Rooms", groupBy: "brand" }),
  ] as const;
  const dearer = { ...sights, priceDetails: [{ duration: "1 day", price: 1999 }] };
  const taxis = [item(1, "dzire", dearer), item(2, "Ertiga", sights)];
  const items = { taxis, hotels: [item(1, "Room", sights)] };
  const words = inTelugu({ Taxis: "టాక్సీలు", Araku: "అరకు" });
  const planned = planPages({ ...shop, ...items, pages, ...words }, telugu);
  const lowest = expect.objectContaining({ price: 999 }) as object;
  const tour = { list: "టాక్సీలు", to: "araku", label: "అరకు", path: "/te/bikes", id: "group-aruku" };
  const tours = [{ ...tour, lowest, isFrom: true }];
  for (const { template, context } of planned) {
    expect(context.tours ?? []).toEqual(/catalogue|item/.test(template) ? tours : []);
  }
});

test("a brand whose items have different names is called by its label on its page and in links", () => {
  const suites = ["Sea room 1", "Sea room 2"].map((name, id) => item(id, name, { brand: "suite" }));
  const hotels = [...suites, item(5, "Loft")];
  const planned = roomLists({ labels: { suite: "Suites" } }, { hotels });
  const brandLinks = [
    { path: "/rooms-shop", label: null },
    { path: "/rooms-suite", label: "Suites" },
  ];
  const list = { brandLinks, groups: [], offeredIds: [0, 1, 5] };
  expect(planned.map(({ context }) => context)).toMatchObject([
    { ...list, address: "/rooms-shop", brandLabel: null },
    { ...list, address: "/rooms-suite", brandLabel: "Suites" },
  ]);
});

test("a translated list groups and filters by English values and shows their translations", () => {
  const te = (text: string) => `${text} తెలుగు`;
  const wordsOf = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, te(text)]));
  const facts = { filter: "AC", mileage: "12Hrs", exceed: "Ask us", carInfo: "Tolls" };
  const places = ["Beach", "Beach", "Town"].map((location, id) =>
    item(id, "Classic Room", { ...classic, ...facts, location }),
  );
  const words = wordsOf("Classic Room", "Beach", "Town", "Sea", ...Object.values(facts));
  const labels = { Town: "City" };
  const page = { groupBy: "brand", labels, groupNotes: { classic: "Sea" } } as const;
  const translations = inTelugu({ ...words, ...wordsOf("City") });
  const context = lists(withRooms(page, { hotels: places, ...translations }), telugu)[1]?.context;
  expect(context?.words).toEqual(words);
  expect(context?.chips?.[0]?.chips.map(({ value, label }) => [value, label])).toEqual([
    ["Beach", te("Beach")],
    ["Town", te("City")],
  ]);
  const heading = { heading: te("Classic Room"), note: te("Sea") };
  expect(context?.groups?.[0]).toMatchObject({ value: "classic", ...heading });
});
