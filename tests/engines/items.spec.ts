import { itemTitle } from "../../src/catalogue/prices/item";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { itemsOf, listPages, needed, texts } from "./catalogue";
import { by, byPattern, nth } from "./places";
import { expect, test } from "./site";

const folding = needed(
  listPages.flatMap((list) =>
    itemsOf(list).flatMap((item, index) =>
      item.priceDetails.length > 4 ? [{ list, item, index }] : [],
    ),
  )[0],
  "an item with five prices",
);

test("a card leads to its item's page with every price, and from there back to the list", async ({
  visitor,
}) => {
  const { list, item, index } = folding;
  const query = "?days=3";
  await visitor.open(list.path + query);
  await visitor.tap(nth(by("article"), index), by("heading"), by("link"));
  await expect.poll(() => visitor.address()).toBe(item.path + query);
  await expect.poll(() => visitor.texts(nth(by("heading"), 0))).toEqual([item.name]);
  const table = by("table", texts.priceListOf(itemTitle(item, texts)));
  const expectPrices = async () => {
    for (const row of item.priceDetails) {
      const shown = await visitor.texts(table, byPattern("row", texts.duration(row.duration)));
      expect(shown.some((text) => text.includes(formatPrice(row)))).toBe(true);
    }
  };
  await expectPrices();
  await visitor.tap(by("navigation", texts.youAreHere), by("link"));
  await expect.poll(() => visitor.address()).toBe(list.path + query);
  await expect.poll(() => visitor.texts(by("article"))).toHaveLength(itemsOf(list).length);
  await visitor.open(item.path);
  expect(await visitor.texts(nth(by("heading"), 0))).toEqual([item.name]);
  expect(await visitor.texts(nth(by("strong"), 0))).toEqual([
    formatPrice(leadingRow(item.priceDetails)),
  ]);
  await expectPrices();
});

test("on a phone a long price list folds, opens with one tap, and folds again", async ({
  visitor,
}) => {
  const { list, item, index } = folding;
  const card = nth(by("article"), index);
  const rows = async () => {
    const shown = await visitor.texts(card, by("table"), by("row"));
    return shown.filter((text) => text.includes("₹"));
  };
  const fold = by("group");
  await visitor.open(list.path);
  const folded = await rows();
  expect(folded.length).toBeLessThan(item.priceDetails.length - 1);
  const [closed] = await visitor.texts(card, fold);
  expect(closed).toContain(texts.allPrices(item.priceDetails.length));
  await visitor.tap(card, fold);
  await expect.poll(rows).toHaveLength(item.priceDetails.length - 1);
  await visitor.tap(card, fold);
  await expect.poll(rows).toEqual(folded);
});
