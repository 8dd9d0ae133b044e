import { itemTitle } from "../../src/catalogue/prices/item";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { tripTexts } from "../../src/catalogue/text/words/en-trip";
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

test("a day and a time are chosen, and the return is said", async ({ visitor }) => {
  const [list] = listPages;
  if (list === undefined) return;
  await visitor.open(`${list.path}?days=2`);
  const group = by("group", tripTexts.fromWhen);
  const time = by("combobox", tripTexts.pickUp);
  await expect.poll(() => visitor.texts(group, time)).toHaveLength(1);
  const last = await visitor.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("input[type=date]");
    if (field === null) return "";
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field, field.max);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return field.max;
  });
  await expect.poll(() => visitor.address()).toBe(`${list.path}?from=${last}&days=2`);
  await visitor.evaluate(() => {
    const field = document.querySelector<HTMLSelectElement>("[role=group] select");
    if (field !== null) field.selectedIndex = 1;
    return field?.dispatchEvent(new Event("change", { bubbles: true })) ?? false;
  });
  await expect
    .poll(() => visitor.address())
    .toMatch(new RegExp(`\\?from=${last}T\\d\\d:[03]0&days=2$`));
  expect(await visitor.texts(by("group", texts.tripPrice))).toEqual([
    expect.stringMatching(/Back by \w+ \d+ \w+, \d\d:[03]0\./),
  ]);
});
