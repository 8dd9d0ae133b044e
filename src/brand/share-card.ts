import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import {
  coast,
  colours,
  mark,
  rectangle,
  road,
  skyGradient,
  stone,
  type StoneTexts,
  text,
} from "./drawn-shapes";
import { balancedLines, type Lettering, lettering } from "./lettering";
import { markSize } from "./scene";

/** Size of the picture that a shared link shows, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareCard {
  readonly business: string;
  readonly stone: StoneTexts;
  readonly name: string;
  /** A smaller line under the name, such as the place, or null. */
  readonly place: string | null;
  /** File of the picture. */
  readonly picture: string;
}

const { width, height } = shareSize;
const groundHeight = 196;
const sceneHeight = height - groundHeight;

/** The picture whole, in the part of the card that chat apps keep when they cut it square. */
const whole = { left: 262, top: -14, width: 676, height: 507, fade: 64 };
/** The picture's edges run on to both sides, stretched and out of focus. */
const side = { width: 400, overlap: 20, partOfPicture: 400 / 6200, blur: 16 };

const stonePlace = { left: 305, top: 372, width: 276, height: 236, headHeight: 78, outline: 4 };
const nameBox = { left: 599, top: 436, width: 306, height: 144 };
const brand = { right: width - 28, top: 468, markHeight: 96, gap: 14, left: 930 };

/** Draws the picture that a shared link shows: what it is, how much, and who offers it. */
export async function writeShareCard(card: ShareCard, target: string): Promise<void> {
  const { business, name, place, stone: lines, picture } = card;
  const texts = [business, name, place ?? "", lines.head, lines.face, lines.foot ?? "", "… "];
  const [medium, bold] = await Promise.all([lettering(texts, 600), lettering(texts, 700)]);
  const ground = [
    `<defs>${skyGradient("sky", 0.2, 0.75)}</defs>`,
    rectangle(0, sceneHeight, width, groundHeight, "url(#sky)"),
    coast(-120, height - 46, 147),
    rectangle(0, height - 48, width, 24, colours.water),
    road(height - 24, width, 24, 80),
    stone({ bold, medium }, lines, {
      ...stonePlace,
      headSize: 42,
      faceSize: 88,
      footSize: 38,
    }),
    nameAndPlace(bold, medium, name, place),
    brandMark(bold, business),
  ];
  await mkdir(path.dirname(target), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite([...(await scene(picture)), { input: svg(width, height, ground.join("")) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(target);
}

async function scene(file: string): Promise<OverlayOptions[]> {
  const picture = await sharp(file)
    .resize({ width: whole.width, height: whole.height, fit: "cover" })
    .toBuffer();
  const strip = Math.round(whole.width * side.partOfPicture);
  const edge = async (left: number) =>
    sharp(
      await sharp(picture)
        .extract({ left, top: 0, width: strip, height: whole.height })
        .resize({ width: side.width, height: whole.height, fit: "fill" })
        .toBuffer(),
    )
      .blur(side.blur)
      .toBuffer();
  const fade = whole.fade / whole.width;
  const stops = [
    [0, 0],
    [fade, 1],
    [1 - fade, 1],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-opacity="${opacity}"/>`);
  const mask = `<linearGradient id="fade">${stops.join("")}</linearGradient>${rectangle(0, 0, whole.width, whole.height, "url(#fade)")}`;
  const middle = await sharp(
    await sharp(picture)
      .composite([{ input: svg(whole.width, whole.height, mask), blend: "dest-in" }])
      .png()
      .toBuffer(),
  )
    .extract({ left: 0, top: -whole.top, width: whole.width, height: sceneHeight })
    .toBuffer();
  return [
    { input: await edge(0), left: -side.overlap, top: whole.top },
    {
      input: await edge(whole.width - strip),
      left: width + side.overlap - side.width,
      top: whole.top,
    },
    { input: middle, left: whole.left, top: 0 },
  ];
}

function nameAndPlace(bold: Lettering, soft: Lettering, name: string, place: string | null) {
  const tracking = -0.03;
  const leading = 0.98;
  for (let scale = 1; ; scale -= 0.04) {
    const size = 50 * scale;
    const placeSize = 38 * scale;
    const isSmallest = scale < 0.4;
    const names = balancedLines(bold, name, size, nameBox.width, tracking);
    const places =
      place === null ? [] : balancedLines(soft, place, placeSize, nameBox.width, -0.01);
    const total = names.length * size * leading + places.length * placeSize * 1.1;
    const widest = Math.max(
      ...names.map((line) => bold.width(line, size, tracking)),
      ...places.map((line) => soft.width(line, placeSize, -0.01)),
    );
    if (!isSmallest && (total > nameBox.height || widest > nameBox.width)) continue;
    const top = nameBox.top + (nameBox.height - total) / 2;
    const placesTop = top + names.length * size * leading;
    return [
      ...names.map((line, index) =>
        text(
          bold,
          line,
          nameBox.left,
          top + (index + 0.84) * size * leading,
          size,
          colours.ink,
          tracking,
        ),
      ),
      ...places.map((line, index) =>
        text(
          soft,
          line,
          nameBox.left,
          placesTop + (index + 0.84) * placeSize * 1.1,
          placeSize,
          colours.inkSoft,
          -0.01,
        ),
      ),
    ].join("");
  }
}

function svg(ofWidth: number, ofHeight: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ofWidth}" height="${ofHeight}">${content}</svg>`,
  );
}

/** The mark with the business's name beside it, at the right edge. */
function brandMark(bold: Lettering, business: string): string {
  const tracking = -0.01;
  const markWidth = (brand.markHeight * markSize.width) / markSize.height;
  const room = brand.right - brand.left - markWidth - brand.gap;
  let size = 36;
  const broken = () => balancedLines(bold, business, size, room, tracking);
  const widest = () => Math.max(...broken().map((line) => bold.width(line, size, tracking)));
  while (size > 14 && (widest() > room || broken().length * size > brand.markHeight)) size -= 1;
  const left = brand.right - widest();
  const top = brand.top + (brand.markHeight - broken().length * size) / 2;
  return [
    mark(bold, business, {
      left: left - brand.gap - markWidth,
      top: brand.top,
      height: brand.markHeight,
    }),
    ...broken().map((line, index) =>
      text(bold, line, left, top + (index + 0.86) * size, size, colours.ink, tracking),
    ),
  ].join("");
}
