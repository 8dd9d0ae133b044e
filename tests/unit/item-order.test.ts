/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { itemPageData } from "../../src/components/item-page/item-page-data";
import { bike } from "../support/fixtures";

/** Pages that show items take them in the order of the data file: what is made of another agrees then. */
const templates = readdirSync("src/templates").map((name) => path.join("src/templates", name));

test.each(templates)("%s shows items in the order of their file, not of their numbers", (file) => {
  const queried = readFileSync(file, "utf8").matchAll(/allCatalogueItem\((.*)\) \{/g);
  for (const [, options] of queried) expect(options).toMatch(/, sort: \{ place: ASC \}$/);
});

test("an item's page that is made of a list in memory keeps the list's order", () => {
  const page = { path: "/bikes", match: "exact" };
  const nodes = [1, 9, 3, 2].map((jsonId) => ({ ...bike, jsonId, slug: `item-${jsonId}` }));
  const list = {
    data: { page, business: { slug: "shop" }, items: { nodes } },
    context: { listPages: ["/bikes"] },
  };
  const made = itemPageData("/bikes/item-3", [list]);
  expect(made?.result.data.items.nodes.map(({ jsonId }) => jsonId)).toEqual([1, 9, 3, 2]);
});
