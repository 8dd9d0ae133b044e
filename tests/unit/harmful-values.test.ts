import { dataFiles } from "../../src/data-check/catalogue-data";
import { exampleShop, linesWith } from "../support/checked-errors";

/** Paths of all texts, numbers and switches in a content. */
function pathsIn(content: unknown): (string | number)[][] {
  if (typeof content !== "object" || content === null) return [[]];
  return Object.entries(content).flatMap(([key, value]) =>
    pathsIn(value).map((path) => [Array.isArray(content) ? Number(key) : key, ...path]),
  );
}

/** Texts that harm a page, short enough for every field, and a value of a wrong type. */
const harmful = ["<b>", "\u202ea", "a\ud800", "a\u0007b", { a: 1 }];

test.each(dataFiles)("every field of %s.json refuses harmful values, in clear words", (file) => {
  const names = (field: readonly unknown[]) => field.filter((step) => typeof step === "string");
  // Entries of a list have the same fields.
  const fields = new Map(
    pathsIn(exampleShop[file]).map((field) => [names(field).join("."), field]),
  );
  for (const field of fields.values()) {
    for (const value of harmful) {
      const lines = linesWith(file, field, value);
      expect([field, value, lines]).not.toEqual([field, value, []]);
      for (const line of lines) {
        expect(line.length).toBeLessThan(600);
        expect(line).not.toMatch(/undefined|\[object|NaN|Error/);
      }
    }
  }
});
