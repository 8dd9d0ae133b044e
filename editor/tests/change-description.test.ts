/** @jest-environment node */
import { changeDescription, itemName } from "../change-description";
import { dataChanges } from "../data-changes";
import type { Contents } from "../operations";

const descriptions = (before: Contents, after: Contents) =>
  dataChanges(before, after).map((change) => changeDescription(change, before, after));
const row = (id: number, duration: string, price: number, fields = {}) => ({
  id,
  duration,
  price,
  kms: null,
  ...fields,
});
const link = (label: string, url: string) => ({ label, url });

test("changes name the item, its location if several items share the name, and the duration of a price", () => {
  const dio = {
    id: 4,
    name: "Honda Dio",
    priceDetails: [row(1, "1 day", 599), row(2, "1 week", 9)],
  };
  const shine = { id: 5, name: "Shine", priceDetails: [row(1, "1 day", 699, { estimated: true })] };
  const room = { id: 1, name: "Room", location: "Beach" };
  const twin = { id: 2, name: "Room", location: "Station" };
  const before = { bikes: [dio, shine, { id: 6, name: "Activa" }], hotels: [room, twin] };
  const rows = [row(1, "1 day", 2649), row(3, "2 days", 999)];
  const changedRow = row(1, "2 days", 699, { kms: "120 km" });
  const after = {
    bikes: [
      { ...shine, priceDetails: [changedRow] },
      { ...dio, name: "Dio", priceDetails: rows },
      { id: 7, name: "Jupiter" },
    ],
    hotels: [{ ...room, filter: "x" }, twin],
  };
  expect(descriptions(before, after)).toEqual([
    "Bikes: another order",
    "Dio, Name: “Honda Dio” → “Dio”",
    "Dio, 1 day: ₹599 → ₹2,649",
    "Honda Dio, 1 week: ₹9 removed",
    "Dio, 2 days: ₹999 added",
    "Shine, Duration: “1 day” → “2 days”",
    "Shine, 2 days, Kilometres: call to ask → “120 km”",
    expect.stringMatching(/^Shine, 2 days, .*stimated: yes → no$/),
    "Activa removed from Bikes",
    "Jupiter added to Bikes",
    "Room (Beach), Kind: “x” added",
  ]);
});

test("a translation is named by its text and language", () => {
  const phrases = (translations: object) => ({
    words: { phrases: { Bikes: { hi: "बाइक", ...translations } } },
  });
  expect(descriptions(phrases({}), phrases({ hi: "बाइकें", te: "బైక్‌లు" }))).toEqual([
    "Languages, “Bikes”, Hindi: “बाइक” → “बाइकें”",
    "Languages, “Bikes”, Telugu: “బైక్‌లు” added",
  ]);
});

test("a field inside a field is named by its label, and an entry of “Words of chips” by its key", () => {
  const page = {
    id: 1,
    title: "Bikes",
    labels: { brand: "Class" },
  };
  const before = { business: { openingHours: { opens: "06:00" } }, pages: [page] };
  const tab = { label: "Two", icon: "bike" };
  const changed = { labels: { brand: "Brand" }, tab };
  const after = {
    business: { openingHours: { opens: "07:00" } },
    pages: [{ ...page, ...changed }],
  };
  expect(descriptions(before, after)).toEqual([
    "Business, Opening hours, Opening time: “06:00” → “07:00”",
    "Bikes, Words of chips and headings, “brand”: “Class” → “Brand”",
    "Bikes, Tab: Label “Two”, Icon “Bike” added",
  ]);
});

const links = [link("Us", "a"), link("Privacy", "b"), link("Terms", "b")];
const column = { heading: "Shop", links };

test.each<[string, unknown[] | undefined, unknown[], string]>([
  ["phones", ["1", "2"], ["1", "3"], "Phones: “2” → “3”"],
  ["phones", ["1", "2"], ["2", "1"], "Phones: another order"],
  [
    "footer",
    [column],
    [{ ...column, links: [link("Us", "a"), link("Terms", "c"), link("Jobs", "d")] }],
    "Columns of links: Shop, Links: Privacy, Label: “Privacy” → “Terms”; Leads to: “b” → “c”; Terms, Label: “Terms” → “Jobs”; Leads to: “b” → “d”",
  ],
  ["phones", ["1", "2", "1"], ["2", "1"], "Phones: “1” removed"],
  [
    "questions",
    [{ question: "Open?", topics: ["bikes"] }],
    [{ question: "Open?", topics: ["bikes", "cars"] }],
    "Questions: Open?, Topics: “cars” added",
  ],
  [
    "sections",
    [{ paragraphs: ["a", `${"long ".repeat(30)}old`] }],
    [{ paragraphs: ["a", `${"long ".repeat(30)}new`] }],
    "Sections: Paragraphs: “…long long long long old” → “…long long long long new”",
  ],
  [
    "otherDays",
    undefined,
    [
      { day: "Monday", closed: true },
      { day: "Sunday", opens: "10:00" },
    ],
    "Days with other hours: Day “Monday”, Closed all day added; Day “Sunday”, Opening time “10:00” added",
  ],
])("each changed entry of %s, a list without ids, is described", (field, from, to, expected) => {
  const [before, after] = [{ business: { [field]: from } }, { business: { [field]: to } }];
  expect(descriptions(before, after)).toEqual([`Business, ${expected}`]);
});

test("an element with an empty name or title is called “Not named yet”", () => {
  const nameOf = (name: unknown) => itemName("bikes", 4, { bikes: [{ id: 4, name }] });
  expect([nameOf(""), nameOf(" "), nameOf("Shine")]).toEqual([
    "Not named yet",
    "Not named yet",
    "Shine",
  ]);
  expect(itemName("pages", 1, { pages: [{ id: 1, title: "" }] })).toBe("Not named yet");
});
