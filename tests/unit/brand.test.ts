/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { mark, stone } from "../../src/brand/drawn-shapes";
import { balancedLines, fittingSize, lettering, lines, twoLines } from "../../src/brand/lettering";
import { appIcon, writeFavicon } from "../../src/brand/mark-icons";
import { shareSize, writeShareCard } from "../../src/brand/share-card";
import { writeWordMark } from "../../src/brand/word-mark";

const folder = mkdtempSync(path.join(os.tmpdir(), "brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const outlines = (svg: string) => [...svg.matchAll(/<path[^>]* ?d="([^"]+)"/g)].map(([, d]) => d);

/** The browser's icon and the app's of a business. */
async function iconsOf(business: string): Promise<string[]> {
  const favicon = path.join(folder, "favicon.svg");
  await writeFavicon(business, favicon);
  return [readFileSync(favicon, "utf8"), await appIcon(business)];
}

test.each([
  ["Visakha Rentals", "V"],
  ["étoile Boats", "E"],
  ["2 Wheels", "2"],
  ["\u0c2c\u0c4b\u0c1f\u0c4d Jetty", "J"],
])("the icons of %s show the mark with %s", async (name, letter) => {
  const bold = await lettering([], 700);
  const own = outlines(mark(bold, letter, { left: 0, top: 0, height: 48 }));
  expect(own).toHaveLength(2);
  for (const icon of await iconsOf(name)) {
    expect(outlines(icon)).toEqual(expect.arrayContaining(own));
  }
});

test("a name in another script has a mark without a letter", async () => {
  const bold = await lettering([], 700);
  expect(mark(bold, "\u0c2c\u0c4b\u0c1f\u0c4d", { left: 0, top: 0, height: 48 })).not.toContain(
    "NaN",
  );
});

test("the app icon's mark stands inside the circle that every launcher leaves", async () => {
  const icon = await appIcon("Visakha Rentals");
  const [, left, top, scale] =
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(icon)?.map(Number) ?? [];
  const size = Number(/viewBox="0 0 (\d+)/.exec(icon)?.[1]);
  for (const [x, y] of [
    [2, 46],
    [42, 46],
    [22, 2],
  ] as const) {
    const at = [(left ?? NaN) + x * (scale ?? NaN), (top ?? NaN) + y * (scale ?? NaN)] as const;
    expect(Math.hypot(at[0] - size / 2, at[1] - size / 2)).toBeLessThanOrEqual(0.4 * size);
  }
});

describe("lines of lettering", () => {
  const sentence = "Sri Venkateswara Travels and Rentals of Visakhapatnam";

  test("are as even as they can be, in the order of the words", async () => {
    const font = await lettering([sentence], 700);
    const widest = font.width("Sri Venkateswara Travels", 20);
    const even = balancedLines(font, sentence, 20, widest);
    expect(even.join(" ")).toBe(sentence);
    expect(even).toHaveLength(lines(font, sentence, 20, widest).length);
    const longest = (found: readonly string[]) =>
      Math.max(...found.map((line) => font.width(line, 20)));
    expect(longest(even)).toBeLessThanOrEqual(longest(lines(font, sentence, 20, widest)));
  });

  test("of a name are two, or one for one word", async () => {
    const font = await lettering([sentence], 700);
    expect(twoLines(font, "Visakha Rentals")).toEqual(["Visakha", "Rentals"]);
    expect(twoLines(font, "Visakhapatnam")).toEqual(["Visakhapatnam"]);
    expect(twoLines(font, "Sri Venkateswara Travels")).toEqual(["Sri Venkateswara", "Travels"]);
  });

  test("are set smaller where they would be too wide, and never larger", async () => {
    const font = await lettering(["₹1,05,000"], 700);
    const size = fittingSize(font, "₹1,05,000", 88, 100);
    expect(font.width("₹1,05,000", size)).toBeCloseTo(100, 3);
    expect(fittingSize(font, "₹1", 20, 1000)).toBe(20);
  });
});

describe("the word mark", () => {
  test.each(["Visakha Rentals", "Visakhapatnam", "Sri Venkateswara Travels and Rentals"])(
    "of %s stays inside its box",
    async (name) => {
      const file = path.join(folder, "word-mark.svg");
      await writeWordMark(name, file);
      const svg = readFileSync(file, "utf8");
      const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [])
        .slice(1)
        .map(Number);
      const [outline = ""] = outlines(svg).slice(-1);
      const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
        [x, y].map(Number),
      );
      expect(points.length).toBeGreaterThan(20);
      for (const [x = NaN, y = NaN] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
    },
  );
});

test("a stone without a foot has no empty line", async () => {
  const font = await lettering(["1 day₹4990 km"], 700);
  const box = { left: 0, top: 0, width: 112, height: 96, headHeight: 36, outline: 1.5 };
  const drawn = (foot: string | null) =>
    stone(
      { bold: font, medium: font },
      { head: "1 day", face: "₹499", foot },
      { ...box, headSize: 13, faceSize: 28, footSize: 13 },
    );
  expect(outlines(drawn("0 km")).length).toBe(outlines(drawn(null)).length + 1);
  expect(drawn(null)).not.toContain("NaN");
});

test.each([
  ["a short name", "Honda Activa 5G", "₹499", "120 km", null],
  [
    "the longest name and price",
    "W ".repeat(39) + "W",
    "≈ ₹10,00,000",
    "≈ 99999 km",
    "Near the railway station",
  ],
  ["a name in one word", "W".repeat(80), "₹1", null, "W".repeat(80)],
])("the card of %s has its size", async (_what, name, face, foot, place) => {
  const file = path.join(folder, "card.jpg");
  await writeShareCard(
    {
      business: "Visakha Rentals",
      stone: { head: "4 weeks", face, foot },
      name,
      place,
      picture: `data/images/${readdirSync("data/images").sort()[0] ?? ""}`,
    },
    file,
  );
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ ...shareSize, format: "jpeg" });
});
