/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { mark } from "../../src/brand/mark";
import { appIcon, writeFavicon } from "../../src/brand/mark-icons";
import { shareCard, shareSize } from "../../src/brand/share-card";
import { boldFont } from "../../src/brand/site-font";
import { writeWordMark } from "../../src/brand/word-mark";

const folder = mkdtempSync(path.join(os.tmpdir(), "brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const outlines = (svg: string) => [...svg.matchAll(/<path[^>]* ?d="([^"]+)"/g)].map(([, d]) => d);

/** Favicon and app icon of a business. */
async function iconsOf(business: string): Promise<string[]> {
  const favicon = path.join(folder, "favicon.svg");
  await writeFavicon(business, favicon);
  return [readFileSync(favicon, "utf8"), await appIcon(business)];
}

test.each([
  ["Visakha Rentals", "V"],
  ["étoile Boats", "E"],
  ["2 Wheels", "2"],
  ["బోట్ Jetty", "J"],
])("the icons of %s show the mark with %s", async (name, letter) => {
  const expected = outlines(await mark(letter, { left: 0, top: 0, height: 48 }));
  expect(expected).toHaveLength(2);
  for (const icon of await iconsOf(name)) {
    expect(outlines(icon)).toEqual(expect.arrayContaining(expected));
  }
});

test("the mark of a name without Latin letters has valid coordinates", async () => {
  expect(await mark("బోట్", { left: 0, top: 0, height: 48 })).not.toContain("NaN");
});

test("the mark of the app icon is inside the circle that every launcher shows", async () => {
  const icon = await appIcon("Visakha Rentals");
  const [, left, top, scale] =
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(icon)?.map(Number) ?? [];
  const size = Number(/viewBox="0 0 (\d+)/.exec(icon)?.[1]);
  const outermostPoints = [
    [2, 46],
    [42, 46],
    [22, 2],
  ] as const;
  for (const [x, y] of outermostPoints) {
    const fromLeft = (left ?? NaN) + x * (scale ?? NaN);
    const fromTop = (top ?? NaN) + y * (scale ?? NaN);
    expect(Math.hypot(fromLeft - size / 2, fromTop - size / 2)).toBeLessThanOrEqual(0.4 * size);
  }
});

test.each(["Visakha Rentals", "Visakhapatnam", "Sri Venkateswara Travels and Rentals"])(
  "the word mark of %s stays inside its box",
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
])(
  "the card of %s is a JPEG of the size of link previews",
  async (what, name, value, note, detail) => {
    // Each card has its own font file, because the process crashes if a file that sharp reads is overwritten.
    const font = path.join(folder, `${what}.ttf`);
    writeFileSync(font, await boldFont(name + value + (note ?? "")));
    const picture = `data/images/${readdirSync("data/images").sort()[0] ?? ""}`;
    const stone = { label: "4 weeks", value, note };
    const card = await shareCard({ business: "A & <B>", stone, name, detail, picture }, font);
    const { width, height, format } = await sharp(card).metadata();
    expect({ width, height, format }).toEqual({ ...shareSize, format: "jpeg" });
  },
);
