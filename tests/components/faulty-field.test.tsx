/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { faultyField } from "../../editor/page/faulty-field";
import type { DataPath, Fault } from "../../src/data-check/fault";

const fault = (path: DataPath, more: Partial<Fault> = {}): Fault => ({
  file: "bikes.json",
  item: null,
  field: null,
  value: null,
  rule: "is wrong",
  path,
  ...more,
});

/** The fields as a form names them; what a list of fields stands in has a name, too. */
const sought = (wanted: Fault) => {
  render(
    <main>
      <input id="picture-7" />
      <input id="field-bikes-3_name" />
      <input id="field-bikes-3_words" />
      <fieldset id="field-bikes-3_priceDetails">
        <input id="field-bikes-3_priceDetails_0_price" />
        <input id="field-bikes-3_priceDetails_1_price" aria-invalid />
      </fieldset>
    </main>,
  );
  return faultyField(wanted, "bikes", 7)?.id;
};

test.each<[string, Fault, string]>([
  ["a field", fault([3, "name"]), "field-bikes-3_name"],
  [
    "a field of a list",
    fault([3, "priceDetails", 1, "price"]),
    "field-bikes-3_priceDetails_1_price",
  ],
  ["a word of a list that is one field", fault([3, "words", 1]), "field-bikes-3_words"],
  [
    "the first of fields that are wrong together",
    fault([3, "priceDetails", 0], { fields: ["price"] }),
    "field-bikes-3_priceDetails_0_price",
  ],
  ["the picture", fault([3, "image"]), "picture-7"],
])("the way to a fault ends at %s", (_what, wanted, expected) => {
  expect(sought(wanted)).toBe(expected);
});

test("a fault at no field of its own leads to the first that is marked", () => {
  for (const field of ["colour", "priceDetails"]) {
    expect(sought(fault([3, field]))).toBe("field-bikes-3_priceDetails_1_price");
  }
});

test("a fault of the whole element has no field", () => {
  expect(sought(fault([3]))).toBeUndefined();
});
