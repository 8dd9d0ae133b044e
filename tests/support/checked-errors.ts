import type { Contents } from "../../editor/operations";
import { checkedContents } from "../../src/data-check/check-data";
import {
  type DataPath,
  errorLine,
  type ValidationError,
} from "../../src/data-check/messages/validation-error";
import { schemaCheck } from "../../src/data-check/schema-check";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
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

/** What is said of the example shop with one value changed; undefined takes a field away. */
export function linesWith(
  file: DataFile,
  place: DataPath,
  value: unknown,
  others: Contents = {},
): string[] {
  const content = place.length === 0 ? (value ?? exampleShop[file]) : changed(file, place, value);
  return errorsWith({ ...others, [file]: content }).map(errorLine);
}

function changed(file: DataFile, place: DataPath, value: unknown): unknown {
  const content = structuredClone(exampleShop[file]);
  const holder = place
    .slice(0, -1)
    .reduce((inside, step) => (inside as Record<string | number, unknown>)[step], content);
  (holder as Record<string | number, unknown>)[place.at(-1) ?? ""] = value;
  return content;
}
