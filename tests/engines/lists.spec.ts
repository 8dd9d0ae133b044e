import { itemTitle } from "../../src/catalogue/prices/item";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { texts } from "../../src/catalogue/text/texts";
import { itemsOf, listPages } from "./catalogue";
import { by, byPart, nth } from "./places";
import { expect, test } from "./site";

test("every list shows its items with their prices, and the first picture", async ({ visitor }) => {
  for (const list of listPages) {
    await test.step(list.path, async () => {
      await visitor.open(list.path);
      expect(await visitor.texts(nth(by("heading"), 0))).toEqual([list.title]);
      const items = itemsOf(list);
      const stars = await visitor.attributes("aria-label", byPart("button", texts.star("")));
      expect(stars).toEqual(items.map((item) => texts.star(itemTitle(item, texts))));
      const prices = items.map(({ priceDetails }) => formatPrice(leadingRow(priceDetails)));
      for (const [index, price] of prices.entries()) {
        const card = nth(by("article"), index);
        expect(await visitor.texts(card, nth(by("strong"), 0))).toEqual([price]);
      }
      await expect
        .poll(
          () =>
            visitor.evaluate(
              () => document.querySelector<HTMLImageElement>("article img")?.naturalWidth ?? 0,
            ),
          { message: "pixels across the first picture" },
        )
        .toBeGreaterThan(0);
    });
  }
});
