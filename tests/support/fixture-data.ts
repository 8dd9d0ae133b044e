import { readFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "../../src/catalogue/prices/item";
import type { CatalogueData, PlaceData } from "../../src/data-check/catalogue-data";
import { checkedJson } from "../../src/data-check/checked-data";

/**
 * Data of the example shop, whose items have unusual values: one or ten price rows, unknown
 * kilometres, a long name or a name in Telugu. It does not depend on `data`, and has no picture files.
 */
export const fixtureFolder = path.resolve("tests/support/shop");

export const fixtureData = (): CatalogueData => checkedJson(fixtureFolder);

/** Places as pages query them. */
export const placesOf = (places: readonly PlaceData[]): readonly Place[] =>
  places.map((place) => ({ estimated: false, ...place }));

export const fixtureText = (name: string) =>
  readFileSync(path.join(fixtureFolder, `${name}.json`), "utf8");
