import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { siteColours } from "../catalogue/site-colours";
import { type Lettering, lettering, lines } from "./lettering";

/** An item with its price as a drawn picture shows it. */
export interface DrawnItem {
  readonly name: string;
  readonly price: string;
  /** File of its picture. */
  readonly picture: string;
}

/** What a drawn picture says of a list. */
export interface DrawnList {
  readonly business: string;
  readonly title: string;
  readonly summary: string;
  readonly items: readonly DrawnItem[];
}

/** Size of the picture that a shared link shows, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Sizes of the pictures that a browser shows when it offers the installation, in pixels. */
export const installSizes = {
  narrow: { width: 720, height: 1280 },
  wide: { width: 1280, height: 720 },
} as const;

interface Letters {
  readonly regular: Lettering;
  readonly bold: Lettering;
}
interface PlacedPicture {
  readonly file: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Drawing {
  readonly width: number;
  readonly height: number;
  /** SVG elements, in the order of painting. */
  readonly shapes: readonly string[];
  readonly pictures: readonly PlacedPicture[];
}

const jpegQuality = 82;
const coral = "#ff8463";

/** Draws the picture that links to a list show where they are shared. */
export async function writeSharePicture(list: DrawnList, target: string): Promise<void> {
  const { regular, bold } = await lettersOf(list);
  const { width, height } = shareSize;
  const margin = 64;
  const panel = 620;
  const widest = panel - 2 * margin;
  const titleSize = 64;
  const title = lines(bold, list.title, titleSize, widest);
  const summary = lines(regular, list.summary, 38, widest);
  const [first] = list.items;
  await write(
    {
      width,
      height,
      shapes: [
        rectangle(0, 0, width, height, siteColours.sea),
        mark(margin, margin, 56),
        text(bold, list.business, margin + 76, margin + 41, 36, siteColours.sand),
        ...title.map((line, index) =>
          text(bold, line, margin, 250 + index * 74, titleSize, siteColours.sand),
        ),
        ...summary.map((line, index) =>
          text(regular, line, margin, 285 + title.length * 74 + index * 48, 38, coral),
        ),
      ],
      pictures:
        first === undefined
          ? []
          : [{ file: first.picture, left: panel, top: 0, width: width - panel, height }],
    },
    target,
  );
}

/** Draws what the installed site looks like, with the names and prices of this build. */
export async function writeInstallPicture(
  list: DrawnList,
  form: keyof typeof installSizes,
  target: string,
): Promise<void> {
  const letters = await lettersOf(list);
  const { bold } = letters;
  const { width, height } = installSizes[form];
  const isWide = form === "wide";
  const margin = 32;
  const columns = isWide ? 3 : 1;
  const cardWidth = (width - margin * (columns + 1)) / columns;
  const pictureHeight = Math.round(isWide ? (cardWidth * 3) / 4 : 380);
  const cardHeight = pictureHeight + (isWide ? 150 : 120);
  const top = 196;
  const cards = list.items.slice(0, isWide ? 3 : 2).map((item, index) => ({
    item,
    left: Math.round(margin + (isWide ? index * (cardWidth + margin) : 0)),
    top: top + (isWide ? 0 : index * (cardHeight + margin)),
  }));
  await write(
    {
      width,
      height,
      shapes: [
        rectangle(0, 0, width, height, siteColours.sand),
        rectangle(0, 0, width, 88, siteColours.sea),
        mark(margin, 20, 48),
        text(bold, list.business, margin + 64, 54, 28, siteColours.sand),
        text(bold, list.title, margin, 156, isWide ? 40 : 44, siteColours.night),
        ...cards.flatMap(({ item, left, top: cardTop }) => [
          rectangle(left, cardTop, cardWidth, cardHeight, "#fffdf8"),
          text(bold, item.name, left + 24, cardTop + pictureHeight + 46, 28, siteColours.night),
          text(bold, item.price, left + 24, cardTop + pictureHeight + 96, 40, siteColours.sea),
        ]),
      ],
      pictures: cards.map(({ item, left, top: cardTop }) => ({
        file: item.picture,
        left,
        top: cardTop,
        width: Math.round(cardWidth),
        height: pictureHeight,
      })),
    },
    target,
  );
}

async function lettersOf({ business, title, summary, items }: DrawnList): Promise<Letters> {
  const shown = items.flatMap(({ name, price }) => [name, price]);
  const texts = [business, title, summary, ...shown, " "];
  const [regular, bold] = await Promise.all([lettering(texts, 500), lettering(texts, 700)]);
  return { regular, bold };
}

function rectangle(left: number, top: number, width: number, height: number, fill: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function text(
  letters: Lettering,
  words: string,
  left: number,
  baseline: number,
  fontSize: number,
  fill: string,
): string {
  return `<path d="${letters.path(words, left, baseline, fontSize)}" fill="${fill}"/>`;
}

function mark(left: number, top: number, size: number): string {
  return `<g transform="translate(${left} ${top}) scale(${size / 64})"><rect width="64" height="64" rx="15" fill="#14577f"/><circle cx="32" cy="19" r="9.5" fill="${coral}"/><path d="M11 21 32 53 53 21" fill="none" stroke="${siteColours.sand}" stroke-width="9.5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

async function write({ width, height, shapes, pictures }: Drawing, target: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}</svg>`;
  const layers = await Promise.all(
    pictures.map(async ({ file, left, top, ...size }) => ({
      input: await sharp(file)
        .resize({ ...size, fit: "cover" })
        .toBuffer(),
      left,
      top,
    })),
  );
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(Buffer.from(svg))
    .composite(layers)
    .flatten()
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toFile(target);
}
