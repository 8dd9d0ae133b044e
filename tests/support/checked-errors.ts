import type { Contents } from "../../editor/operations";
import { checkedContents } from "../../src/data-check/check-data";
import type { ValidationError } from "../../src/data-check/validation-error";
import { schemaCheck } from "../../src/data-check/schema-check";
import { dataFiles } from "../../src/data-check/catalogue-data";
import { fixtureText } from "./fixture-data";

const check = schemaCheck("data/schema");

/** The data of the example shop, by file. */
export const exampleShop = Object.fromEntries(
  dataFiles.map((file) => [file, JSON.parse(fixtureText(file)) as unknown]),
) as Required<Contents>;

/** What is wrong in the data of the example shop with some files changed. */
export function errorsWith(changed: Contents): readonly ValidationError[] {
  // As in a file: a field without a value is none.
  const contents = { ...exampleShop, ...(JSON.parse(JSON.stringify(changed)) as Contents) };
  return checkedContents((file) => ({ content: contents[file] }), check, exampleShop).errors;
}
