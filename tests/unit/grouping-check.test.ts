/** @jest-environment node */
import { errorLine } from "../../src/data-check/validation-error";
import { DataCopy } from "../support/broken-data";

interface Page {
  catalogue: string;
  groupBy?: string;
  labels?: Record<string, unknown>;
  groupNotes?: Record<string, unknown>;
}

let data: DataCopy;
beforeEach(() => {
  data = new DataCopy();
});
afterEach(() => data.dispose());

/** Errors after a change of the page that shows a catalogue. */
async function linesWith(catalogue: string, change: (page: Page) => void): Promise<string[]> {
  data.edit<Page[]>("pages", (pages) => {
    for (const page of pages) if (page.catalogue === catalogue) change(page);
  });
  return (await data.errors()).map(errorLine);
}

test.each([
  [
    "a field that no item has",
    "bikes",
    "location",
    /groupBy = "location": every item has to say this/,
  ],
  [
    "a field of another catalogue",
    "hotels",
    "filter",
    /groupBy = "filter": every item has .* “Standard Room” does not$/,
  ],
  ["a field that is none", "taxis", "colour", /groupBy = "colour": has to be one of filter, brand/],
])("a list cannot be grouped by %s", async (_what, catalogue, groupBy, message) => {
  const lines = await linesWith(catalogue, (page) => {
    delete page.groupNotes;
    page.groupBy = groupBy;
  });
  expect(lines).toEqual([expect.stringMatching(message)]);
});

test("one item without the field that it needs is named there, and not at the page, too", async () => {
  data.edit<{ brand?: string }[]>("hotels", ([, second]) => delete second?.brand);
  expect((await data.errors()).map(errorLine)).toEqual([
    expect.stringMatching(/^hotels\.json › id 2 "Standard Room" › brand: is missing/),
  ]);
});

test("a list may do without groups and labels", async () => {
  const lines = await linesWith("hotels", (page) => {
    delete page.groupBy;
    delete page.labels;
  });
  expect(lines).toEqual([]);
});

test("names of items may be labelled", async () => {
  expect(await linesWith("taxis", (page) => (page.labels = { dzire: "Dzire" }))).toEqual([]);
});

test.each<[string, string, Record<string, unknown>, RegExp]>([
  [
    "stands for no item",
    "bikes",
    { scooter: "Scooters" },
    /labels\["scooter"\] = "Scooters": no item of bikes\.json has this value; empty the field$/,
  ],
  ["names a field of objects", "bikes", { constructor: "x" }, /no item of bikes\.json/],
  [
    "is another value's too",
    "bikes",
    { scooty: "Two wheelers", bike: "two Wheelers" },
    /^[^\n]*labels\["bike"\] = "two Wheelers": “scooty” is called so too[^\n]*$/,
  ],
  [
    "is what another value is called without one",
    "taxis",
    { Aruku: "Vizag" },
    /labels\["Aruku"\] = "Vizag": “Vizag” is called so too/,
  ],
  ["is empty", "bikes", { scooty: "" }, /labels\.scooty = "": must not be empty/],
  ["is no text", "bikes", { scooty: 7 }, /labels\.scooty = 7: has to be a text/],
  ["is too long", "bikes", { scooty: "a".repeat(41) }, /takes at most 40 characters/],
  [
    "has a slash in its value",
    "taxis",
    { "100Kms/10Hr": "<b>" },
    /labels\.100Kms\/10Hr = "<b>": is not written as it has to be\. A few words/,
  ],
])("a label that %s", async (_what, catalogue, labels, message) => {
  const lines = await linesWith(catalogue, (page) => (page.labels = labels));
  expect(lines.join("\n")).toMatch(message);
});

test.each<[string, (page: Page) => void, RegExp]>([
  [
    "of no group",
    (page) => (page.groupNotes = { dzire: "Small" }),
    /groupNotes\["dzire"\] = "Small": no item of taxis\.json has this value as its Location; empty/,
  ],
  [
    "without groups",
    (page) => delete page.groupBy,
    /groupNotes = \{.*: a list without groups has no headings/,
  ],
])("a note %s", async (_what, change, message) => {
  const lines = await linesWith("taxis", change);
  expect(lines.join("\n")).toMatch(message);
});
