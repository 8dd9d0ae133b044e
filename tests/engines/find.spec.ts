import { formatDistance, formatTotal } from "../../src/catalogue/prices/enquiry";
import { itemTitle } from "../../src/catalogue/prices/item";
import { tripTo } from "../../src/catalogue/shop/places";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { business, itemsOf, listPages, needed, pageOf, places, texts } from "./catalogue";
import { by, byPattern, nth } from "./places";
import { expect, test } from "./site";

const search = by("searchbox", texts.search);
const starNames = byPattern("button", texts.star(".+"));

test("a search finds an item by its name, the address says it, and a word that nothing knows leaves everything", async ({
  visitor,
}) => {
  const list = needed(listPages[0], "a list");
  const items = itemsOf(list);
  const sought = itemTitle(needed(items.at(-1), "an item"), texts);
  await visitor.open(list.path);
  await visitor.fill(sought, search);
  await expect
    .poll(() => visitor.attributes("aria-label", nth(starNames, 0)), { message: "first found" })
    .toEqual([texts.star(sought)]);
  const { length } = await visitor.texts(by("article"));
  expect(length).toBeLessThan(items.length);
  expect(await visitor.texts(by("search"), by("status"))).toEqual([
    texts.found(length, items.length, pageOf(list).noun.many),
  ]);
  const query = `?${new URLSearchParams({ q: sought }).toString()}`;
  await expect.poll(() => visitor.address()).toBe(list.path + query);
  await visitor.reload();
  expect(await visitor.values(search)).toEqual([sought]);
  expect(await visitor.texts(by("article"))).toHaveLength(length);
  const unknown = "zzzzzzzz";
  await visitor.fill(unknown, search);
  const everything = texts.found(items.length, items.length, pageOf(list).noun.many);
  await expect
    .poll(() => visitor.texts(by("search"), by("status")))
    .toEqual([texts.leftOut([unknown], everything)]);
  expect(await visitor.texts(by("article"))).toHaveLength(items.length);
});

const priced = needed(
  listPages.find((one) => itemsOf(one).some(({ extraKmRate }) => extraKmRate !== null)),
  "a list with trip prices",
);

test("a place sets kilometres, prices and the address, and Back brings it again", async ({
  visitor,
}) => {
  const place = needed(places.at(-1), "a place");
  const items = itemsOf(priced);
  const index = items.findIndex(({ extraKmRate }) => extraKmRate !== null);
  const item = needed(items[index], "an item with a trip price");
  const trip = tripTo(place, null);
  const price = tripPricesOf([item], trip, business.combinePriceRows).get(item.jsonId);
  const card = nth(by("article"), index);
  const km = by("textbox", texts.kmInAll);
  const query = `?to=${place.slug}&days=${trip.days}`;
  const expectTrip = async () => {
    await expect.poll(() => visitor.values(km)).toEqual([String(trip.km)]);
    await expect
      .poll(() => visitor.texts(card, nth(by("strong"), 0)))
      .toEqual([price ? formatTotal(price) : texts.askOnCall]);
    await expect.poll(() => visitor.address()).toBe(priced.path + query);
  };
  await visitor.open(priced.path);
  await visitor.tap(by("button", texts.whereTo));
  const distance = formatDistance(2 * place.km, place, texts);
  await visitor.tap(by("radio", texts.placeAway(place.name, distance)));
  await expectTrip();
  await visitor.tap(card, by("heading"), by("link"));
  await expect.poll(() => visitor.address()).toBe(item.path + query);
  await visitor.back();
  await expectTrip();
});
