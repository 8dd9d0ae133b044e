/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ItemData } from "../../src/data-check/catalogue-data";
import { cheapest } from "../../src/catalogue/prices/price-list";
import { formattedRupees } from "../../src/catalogue/text/money";
import { texts } from "../../src/catalogue/text/texts";
import { cardOf } from "../../src/finish/search-engines/share-cards";
import {
  builtPage,
  builtPageData,
  business,
  data,
  itemPaths,
  languagePrefixes,
  listPages,
  publicFolder,
  wholeLists,
} from "../support/built-site";

const lowestPriceOf = ({ priceDetails }: ItemData) =>
  Math.min(...priceDetails.map(({ price }) => price));

/** Pages in other languages share the card of their English page. */
const isEnglish = (address: string) =>
  !languagePrefixes.some((prefix) => address.startsWith(`${prefix}/`));

test.each([...listPages.map(({ path: list }) => list), ...itemPaths.filter(isEnglish)])(
  "%s has a card with its own picture for shared links",
  async (address) => {
    const $ = builtPage(address);
    expect($("meta[name='twitter:card']").attr("content")).toBe("summary_large_image");
    const picture = $("meta[property='og:image']").attr("content") ?? "";
    expect(picture).toBe(`${business.siteUrl}/share${address}.jpg`);
    const file = path.join(publicFolder, picture.slice(business.siteUrl.length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  },
);

test("the card of a catalogue's list has its lowest price, title, number of items and a picture", () => {
  for (const { path: address, title, items, data: catalogue } of wholeLists) {
    const card = cardOf(builtPageData(address).result, data);
    expect(card?.stone).toMatchObject({
      label: texts.from.before,
      value: formattedRupees(Math.min(...data[catalogue].map(lowestPriceOf))),
    });
    expect(card?.name).toBe(title);
    expect(card?.detail).toMatch(new RegExp(`^${items} `));
    expect(existsSync(card?.picture ?? "")).toBe(true);
  }
});

test("the card of a brand's list leaves out “from” if all its items cost the same", () => {
  for (const { path: address, data: catalogue, brand } of listPages) {
    if (brand === null) continue;
    const { result } = builtPageData(address);
    const { row } = cheapest(result.data.items?.nodes ?? []);
    const items = data[catalogue].filter((item) => item.brand === brand);
    const hasOnePrice = new Set(items.map(lowestPriceOf)).size === 1;
    expect(cardOf(result, data)?.stone).toMatchObject(
      hasOnePrice
        ? { label: row.duration, value: formattedRupees(row.price), note: null }
        : { label: texts.from.before, note: row.duration },
    );
  }
});
