/** @jest-environment node */
import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { type DataPath, errorLine } from "../../src/data-check/validation-error";
import { schemaCheck } from "../../src/data-check/schema-check";
import { fixtureText } from "../support/fixture-data";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const check = schemaCheck(path.resolve("data/schema"));
const contents = Object.fromEntries(
  dataFiles.map((file) => [file, JSON.parse(fixtureText(file)) as Json]),
) as Record<DataFile, Json>;

/** What is wrong once one file holds another content. */
const errorsWith = (file: DataFile, content: unknown) =>
  checkedContents((name) => ({ content: name === file ? content : contents[name] }), check).errors;

/** One slip at a place: its name, and the value that takes the place; undefined takes it away. */
type Slip = readonly [string, Json | undefined];

const slipsOf = (value: Json): Slip[] => {
  const others: Slip[] = [
    ["left out", undefined],
    ["nothing", null],
  ];
  if (typeof value === "boolean") return [...others, ["in quotation marks", String(value)]];
  if (typeof value === "number") {
    return [
      ...others,
      ["in quotation marks", String(value)],
      ["negative", -value],
      ["a fraction", value + 0.5],
      ["far too large", 1e12],
      ["a list", [value]],
    ];
  }
  if (typeof value === "string") {
    return [
      ...others,
      ["a number", 7],
      ["a tick", true],
      ["empty", ""],
      ["a blank", " "],
      ["marked up", `<b>${value}</b>`],
      ["two lines", `${value}\n${value}`],
      ["far too long", value.repeat(400).slice(0, 4000)],
      ["in capitals, with a blank", `${value.toUpperCase()} `],
      ["a list", [value]],
      ["a group", { text: value }],
    ];
  }
  if (Array.isArray(value)) {
    const [first] = value;
    return [
      ...others,
      ["a text", "none"],
      ["emptied", []],
      ...(first === undefined
        ? []
        : [["one entry twice", [...value, structuredClone(first)]] satisfies Slip]),
    ];
  }
  return [...others, ["a text", "none"], ["with a field more", { ...value, colour: "red" }]];
};

/** Every place of a content, of entries of a list the first that has such a place. */
function placesIn(content: Json): { steps: DataPath; value: Json }[] {
  const found = new Map<string, { steps: DataPath; value: Json }>();
  const visit = (value: Json, steps: DataPath, shape: string) => {
    if (steps.length > 0 && !found.has(shape)) found.set(shape, { steps, value });
    if (Array.isArray(value)) {
      for (const [index, inner] of value.entries()) visit(inner, [...steps, index], `${shape}/*`);
    } else if (value !== null && typeof value === "object") {
      for (const [name, inner] of Object.entries(value)) {
        visit(inner, [...steps, name], `${shape}/${name}`);
      }
    }
  };
  visit(content, [], "");
  return [...found.values()];
}

function changed(content: Json, [step, ...rest]: DataPath, to: Json | undefined): Json {
  if (Array.isArray(content)) {
    const inner = rest.length === 0 ? to : changed(content[Number(step)] ?? null, rest, to);
    return content.toSpliced(Number(step), 1, ...(inner === undefined ? [] : [inner]));
  }
  const fields = content as Record<string, Json>;
  const name = String(step);
  const inner = rest.length === 0 ? to : changed(fields[name] ?? null, rest, to);
  if (inner !== undefined) return { ...fields, [name]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** What a hand that copies from the neighbour writes into an entry of a list. */
function asNeighbourHasIt(content: Json, [index, field, ...rest]: DataPath): Slip[] {
  if (!Array.isArray(content) || typeof index !== "number" || rest.length > 0) return [];
  const other = content[index + 1];
  if (typeof field !== "string" || other === null || typeof other !== "object") return [];
  const value = (other as Record<string, Json>)[field];
  return value === undefined ? [] : [["as its neighbour has it", value]];
}

const cases = dataFiles.flatMap((file) =>
  placesIn(contents[file]).map(({ steps, value }) => ({
    file,
    steps,
    slips: [...slipsOf(value), ...asNeighbourHasIt(contents[file], steps)],
  })),
);

test("the catalogue that is to have one slip has none", () => {
  expect(errorsWith("bikes", contents.bikes)).toEqual([]);
});

test("what stands thrice is named at its second and its third place", () => {
  const { phones } = contents.business as { phones: string[] };
  const [first = ""] = phones;
  const found = errorsWith(
    "business",
    changed(contents.business, ["phones"], [first, first, first]),
  );
  expect(found.map(errorLine)).toEqual([
    `business.json › phones[1] = "${first}": is the same as number 1; write another one, or delete it`,
    `business.json › phones[2] = "${first}": is the same as number 1; write another one, or delete it`,
  ]);
});

test("two slips in one item are both said", () => {
  const bikes = changed(
    changed(contents.bikes, [0, "name"], ""),
    [0, "priceDetails", 0, "price"],
    -1,
  );
  expect(
    errorsWith("bikes", bikes)
      .map(({ field }) => field)
      .sort(),
  ).toEqual(["name", "priceDetails[0].price"]);
});

test.each(dataFiles)("each slip in %s is said once, with its place", (name) => {
  const own = cases.filter(({ file }) => file === name);
  const refused = own.flatMap(({ file, steps, slips }) =>
    slips.flatMap(([slip, to]) => {
      const found = errorsWith(file, changed(contents[file], steps, to)).map(errorLine);
      return found.length === 0 ? [] : [{ slip: `${steps.join(".")} ${slip}`, found }];
    }),
  );
  expect(refused.length).toBeGreaterThan(own.length);
  expect(refused.filter(({ found }) => found.length > 1)).toEqual([]);
  const unplaced = refused.filter(({ found: [line = ""] }) => !/^[a-z]+\.json › .+: ./.test(line));
  expect(unplaced).toEqual([]);
});
