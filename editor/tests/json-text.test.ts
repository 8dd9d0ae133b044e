/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { jsonText } from "../server/json-text";

const shop = "tests/support/shop";

test.each(readdirSync(shop))(
  "%s has the editor's format, so that an edit changes no other lines",
  (name) => {
    const text = readFileSync(path.join(shop, name), "utf8");
    expect(jsonText(JSON.parse(text))).toBe(text);
  },
);

test("any content becomes valid JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (content) => {
      expect(JSON.parse(jsonText(content))).toEqual(JSON.parse(JSON.stringify(content)));
    }),
    { numRuns: 500, seed: 7 },
  );
});

test("several objects have a line each", () => {
  expect(jsonText([{ id: 1 }, { id: 2 }])).toBe('[\n  { "id": 1 },\n  { "id": 2 }\n]\n');
});

test("undefined fields are left out", () => {
  expect(jsonText({ a: undefined, b: [] })).toBe('{ "b": [] }\n');
});
