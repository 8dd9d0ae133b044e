/** @jest-environment node */
import fc from "fast-check";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { fixtureText } from "../support/fixture-data";
import { editedText } from "../../editor/server/edited-text";

const indented = '[\n  { "id": 1, "price": 499 },\n  { "id": 2, "price": 599 }\n]\n';

test("the same content leaves a text as it is", () => {
  for (const file of dataFiles) {
    const text = fixtureText(file);
    expect(editedText(text, JSON.parse(text))).toBe(text);
  }
});

test.each<[string, string, unknown, string]>([
  [
    "a value",
    indented,
    [
      { id: 1, price: 549 },
      { id: 2, price: 599 },
    ],
    indented.replace("499", "549"),
  ],
  ["odd spaces around it", '{"a":1 ,\n "b" : 2}', { a: 1, b: 3 }, '{"a":1 ,\n "b" : 3}'],
  [
    "a new row",
    indented,
    [
      { id: 1, price: 499 },
      { id: 2, price: 599 },
      { id: 3, price: 699 },
    ],
    indented.replace("599 }", '599 },\n  { "id": 3, "price": 699 }'),
  ],
  ["a row less", indented, [{ id: 2, price: 599 }], '[\n  { "id": 2, "price": 599 }\n]\n'],
  [
    "rows in another order",
    indented,
    [
      { id: 2, price: 599 },
      { id: 1, price: 499 },
    ],
    '[\n  { "id": 2, "price": 599 },\n  { "id": 1, "price": 499 }\n]\n',
  ],
  [
    "a new field where it belongs",
    '{\n\t"id": 1,\n\t"image": "a.jpg",\n\t"exceed": "x"\n}',
    { id: 1, image: "a.jpg", illustration: true, exceed: "x" },
    '{\n\t"id": 1,\n\t"image": "a.jpg",\n\t"illustration": true,\n\t"exceed": "x"\n}',
  ],
  ["a field less", '{ "a": 1, "b": 2 }', { b: 2 }, '{ "b": 2 }'],
  ["a field that is undefined", '{ "a": 1, "b": 2 }', { a: undefined, b: 2 }, '{ "b": 2 }'],
  ["everything less", '{ "a": [1, 2] }', { a: [] }, '{ "a": [] }'],
  ["something in an empty list", '{ "a": [] }', { a: ["b"] }, '{ "a": ["b"] }'],
  [
    "a new object with rows, between Windows line ends",
    '[\r\n  {\r\n    "id": 1\r\n  }\r\n]',
    [{ id: 1 }, { id: 2, priceDetails: [{ id: 1 }] }],
    '[\r\n  {\r\n    "id": 1\r\n  },\r\n  {\r\n    "id": 2,\r\n    "priceDetails": [{ "id": 1 }]\r\n  }\r\n]',
  ],
])("only %s changes", (_what, text, content, expected) => {
  expect(editedText(text, content)).toBe(expected);
});

test("any content can be written over any other, in any layout", () => {
  const content = fc.jsonValue({ maxDepth: 4 });
  const indent = fc.constantFrom(undefined, 2, "\t");
  fc.assert(
    fc.property(content, content, indent, (before, after, layout) => {
      const text = JSON.stringify(before, null, layout);
      expect(JSON.parse(editedText(text, after))).toEqual(JSON.parse(JSON.stringify(after)));
    }),
    { numRuns: 2000, seed: 7 },
  );
});
