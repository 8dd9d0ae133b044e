import { fieldExtensions, typeDefinitions, typeOfFile } from "../../src/gatsby/schema";

interface Extension {
  readonly name: string;
  readonly extend: (
    options: object,
    field: object,
  ) => { readonly resolve: (...resolverArguments: readonly unknown[]) => Promise<unknown> };
}

const extensions = fieldExtensions as readonly object[] as readonly Extension[];
const words = { phrases: [{ text: "Town", te: "పట్టణం" }] };
const list = { catalogue: "taxis", path: "/taxis-", match: "prefix" };
const pages = [{ ...list, groupBy: "location", groupNotes: { Araku: "One day" } }];
const nodeModel = {
  getNodeById: ({ id }: { readonly id: string }) => ({ name: id, children: id && ["a", "b"] }),
  findOne: ({ type }: { readonly type: string }) =>
    Promise.resolve(type === "WordsJson" ? words : type === "BusinessJson" && { slug: "shop" }),
  findAll: ({ type }: { readonly type: string }) =>
    Promise.resolve({ entries: type === "PagesJson" ? pages : [] }),
};

const page = { title: "Bikes", link: "All bikes", noun: { one: "bike", many: "bikes" } };
const address = { street: "1 Road", locality: "Town" };
const prices = { priceDetails: [{ duration: "2 weeks", price: 9 }] };
const taxi = { location: "Araku", parent: "taxis", slug: "dzire" };

test.each<[directive: string, source: object, language: string | undefined, value: unknown]>([
  ["falseIfAbsent", {}, undefined, false],
  ["falseIfAbsent", { field: true }, undefined, true],
  ["emptyIfAbsent", {}, undefined, []],
  ["emptyIfAbsent", { field: ["a"] }, undefined, ["a"]],
  ["nameOfFile", taxi, undefined, "taxis"],
  ["positionInFile", { id: "b", parent: "taxis" }, undefined, 1],
  ["dayOfContext", {}, "te", "2026-12-02"],
  ["parsedRows", prices, "te", [expect.objectContaining({ days: 14 })]],
  ["rateOfExtraKm", { exceed: "if exceeds Rs.3/KM" }, "te", 3],
  ["chargeOfNote", { carInfo: "Charge beyond 50 km: Rs.500" }, "te", { rupees: 500, beyondKm: 50 }],
  ["firstPhone", { phones: ["1", "2"] }, undefined, "1"],
  ["addressOfList", list, "hi", "/hi/taxis-shop"],
  ["addressOfItem", taxi, "te", "/te/taxis-shop/dzire"],
  ["addressOfItem", { ...taxi, brand: "classic" }, undefined, "/taxis-classic/dzire"],
  ["addressOfItem", { ...taxi, parent: "cars" }, undefined, ""],
  ["startOfDay", { field: "2026-12-02" }, undefined, "2026-12-02T00:00:00+05:30"],
  ["startOfDay", {}, undefined, undefined],
  ["greetingOfChat", { chatText: "Hi {name}", name: "Rent $& Ride" }, "te", "Hi Rent $& Ride"],
  ["englishOfPage", page, "te", ["Bikes", "All bikes", "bike", "bikes"]],
  ["englishOfPage", page, undefined, null],
  ["englishOfAddress", { address }, "te", ["1 Road", "Town"]],
  ["englishOfAddress", { address }, undefined, null],
  ["noteOfGroup", taxi, "te", "One day"],
  ["noteOfGroup", { ...taxi, location: "Vizag" }, "te", undefined],
  ["noteOfGroup", { ...taxi, parent: "cars" }, "te", undefined],
  ["translated", { field: "Town" }, "te", "పట్టణం"],
  ["translated", { field: "Road" }, "te", "Road"],
  ["translated", { field: "Town" }, undefined, "Town"],
  ["translated", { field: 7 }, "te", 7],
])("@%s of %j in %p is %j", async (directive, source, language, value) => {
  const field = extensions.find(({ name }) => name === directive)?.extend({}, {});
  const context = { language, nodeModel, priceDay: "2026-12-02" };
  const result = await field?.resolve(source, {}, context, { fieldName: "field" });
  expect(result).toEqual(value);
});

test("a directive gets the value of the directive before it", async () => {
  const resolve = (...values: readonly unknown[]) => values.at(-1);
  const field = extensions.find(({ name }) => name === "emptyIfAbsent")?.extend({}, { resolve });
  expect(await field?.resolve({ info: 1 }, 2, 3, "last")).toBe("last");
});

test.each([
  ["bikes", "CatalogueItem"],
  ["places", "PlacesJson"],
])("the entries of %s.json have the type %s", (name, type) => expect(typeOfFile(name)).toBe(type));

test("every text that visitors read is in their language", () => {
  const fields = [...(typeDefinitions[0] ?? "").matchAll(/(\w+): \S+ @translated/g)];
  expect(fields.map(([, name]) => name).join(" ")).toBe(
    "alt title opening link one many label name tagline notice placeName question answer " +
      "street locality region location phoneOnMobile phoneOnDesktop heading label",
  );
});
