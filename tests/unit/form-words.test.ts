/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import type { RJSFSchema } from "@rjsf/utils";
import { DataStore } from "../../scripts/edit/data-store";
import { faultsOf, formErrors } from "../../scripts/edit/page/faults-at";
import { formPlan } from "../../scripts/edit/page/form-schema";
import type { Contents } from "../../scripts/edit/protocol";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { faultLine } from "../../src/data-check/fault";
import { DataCopy } from "../support/broken-data";
import { fixtureText } from "../support/fixture-data";

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the files and not in a form: signs of JSON, and names of fields that have other labels. */
const ofFiles =
  /["{}[\]]|\b(?:null|true|false|quotation|array|object|json|leave it out|\w+Slugs|\w+Days|groupBy|slug|field is missing|no "\w+")\b/i;

const content = (file: DataFile) => JSON.parse(fixtureText(file)) as unknown;
const business = content("business") as Fields & { readonly openingHours: Fields };
const bikes = content("bikes") as readonly (Fields & {
  readonly priceDetails: readonly Fields[];
})[];
const [bike, other] = bikes;
const pages = content("pages") as readonly Fields[];
const search = content("search") as Fields & { readonly sameMeaning: readonly string[][] };
const data = new DataCopy();
afterAll(() => data.dispose());
const store = new DataStore(data.folder, (text) => Promise.resolve(text));

const withBike = (change: Fields) => ({ bikes: [{ ...bike, ...change }, ...bikes.slice(1)] });
const withPage = (change: Fields) => ({ pages: [{ ...pages[0], ...change }, ...pages.slice(1)] });
const withBusiness = (change: Fields) => ({ business: { ...business, ...change } });
const withHours = (change: Fields) =>
  withBusiness({ openingHours: { ...business.openingHours, ...change } });
const withAddress = (change: Fields) =>
  withBusiness({ address: { ...(business.address as Fields), ...change } });

test.each<[string, DataFile, Contents, string, RegExp]>([
  [
    "an empty line for a phone",
    "business",
    withBusiness({ phones: [...(business.phones as string[]), null] }),
    "phones.2",
    /^still to be filled in$/,
  ],
  [
    "an empty list of search words",
    "search",
    { search: { ...search, sameMeaning: [...search.sameMeaning, null] } },
    `sameMeaning.${search.sameMeaning.length}`,
    /^still to be filled in$/,
  ],
  ["an emptied title", "pages", withPage({ title: "" }), "0.title", /^still to be filled in$/],
  [
    "a PIN code with a blank",
    "business",
    withAddress({ postalCode: "530 016" }),
    "address.postalCode",
    /; write “530016”/,
  ],
  [
    "a day that is closed and has times",
    "business",
    withHours({ otherDays: [{ day: "Sunday", opens: "10:00", closed: true }] }),
    "openingHours.otherDays.0",
    /no “Opens” and no “Closes”/,
  ],
  [
    "a day without times",
    "business",
    withHours({ otherDays: [{ day: "Sunday", opens: "10:00" }] }),
    "openingHours.otherDays.0",
    /both “Opens” and “Closes”, or else a tick at “Closed all day”/,
  ],
  [
    "a day that stands twice",
    "business",
    withHours({
      otherDays: [
        { day: "Sunday", closed: true },
        { day: "Sunday", closed: true },
      ],
    }),
    "openingHours.otherDays.1.day",
    /stands in “Days with other hours” already/,
  ],
  [
    "a phone that stands twice",
    "business",
    withBusiness({ phones: ["+91 98765 43210", "+91 987 654 3210"] }),
    "phones.1",
    /same number as number 1/,
  ],
  [
    "two bikes of one name",
    "bikes",
    withBike({ name: other?.name }),
    "0.slug",
    /^“.+” has the address .+ each needs a “Name in addresses” of its own$/,
  ],
  ["a name without letters", "bikes", withBike({ name: "350" }), "0.slug", /such as royal-350$/],
  [
    "no charge beyond the kilometres",
    "bikes",
    withBike({ exceed: undefined }),
    "0.exceed",
    /^still to be filled in; only/,
  ],
  [
    "kilometres in other words",
    "bikes",
    withBike({ priceDetails: [{ ...bike?.priceDetails[0], kms: "far" }] }),
    "0.priceDetails.0.kms",
    /nothing when only a call can tell/,
  ],
  [
    "groups by what the items do not say",
    "pages",
    withPage({ groupBy: "mileage" }),
    "0.groupBy",
    /^every item has to say this, and “.+” does not$/,
  ],
  [
    "words for a value that no item has",
    "pages",
    withPage({ labels: { none: "None" } }),
    "0.labels.none",
    /^no item of Bikes has this value/,
  ],
  [
    "lines for groups where there are none",
    "pages",
    withPage({ groupBy: undefined, groupNotes: { none: "None" } }),
    "0.groupNotes",
    /without “Groups by” has no groups/,
  ],
  [
    "a catalogue that another page lists",
    "pages",
    withPage({ catalogue: "cars" }),
    "1.catalogue",
    /^another page, “.+”, lists these already/,
  ],
  ["a choice that is none", "pages", withPage({ match: "one" }), "0.match", /one of One page, /],
  [
    "a word that stands in two lines",
    "search",
    { search: { ...search, ignored: [search.sameMeaning[0]?.[0]] } },
    "ignored.0",
    new RegExp(
      `stands in “Words that mean the same”, number 1 \\(“${search.sameMeaning[0]?.slice(0, 3).join(", ") ?? ""}…?”\\), already`,
    ),
  ],
  [
    "a word that stands twice in one line, written otherwise",
    "search",
    { search: { ...search, sameMeaning: [["e rickshaw", "E-Rickshaw"]] } },
    "sameMeaning.0.1",
    /^the word stands here twice; delete one of them$/,
  ],
])("%s is said in a form's words", (_what, file, changed, place, expected) => {
  const told = faultsOf(store.faults(changed), file);
  const fault = told.find(({ path }) => path.join(".") === place);
  expect(fault?.rule).toMatch(expected);
  expect(told.map(({ rule }) => rule).filter((rule) => ofFiles.test(rule))).toEqual([]);
});

test("the lines of the terminal name the fields of the files", () => {
  const changed = withHours({ otherDays: [{ day: "Sunday", opens: "10:00" }] });
  expect(store.faults(changed).map(faultLine)).toEqual([
    expect.stringContaining('a day has both "opens" and "closes", or else "closed": true'),
  ]);
});

describe("a price for a month without days of a month", () => {
  const changed = {
    ...withBusiness({ monthDays: undefined }),
    ...withBike({
      priceDetails: [
        ...(bike?.priceDetails ?? []),
        { id: 99, duration: "1 month", price: 9000, kms: null },
      ],
    }),
  };
  const rowIndex = bike?.priceDetails.length ?? 0;

  test("is said at Business, and at the price that asks for them", () => {
    const faults = store.faults(changed);
    expect(faultsOf(faults, "business")).toMatchObject([
      {
        path: ["monthDays"],
        rule: expect.stringMatching(/^still to be filled in; “.+” has a price/) as string,
      },
    ]);
    expect(faultsOf(faults, "bikes")).toMatchObject([
      {
        path: [0, "priceDetails", rowIndex, "duration"],
        rule: expect.stringMatching(/^see Business, “Days of a month”: [^;]+$/) as string,
      },
    ]);
    expect(faultsOf(faults, "cars")).toEqual([]);
  });
});

const schemas = Object.fromEntries(
  readdirSync("data/schema").map((name) => [
    name,
    JSON.parse(readFileSync(`data/schema/${name}`, "utf8")) as unknown,
  ]),
);

test("a list of words, which is one field, says which of them is wrong", () => {
  const word = search.sameMeaning[0]?.[0] ?? "";
  const changed = { search: { ...search, ignored: ["and", "and", word, "-"] } };
  const errors = formErrors(
    faultsOf(store.faults(changed), "search"),
    [],
    formPlan(schemas, "search").schema,
  );
  expect(errors.ignored?.__errors).toEqual([
    expect.stringMatching(/^“-”: is not written as it has to be/),
    "“and”: is the same as number 1; write another one, or delete it.",
    expect.stringMatching(new RegExp(`^“${word}”: the word stands in “Words that mean the same”`)),
  ]);
});

describe("the hints of a form", () => {
  const hidden = new Set(["id", "acknowledged"]);
  const hints = (schema: RJSFSchema): string[] => [
    ...(schema.description === undefined ? [] : [schema.description]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      hidden.has(name) || "const" in (field as object) ? [] : hints(field as RJSFSchema),
    ),
    ...(schema.items === undefined ? [] : hints(schema.items as RJSFSchema)),
  ];

  test.each(dataFiles)("of %s speak of the form and not of the file", (file) => {
    const { schema } = formPlan(schemas, file);
    expect(hints(schema).filter((hint) => ofFiles.test(hint))).toEqual([]);
  });
});
