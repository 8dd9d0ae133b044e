import { withoutAccents } from "../catalogue/text/folded-words";
import { fittingSize, type Lettering } from "./lettering";
import { hill, lighthouse, markShapes, markSize, sceneSize } from "./scene";

/**
 * The look's colours by daylight, as `tokens.css` has them: pictures that others show do not know
 * the visitor's scheme.
 */
export const colours = {
  sand: "#fbf6ec",
  paper: "#fffdf8",
  line: "#e0d5bf",
  edge: "#857c69",
  ink: "#10222e",
  inkSoft: "#4b5b64",
  link: "#0b5a86",
  paint: "#f7bb2b",
  coral: "#c63f1f",
  onCoral: "#ffffff",
  sea: "#0b3c5d",
  seaDeep: "#072a42",
  sky: "#d3e9ee",
  water: "#4f9fb6",
  hill: "#7fae98",
  hillFar: "#b3d2c6",
  sun: "#ffb48f",
  road: "#22404f",
} as const;

/** A place in a drawing, in its pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Style of the mark's stone where it follows the visitor's scheme, as `tokens.css` has it. */
export const markStyle = `.m{fill:${colours.sea}}@media(prefers-color-scheme:dark){.m{fill:#15476a}}`;

/**
 * The mark of a business, with the first letter or digit of its name that the site's font has for sure.
 *
 * @param stoneFill attribute that paints the stone, such as a class of `markStyle`
 */
export function mark(
  bold: Lettering,
  business: string,
  { left, top, height }: Omit<Box, "width">,
  stoneFill = `fill="${colours.sea}"`,
): string {
  const { stone, sun, letter } = markShapes;
  const [initial = ""] = /[a-z0-9]/i.exec(withoutAccents(business)) ?? [];
  const capital = initial.toUpperCase();
  const size = fittingSize(bold, capital, letter.capHeight / bold.capHeight(1), letter.widest);
  const start = letter.cx - bold.width(capital, size) / 2;
  return [
    `<g transform="translate(${left} ${top}) scale(${tenThousandth(height / markSize.height)})">`,
    `<path d="${stone}" ${stoneFill}/>`,
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${colours.paint}"/>`,
    text(bold, capital, start, letter.baseline, size, colours.sand),
    "</g>",
  ].join("");
}

/** The three lines of a kilometre stone: how long, how much, how far. */
export interface StoneTexts {
  readonly head: string;
  readonly face: string;
  readonly foot: string | null;
}

/**
 * A kilometre stone: its place, the height of its painted head, its outline, and the font sizes of
 * its lines; a line that is too long for the stone is set smaller.
 */
interface Stone extends Box {
  readonly headHeight: number;
  readonly outline: number;
  readonly headSize: number;
  readonly faceSize: number;
  readonly footSize: number;
}

/** Width of each half of the arch, and of the lines inside it, in parts of the stone's width. */
const arch = 0.46;
const headWidth = 0.68;
const faceWidth = 0.94;

const faceTracking = -0.03;

/** The fonts of a stone: bold for head and face, another for the foot. */
interface StoneFonts {
  readonly bold: Lettering;
  readonly medium: Lettering;
}

export function stone(fonts: StoneFonts, texts: StoneTexts, place: Stone): string {
  const { left, top, width, height, headHeight, outline } = place;
  const line = top + outline + headHeight;
  const inside = { left: left + outline, top: top + outline, width: width - 2 * outline };
  const faceHeight = top + height - 2 * outline - line;
  const round = height / 24;
  return [
    path(arched({ left, top, width, height }, arch * width, headHeight, round), colours.ink),
    path(
      arched({ ...inside, height: headHeight }, arch * width - outline, headHeight - outline, 0),
      colours.paint,
    ),
    path(
      arched(
        { ...inside, top: line + outline, height: faceHeight },
        0,
        0,
        Math.max(0, round - outline),
      ),
      colours.paper,
    ),
    stoneLines(fonts, texts, {
      ...place,
      left: inside.left,
      top: line + outline,
      width: inside.width,
      height: faceHeight,
    }),
  ].join("");
}

/** The outline of a box with an arch on top and round corners below. */
function arched(box: Box, archWidth: number, archHeight: number, round: number): string {
  const { left, top, width, height } = box;
  const flat = width - 2 * archWidth;
  const curve = (rx: number, ry: number, x: number, y: number) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;
  return [
    `M${left} ${top + archHeight}`,
    curve(archWidth, archHeight, archWidth, -archHeight),
    `h${flat}`,
    curve(archWidth, archHeight, archWidth, archHeight),
    `V${top + height - round}`,
    curve(round, round, -round, round),
    `H${left + round}`,
    curve(round, round, -round, -round),
    "z",
  ].join("");
}

/** The lines of a stone, from the box of its face: the head's words are above it. */
function stoneLines({ bold, medium }: StoneFonts, texts: StoneTexts, face: Stone): string {
  const { left, top, width, height, headHeight, outline } = face;
  const faceSize = fittingSize(bold, texts.face, face.faceSize, width * faceWidth, faceTracking);
  const footSize =
    texts.foot === null ? 0 : fittingSize(medium, texts.foot, face.footSize, width * faceWidth);
  const headSize = fittingSize(bold, texts.head, face.headSize, width * headWidth);
  const caps = bold.capHeight(faceSize);
  const free = height - caps - medium.capHeight(footSize);
  const gap = free / (texts.foot === null ? 2 : 3);
  const centred = (
    font: Lettering,
    words: string,
    baseline: number,
    size: number,
    fill: string,
    tracking = 0,
  ) => {
    const start = left + (width - font.width(words, size, tracking)) / 2;
    return text(font, words, start, baseline, size, fill, tracking);
  };
  return [
    centred(bold, texts.head, top - outline - headHeight * 0.2, headSize, colours.ink),
    centred(bold, texts.face, top + gap + caps, faceSize, colours.ink, faceTracking),
    texts.foot === null
      ? ""
      : centred(medium, texts.foot, top + height - gap, footSize, colours.inkSoft),
  ].join("");
}

/** The scene without what is far behind it, on a line; `height` is that of the drawing above it. */
export function coast(left: number, bottom: number, height: number): string {
  const scale = tenThousandth(height / sceneSize.height);
  const { tower, outlineWidth, bands, lantern } = lighthouse;
  return [
    `<g transform="translate(${left} ${bottom - height}) scale(${scale})">`,
    `<path d="${hill}" fill="${colours.hill}"/>`,
    `<path d="${tower}" fill="${colours.paper}" stroke="${colours.ink}" stroke-width="${outlineWidth}"/>`,
    `<path d="${bands}" fill="${colours.coral}"/>`,
    `<path d="${lantern}" fill="${colours.ink}"/></g>`,
  ].join("");
}

/** The coast road with its dashes, over the whole width. */
export function road(top: number, width: number, height: number, dash: number): string {
  const thickness = Math.max(2, height / 6);
  const middle = top + height / 2;
  return [
    rectangle(0, top, width, height, colours.road),
    `<path d="M${dash / 4} ${middle}H${width}" stroke="${colours.sand}" stroke-width="${thickness}" stroke-dasharray="${dash * 0.55} ${dash * 0.45}"/>`,
  ].join("");
}

/** A rectangle filled with a colour or with a gradient's address. */
export function rectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  fill: string,
): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** A gradient from the sand above to the sky below, which a rectangle can be filled with. */
export function skyGradient(id: string, from: number, to: number): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="${from}" stop-color="${colours.sand}"/><stop offset="${to}" stop-color="${colours.sky}"/></linearGradient>`;
}

export function text(
  font: Lettering,
  words: string,
  left: number,
  baseline: number,
  fontSize: number,
  fill: string,
  tracking = 0,
): string {
  return path(font.path(words, left, baseline, fontSize, tracking), fill);
}

function path(outline: string, fill: string): string {
  return `<path d="${outline}" fill="${fill}"/>`;
}

function tenThousandth(value: number): number {
  return Number(value.toFixed(4));
}
