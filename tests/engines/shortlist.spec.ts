import { itemTitle } from "../../src/catalogue/prices/item";
import { maxTextLength } from "../../src/catalogue/text/bounds";
import { comparisonTexts, itemsOf, listPages, needed, sharingTexts, texts } from "./catalogue";
import { by, nth } from "./locators";
import { expect, test } from "./site";

const list = needed(
  listPages.find((listPage) => itemsOf(listPage).length > 1),
  "a list of two items",
);
const items = itemsOf(list);
const starred = [needed(items[0], "an item"), needed(items.at(-1), "another item")];
const names = starred.map((item) => itemTitle(item, texts));
const shortlist = by("region", texts.shortlist);
const shared = by("region", texts.forYouToCompare(starred.length, list.link));

test("a shortlist is shared as a link, and shown on another device", async ({
  visitor,
  anotherDevice,
  firstDevice,
  host,
}) => {
  await visitor.open(list.path);
  for (const name of names) await visitor.tap(by("button", texts.star(name)));
  await visitor.tap(shortlist, by("button", sharingTexts.share));
  await expect
    .poll(() => visitor.texts(shortlist, nth(by("status"), 0)))
    .toEqual([sharingTexts.linkCopied]);
  await visitor.paste(by("searchbox", texts.search));
  const link = `${list.path}?list=${starred.map(({ jsonId }) => jsonId).join("-")}`;
  await expect
    .poll(() => visitor.values(by("searchbox", texts.search)), { message: "copied link" })
    .toEqual([(host.origin + link).slice(0, maxTextLength)]);
  await firstDevice.stop();
  const other = await (await anotherDevice()).start();
  await other.open(link);
  await expect.poll(() => other.texts(shared, by("columnheader"))).toEqual(names);
  await other.tap(shared, by("button", comparisonTexts.keepLabel));
  await other.tap(shared, by("button", comparisonTexts.closeLabel));
  await expect.poll(() => other.texts(shortlist, by("columnheader"))).toEqual(names);
  await expect.poll(() => other.address()).toBe(list.path);
});
