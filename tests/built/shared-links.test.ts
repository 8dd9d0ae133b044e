import path from "node:path";
import sharp from "sharp";
import { formattedRupees } from "../../src/catalogue/text/money";
import { cheapest } from "../../src/catalogue/prices/price-list";
import {
  builtPage,
  builtPageData,
  business,
  homePath,
  itemPaths,
  listPages,
  publicFolder,
} from "../support/built-site";

/** A property of what chats show of a link to a page. */
const shown = (address: string, property: string) =>
  builtPage(address)(`meta[property='og:${property}']`).attr("content") ?? "";

const itemsOn = (address: string) => builtPageData(address).result.data.items?.nodes ?? [];

test.each([...listPages.map(({ path: list }) => list), ...itemPaths])(
  "a link to %s shows a large picture, and the lowest price in its title and description",
  async (address) => {
    const price = expect.stringContaining(
      formattedRupees(cheapest(itemsOn(address)).price),
    ) as string;
    expect(["title", "description"].map((property) => shown(address, property))).toEqual([
      price,
      price,
    ]);
    expect(builtPage(address)("meta[name='twitter:card']").attr("content")).toBe(
      "summary_large_image",
    );
    const picture = shown(address, "image").slice(business.siteUrl.length);
    const { width, height, format } = await sharp(path.join(publicFolder, picture)).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  },
);

test("an item has its own picture, a list that of its first item, any other page that of the first list", () => {
  const pictures = itemsOn(homePath).map(({ path: item }) => shown(item, "image"));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const address of [homePath, "/upload", "/404", "/index"])
    expect(shown(address, "image")).toBe(pictures[0]);
});
