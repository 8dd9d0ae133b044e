import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { mark } from "./mark";
import { hill, lighthouse } from "./scene";
import { boldFont } from "./site-font";

/** Pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareCard {
  readonly business: string;
  readonly stone: { readonly label: string; readonly value: string; readonly note: string | null };
  readonly name: string;
  /** The number of a list's items, or the item's location. */
  readonly detail: string | null;
  /** Path of a file. */
  readonly picture: string;
}

export async function writeShareCards(
  cards: readonly { readonly card: ShareCard; readonly target: string }[],
): Promise<void> {
  const font = await boldFont(JSON.stringify(cards.map(({ card }) => card)));
  const fontFile = path.resolve(".cache/share-cards.ttf");
  await writeFile(fontFile, font);
  for (const { card, target } of cards) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await shareCard(card, fontFile));
  }
}

const background = path.resolve("src/brand/share-card.svg");

const pictureHeight = 434;
/** Fills the square that some chat apps crop the card to. */
const pictureWidth = 676;
const inStone = { left: 320, width: 246, isCentred: true } as const;
const markBox = { left: 942, top: 472, height: 88 };

const ink = "#10222e";
const softInk = "#4b5b64";

/** @param fontfile the site's font as TrueType */
export async function shareCard(card: ShareCard, fontfile: string): Promise<Buffer> {
  const { business, name, detail, stone, picture } = card;
  const valueHeight = stone.note === null ? 130 : 76;
  const texts = [
    textOverlay([[stone.label, 42, ink]], fontfile, { ...inStone, top: 400, height: 46 }),
    textOverlay([[stone.value, 88, ink]], fontfile, { ...inStone, top: 466, height: valueHeight }),
    textOverlay([[stone.note, 38, softInk]], fontfile, { ...inStone, top: 554, height: 40 }),
    textOverlay(
      [
        [name, 46, ink],
        [detail, 36, softInk],
      ],
      fontfile,
      { left: 600, top: 444, width: 320, height: 132 },
    ),
    textOverlay([[business, 36, ink]], fontfile, { left: 1040, top: 472, width: 140, height: 88 }),
  ];
  const photo = sharp(picture).resize({ width: pictureWidth, height: pictureHeight, fit: "cover" });
  return sharp(picture)
    .resize({ width: shareSize.width, height: pictureHeight, fit: "fill" })
    .blur(30)
    .extend({ bottom: shareSize.height - pictureHeight, background: "white" })
    .composite([
      { input: await photo.toBuffer(), left: (shareSize.width - pictureWidth) / 2, top: 0 },
      { input: background },
      { input: svg(headland() + (await mark(business, markBox))) },
      ...(await Promise.all(texts)).flat(),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

type Line = readonly [text: string | null, fontSize: number, colour: string];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether the text is centred and on a single line. */
  readonly isCentred?: boolean;
}

/** Wraps long lines, and shrinks all lines until they fit. */
async function textOverlay(
  lines: readonly Line[],
  fontfile: string,
  { left, top, width, height, isCentred = false }: Box,
): Promise<OverlayOptions[]> {
  const text = lines.flatMap(([line, size, colour]) =>
    line === null ? [] : `<span size="${size}pt" foreground="${colour}">${escaped(line)}</span>`,
  );
  if (text.length === 0) return [];
  const drawn = await sharp({
    text: {
      text: `<span line_height="0.9">${text.join("\n")}</span>`,
      font: "IBM Plex Sans Var",
      fontfile,
      dpi: 72,
      rgba: true,
      ...(isCentred ? {} : { width, wrap: "word-char" }),
    },
  })
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  return [
    {
      input: data,
      left: left + (isCentred ? Math.round((width - info.width) / 2) : 0),
      top: top + Math.round((height - info.height) / 2),
    },
  ];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function headland(): string {
  const { tower, outlineWidth, bands, lantern } = lighthouse;
  return [
    '<g transform="translate(-120 435) scale(0.6682)">',
    `<path d="${hill}" fill="#7fae98"/>`,
    `<path d="${tower}" fill="#fffdf8" stroke="${ink}" stroke-width="${outlineWidth}"/>`,
    `<path d="${bands}" fill="#c63f1f"/>`,
    `<path d="${lantern}" fill="${ink}"/></g>`,
  ].join("");
}

function svg(content: string): Buffer {
  const { width, height } = shareSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}
