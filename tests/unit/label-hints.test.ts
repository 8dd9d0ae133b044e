/** @jest-environment node */
import { labelHints } from "../../scripts/add/label-hints";

const page = {
  title: "Rooms",
  groupBy: "brand" as const,
  labels: { standard: "Standard", "Near the beach": "Beach" },
};
const rooms = [
  { name: "Standard Room", brand: "standard", location: "Near the beach" },
  { name: "Standard Room", brand: "standard", location: "Near the hill" },
];

test.each([
  ["of values that other items have", rooms[1], []],
  [
    "of a new brand, which is called as its rooms are",
    { name: "Suite", brand: "suite", location: "Near the hill" },
    [
      /^"suite" is new as brand\. Chips and headings call it "Suite"; .*"suite": "the words".*"Rooms"/,
    ],
  ],
  [
    "of a new place, because places have labels",
    { name: "Standard Room", brand: "standard", location: "Near the port" },
    [/^"Near the port" is new as location\. Chips and headings call it "Near the port"; /],
  ],
])("nothing is left unsaid %s", (_what, added, expected) => {
  const hints = labelHints([page], rooms, added ?? { name: "" });
  expect(hints).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
});

test("a new value needs no words where it has a label, or where the page neither labels nor groups", () => {
  const added = { name: "Suite", brand: "suite", location: "Near the port" };
  const labels = { ...page.labels, suite: "Suites", "Near the port": "Port" };
  expect(labelHints([{ ...page, labels }], rooms, added)).toEqual([]);
  expect(labelHints([{ title: "Rooms" }], rooms, added)).toEqual([]);
});
