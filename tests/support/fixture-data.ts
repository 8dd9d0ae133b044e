import { readFileSync } from "node:fs";
import path from "node:path";
import type { CatalogueData } from "../../src/data-check/catalogue-data";
import { checkedJson } from "../../src/data-check/check-data";

/**
 * Data of a small shop with what is odd: one price row and ten, kilometres without a limit and unknown
 * ones, a long name and one in Telugu. An owner's edit of `data` does not change it; its pictures are
 * made where a test needs them.
 */
export const fixtureFolder = path.resolve("tests/support/shop");

/** The fixture's data, checked like the shipped one. */
export const fixtureTexts = (): CatalogueData =>
  checkedJson(fixtureFolder, path.resolve("data/schema"));

/** A file of the fixture as it is written. */
export const fixtureText = (name: string) =>
  readFileSync(path.join(fixtureFolder, `${name}.json`), "utf8");
