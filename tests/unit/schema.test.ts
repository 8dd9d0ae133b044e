import { fieldExtensions } from "../../src/gatsby/schema";

interface Extension {
  readonly name: string;
  readonly extend: (
    options: object,
    field: object,
  ) => { readonly resolve: (...resolverArguments: readonly unknown[]) => Promise<unknown> };
}

const words = { phrases: [{ text: "Town", te: "పట్టణం" }] };
const pages = [{ catalogue: "taxis", groupBy: "location", groupNotes: { Araku: "One day" } }];
const nodeModel = {
  getNodeById: ({ id }: { readonly id: string }) => ({ name: id }),
  findOne: ({ type }: { readonly type: string }) =>
    Promise.resolve(type === "WordsJson" ? words : null),
  findAll: () => Promise.resolve({ entries: pages }),
};

const page = { title: "Bikes", link: "All bikes", noun: { one: "bike", many: "bikes" } };
const names = ["Bikes", "All bikes", "bike", "bikes"];
const address = { street: "1 Road", locality: "Town" };
const taxi = { location: "Araku", parent: "taxis" };

test.each<[directive: string, source: object, language: string | undefined, value: unknown]>([
  ["startOfDay", { field: "2026-12-02" }, undefined, "2026-12-02T00:00:00+05:30"],
  ["startOfDay", {}, undefined, undefined],
  ["greetingOfChat", { chatText: "Hi {name}", name: "Rent $& Ride" }, "te", "Hi Rent $& Ride"],
  ["englishOfPage", page, "te", names],
  ["englishOfPage", page, undefined, null],
  ["englishOfAddress", { address }, "te", ["1 Road", "Town"]],
  ["englishOfAddress", { address }, undefined, null],
  ["noteOfGroup", taxi, "te", "One day"],
  ["noteOfGroup", { ...taxi, location: "Vizag" }, "te", undefined],
  ["noteOfGroup", { ...taxi, parent: "cars" }, "te", undefined],
  ["translated", { field: "Town" }, "te", "పట్టణం"],
  ["translated", { field: "Road" }, "te", "Road"],
  ["translated", { field: "Town" }, undefined, "Town"],
])("@%s of %j in %p is %j", async (directive, source, language, value) => {
  const extensions = fieldExtensions as readonly object[] as readonly Extension[];
  const field = extensions.find(({ name }) => name === directive)?.extend({}, {});
  const result = await field?.resolve(source, {}, { language, nodeModel }, { fieldName: "field" });
  expect(result).toEqual(value);
});
