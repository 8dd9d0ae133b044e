import path from "node:path";
import sharp from "sharp";
import {
  builtPage,
  builtPageData,
  business,
  homePath,
  itemPaths,
  listPages,
  publicFolder,
} from "../support/built-site";

/** The picture that chats show of a link to a page. */
const pictureOf = (address: string) =>
  builtPage(address)("meta[property='og:image']").attr("content")?.slice(business.siteUrl.length);

test.each([...listPages.map(({ path: list }) => list), ...itemPaths])(
  "a link to %s shows a large picture",
  async (address) => {
    const file = path.join(publicFolder, pictureOf(address) ?? "");
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  },
);

test("an item has its own picture, a list that of its first item, any other page that of the first list", () => {
  const items = builtPageData(homePath).result.data.items?.nodes ?? [];
  const pictures = items.map(({ path: item }) => pictureOf(item));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const address of [homePath, "/upload", "/404", "/index"])
    expect(pictureOf(address)).toBe(pictures[0]);
});
