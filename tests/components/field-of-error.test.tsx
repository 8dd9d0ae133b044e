/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { fieldOfError } from "../../editor/page/field-of-error";
import type { DataPath, ValidationError } from "../../src/data-check/validation-error";

const error = (path: DataPath, more: Partial<ValidationError> = {}): ValidationError => ({
  file: "bikes.json",
  item: null,
  field: null,
  value: null,
  rule: "is wrong",
  path,
  ...more,
});

/** The fields as a form names them; so does the group around a list of fields. */
const sought = (wanted: ValidationError) => {
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
  return fieldOfError(wanted, "bikes", 7)?.id;
};

test.each<[string, ValidationError, string]>([
  ["a field", error([3, "name"]), "field-bikes-3_name"],
  [
    "a field of a list",
    error([3, "priceDetails", 1, "price"]),
    "field-bikes-3_priceDetails_1_price",
  ],
  ["a word of a list that is one field", error([3, "words", 1]), "field-bikes-3_words"],
  [
    "the first of fields that are wrong together",
    error([3, "priceDetails", 0], { fields: ["price"] }),
    "field-bikes-3_priceDetails_0_price",
  ],
  ["the picture", error([3, "image"]), "picture-7"],
])("the way to an error ends at %s", (_what, wanted, expected) => {
  expect(sought(wanted)).toBe(expected);
});

test("an error at no field of its own leads to the first that is marked", () => {
  for (const field of ["colour", "priceDetails"]) {
    expect(sought(error([3, field]))).toBe("field-bikes-3_priceDetails_1_price");
  }
});

test("an error of the whole element has no field", () => {
  expect(sought(error([3]))).toBeUndefined();
});
