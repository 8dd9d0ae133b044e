import { readFileSync } from "node:fs";
import path from "node:path";
import type { CatalogueData } from "../../src/data-check/catalogue-data";
import { checkedJson } from "../../src/data-check/check-data";

/**
 * Data of a small shop with unusual values: one price row and ten, unlimited and unknown kilometres, a long
 * name and a Telugu one. It does not depend on `data`; tests that need pictures create them.
 */
export const fixtureFolder = path.resolve("tests/support/shop");

export const fixtureData = (): CatalogueData =>
  checkedJson(fixtureFolder, path.resolve("data/schema"));

export const fixtureText = (name: string) =>
  readFileSync(path.join(fixtureFolder, `${name}.json`), "utf8");
