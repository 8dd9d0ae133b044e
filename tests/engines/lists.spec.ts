import { itemTitle } from "../../src/catalogue/prices/item";
import { formatPrice, leadingRow } from "../../src/catalogue/prices/price-list";
import { returnText, spanText } from "../../src/catalogue/shop/pick-up-text";
import {
  hoursOf,
  itemsOf,
  type List,
  listPages,
  needed,
  tabs,
  texts,
  tripTexts,
} from "./catalogue";
import { by, byPattern, dayField, nth } from "./places";
import { expect, test } from "./site";

test("every list shows its items with their prices, and the first picture", async ({ visitor }) => {
  for (const list of listPages) {
    await test.step(list.path, async () => {
      await visitor.open(list.path);
      expect(await visitor.texts(nth(by("heading"), 0))).toEqual([list.title]);
      const items = itemsOf(list);
      const stars = await visitor.attributes("aria-label", byPattern("button", texts.star(".+")));
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

test("a day and a time go with a trip, until Clear takes them", async ({ visitor }) => {
  const [{ list }, { list: other, label }] = [needed(tabs[0], "a tab"), needed(tabs[1], "another")];
  const name = itemTitle(needed(itemsOf(list)[0], "an item"), texts);
  const time = by("combobox", tripTexts.pickUp);
  const chatText = async () => {
    const chat = by("link", texts.chatAbout(name));
    const [href] = await visitor.attributes("href", nth(by("article"), 0), chat);
    return decodeURIComponent(href ?? "");
  };
  await visitor.open(`${list.path}?days=2`);
  await expect.poll(() => visitor.texts(dayField)).toHaveLength(1);
  const [max] = await visitor.attributes("max", dayField);
  const last = max ?? "";
  const [year, month, date] = last.split("-");
  await visitor.fill(`${month}${date}${year}`, dayField);
  await expect.poll(() => visitor.texts(time, nth(by("option"), 1))).toHaveLength(1);
  const [at = ""] = await visitor.values(time, nth(by("option"), 1));
  await visitor.fill(at, time);
  const moment = { date: last, time: at };
  const query = `?from=${last}T${at}&days=2`;
  const words = { ...tripTexts, months: texts.months };
  const expectMoment = async ({ path }: List) => {
    await expect.poll(() => visitor.address()).toBe(path + query);
    await expect.poll(() => visitor.values(dayField)).toEqual([last]);
    expect(await visitor.values(time)).toEqual([at]);
    expect(await visitor.texts(by("group", texts.tripPrice))).toEqual([
      expect.stringContaining(returnText(moment, 2, hoursOf(list), words).join("")),
    ]);
  };
  await expectMoment(list);
  expect(await chatText()).toContain(spanText(moment, 2, hoursOf(list), words));
  await visitor.reload();
  await expectMoment(list);
  await visitor.tap(by("navigation", texts.tabs), by("link", label));
  await expectMoment(other);
  await visitor.tap(by("button", texts.clear));
  await expect.poll(() => visitor.address()).toBe(other.path);
  expect((await visitor.values(dayField)).join("")).toBe("");
});
