/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ItemData, shownPages } from "../../src/data-check/catalogue-data";
import type { BuiltPage } from "../../src/finish/search-engines/described-page";
import { cardOf } from "../../src/finish/search-engines/share-cards";
import type { PlannedPage } from "../../src/gatsby/plan-pages";
import { formattedRupees } from "../../src/catalogue/text/money";
import { listPagePath } from "../../src/catalogue/addresses/page-paths";
import { texts } from "../../src/catalogue/text/texts";
import { data, publicFolder } from "../support/built-site";

type List = BuiltPage & { readonly pageContext: PlannedPage["context"] };

const builtList = (address: string) =>
  (
    JSON.parse(
      readFileSync(path.join(publicFolder, "page-data", address, "page-data.json"), "utf8"),
    ) as { readonly result: List }
  ).result;

/** Each list page with its items and its built page. */
const lists = shownPages(data).map((page) => ({
  page,
  items: data[page.catalogue],
  list: builtList(listPagePath(page, data.business.slug)),
}));

const lowestPriceOf = ({ priceDetails }: ItemData) =>
  Math.min(...priceDetails.map(({ price }) => price));

test("the card of a shared list has its lowest price, title, number of items and a picture", () => {
  for (const { page, items, list } of lists) {
    const card = cardOf(list, data);
    expect(card?.stone).toMatchObject({
      label: texts.from.before,
      value: formattedRupees(Math.min(...items.map(lowestPriceOf))),
    });
    expect(card?.name).toBe(page.title);
    expect(card?.detail).toMatch(new RegExp(`^${items.length} `));
    expect(existsSync(card?.picture ?? "")).toBe(true);
  }
});

test("the card of a brand's list leaves out “from” if all its items cost the same", () => {
  for (const { page, items, list } of lists) {
    for (const { brandPath, value, lowest } of list.pageContext.groups) {
      const members = items.filter(({ brand }) => brand === value);
      if (brandPath === null || page.groupBy !== "brand") continue;
      const hasOnePrice = new Set(members.map(lowestPriceOf)).size === 1;
      expect(cardOf(builtList(brandPath), data)?.stone).toMatchObject(
        hasOnePrice
          ? { label: lowest.duration, value: formattedRupees(lowest.price), note: null }
          : { label: texts.from.before, note: lowest.duration },
      );
    }
  }
});
