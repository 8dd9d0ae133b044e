import { itemsOf, listPages, needed, texts } from "./catalogue";
import { by, nth } from "./places";
import { expect, test } from "./site";

const folding = needed(
  listPages.flatMap((list) =>
    itemsOf(list).flatMap((item, index) =>
      item.priceDetails.length > 4 ? [{ list, item, index }] : [],
    ),
  )[0],
  "an item with five prices",
);

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
