import { itemTitle } from "../../src/catalogue/prices/item";
import { returnText, spanText } from "../../src/catalogue/shop/pick-up-text";
import { hoursOf, itemsOf, type List, needed, tabs, texts, tripTexts } from "./catalogue";
import { by, dayField, nth, type Locator } from "./locators";
import { expect, test } from "./site";

test("a trip keeps its day and time until Clear", async ({ visitor, engineName }) => {
  const [{ list }, { list: other, label }] = [
    needed(tabs[0], "a tab"),
    needed(tabs[1], "another tab"),
  ];
  const time = by("combobox", tripTexts.pickUp);
  const chat = by("link", texts.chatAbout(itemTitle(needed(itemsOf(list)[0], "an item"), texts)));
  await visitor.open(`${list.path}?days=2`);
  await expect.poll(() => visitor.texts(dayField)).toHaveLength(1);
  const [last = ""] = (await visitor.attributes("max", dayField)).map(String);
  const [year, month, date] = last.split("-");
  // WebKit's driver cannot type into these fields; Firefox's only into the day.
  const choose = async (
    text: string | null,
    value: string,
    selector: string,
    ...locator: Locator
  ) => {
    if (text !== null && engineName === "firefox") return visitor.fill(text, ...locator);
    await visitor.evaluate(
      (fieldSelector, chosen) => {
        const field = document.querySelector<HTMLInputElement>(fieldSelector);
        if (field === null) return null;
        Object.getOwnPropertyDescriptor(field.constructor.prototype, "value")?.set?.call(
          field,
          chosen,
        );
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
        return null;
      },
      selector,
      value,
    );
  };
  await choose(`${month}${date}${year}`, last, dayField.role, dayField);
  await expect.poll(() => visitor.texts(time, nth(by("option"), 1))).toHaveLength(1);
  const [at = ""] = await visitor.values(time, nth(by("option"), 1));
  await choose(null, at, "[role=group] select", time);
  const moment = { date: last, time: at };
  const query = `?from=${last}T${at}&days=2`;
  const allTexts = { ...texts, ...tripTexts };
  const expectMoment = async ({ path }: List) => {
    await expect.poll(() => visitor.address()).toBe(path + query);
    await expect.poll(() => visitor.values(dayField)).toEqual([last]);
    expect(await visitor.values(time)).toEqual([at]);
    expect(await visitor.texts(by("group", texts.tripPrice))).toEqual([
      expect.stringContaining(returnText(moment, 2, hoursOf(list), allTexts).join("")),
    ]);
  };
  await expectMoment(list);
  const [chatHref] = await visitor.attributes("href", nth(by("article"), 0), chat);
  expect(decodeURIComponent(chatHref ?? "")).toContain(
    spanText(moment, 2, hoursOf(list), allTexts),
  );
  await visitor.reload();
  await expectMoment(list);
  await visitor.tap(by("navigation", texts.tabs), by("link", label));
  await expectMoment(other);
  await visitor.tap(by("button", texts.clear));
  await expect.poll(() => visitor.address()).toBe(other.path);
  expect((await visitor.values(dayField)).join("")).toBe("");
});
