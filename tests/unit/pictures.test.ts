/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import { addedPicture } from "../../editor/server/pictures";
import { errorLine } from "../../src/data-check/validation-error";
import { DataCopy } from "../support/broken-data";

const picture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });
const frames = async () => {
  const height = 60;
  const pages = await Promise.all(
    ["red", "green"].map((background) =>
      sharp({ create: { width: 80, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer();
};
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>',
);

let data: DataCopy;
beforeEach(() => {
  data = new DataCopy();
});
afterEach(() => data.dispose());

async function linesWith(name: string, content: Buffer): Promise<string[]> {
  data.write(`images/${name}`, content);
  data.edit<{ image: string }[]>("bikes", (bikes) => {
    const [first] = bikes;
    if (first !== undefined) first.image = `images/${name}`;
  });
  return (await data.errors()).map(errorLine);
}

test.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
  ["an empty file", "new.jpg", () => Buffer.alloc(0), /the picture's file is empty/],
  [
    "a truncated file",
    "new.jpg",
    async () => (await picture().jpeg().toBuffer()).subarray(0, 4000),
    /the picture cannot be read; it is damaged or only partly copied/,
  ],
  [
    "a picture 20,000 pixels wide",
    "new.jpg",
    () => picture(20_000, 100).jpeg().toBuffer(),
    /20000 x 100 pixels, and 8000 a side are the most; drop it on the item in the editor/,
  ],
  [
    "a picture 20,000 pixels high",
    "new.jpg",
    () => picture(100, 20_000).jpeg().toBuffer(),
    /100 x 20000 pixels, and 8000 a side are the most/,
  ],
  [
    "printing colours",
    "new.jpg",
    () => picture().toColourspace("cmyk").jpeg().toBuffer(),
    /printing colours \(CMYK\)/,
  ],
  ["a picture that moves", "new.webp", frames, /the picture moves \(2 frames\)/],
  ["a drawing with a script", "new.png", () => svg, /ends in \.png, but .* of the kind svg/],
  [
    "a wrong ending",
    "new.jpg",
    () => picture().png().toBuffer(),
    /ends in \.jpg, but it is a picture of the kind png/,
  ],
  ["no picture at all", "new.jpg", () => Buffer.from("hello"), /the picture cannot be read/],
])("%s is refused with the item's name", async (_what, name, content, message) => {
  const lines = await linesWith(name, await content());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^bikes\.json › id 1 "Honda Activa 5G" › image = "images\/new\./);
  expect(lines[0]).toMatch(message);
});

test.each([
  ["new.jpg", () => picture().jpeg().toBuffer()],
  ["new.png", () => picture().png().toBuffer()],
  ["new.webp", () => picture().webp().toBuffer()],
])("%s as it should be is accepted", async (name, content) => {
  expect(await linesWith(name, await content())).toEqual([]);
});

test("another ending than those of pictures is refused by name", async () => {
  const [line] = await linesWith("new.svg", svg);
  expect(line).toMatch(/image = "images\/new\.svg": is not written as it has to be/);
});

test.each([
  ["upright", 900, 1200, 900 / 1200],
  ["far too tall", 400, 1200, 4 / 3],
  ["square", 900, 900, 4 / 3],
])("a photo that is %s gets the shape of a page", async (_what, width, height, ratio) => {
  const content = await picture(width, height).png().toBuffer();
  const { image } = await addedPicture(data.folder, data.folder, content, "New bike");
  const added = await sharp(path.join(data.folder, image)).metadata();
  expect(added.width / added.height).toBeCloseTo(ratio, 2);
});
