import { texts } from "../catalogue/texts";
import { type PlacedPicture, writeDrawing } from "./drawn-picture";
import {
  type Box,
  coast,
  colours,
  mark,
  rectangle,
  road,
  skyGradient,
  stone,
  type StoneTexts,
  stoneWidth,
  text,
} from "./drawn-shapes";
import { fittingSize, type Lettering, lettering, twoLines } from "./lettering";

/** Sizes of the pictures that a browser shows when it offers the installation, in pixels. */
export const installSizes = {
  narrow: { width: 720, height: 1600 },
  wide: { width: 1440, height: 900 },
} as const;

/** A card of the drawn page. */
export interface DrawnCard {
  readonly name: string;
  readonly stone: StoneTexts;
  /** The price list without the row that the stone shows: duration, price, kilometres. */
  readonly rows: readonly (readonly [string, string, string])[];
  readonly notes: readonly string[];
  /** File of the picture. */
  readonly picture: string;
}

/** What the installed site shows first: the home list with the names and prices of this build. */
export interface InstallScreen {
  readonly business: string;
  readonly phones: readonly string[];
  readonly tabs: readonly { readonly label: string; readonly icon: string }[];
  /** The tab that calls: its label on phones, and on desktops. */
  readonly call: { readonly phone: string; readonly desktop: string };
  /** Words of the links to all lists, the shown one first. */
  readonly links: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly opening: string;
  readonly hours: string;
  readonly chips: readonly { readonly label: string; readonly count: number }[];
  readonly hasTripPrice: boolean;
  readonly cards: readonly DrawnCard[];
  /** Outlines of the site's icons by name, on a grid of 24 units. */
  readonly icons: ReadonlyMap<string, string>;
}

/** The letters and icons to draw with. */
interface Pen {
  readonly letters: Readonly<Record<Weight, Lettering>>;
  readonly icons: ReadonlyMap<string, string>;
}
type Weight = "regular" | "medium" | "bold";

/** Draws what the installed site looks like: on a phone, or in a window. */
export async function writeInstallPicture(
  screen: InstallScreen,
  form: keyof typeof installSizes,
  target: string,
): Promise<void> {
  const shown = [JSON.stringify(screen), JSON.stringify(texts), texts.allPrices(1_234_567_890)];
  const [regular, medium, bold] = await Promise.all([
    lettering(shown, 400),
    lettering(shown, 500),
    lettering(shown, 700),
  ]);
  const pen: Pen = { letters: { regular, medium, bold }, icons: screen.icons };
  const { ground, pictures, over } = (form === "narrow" ? phone : desktop)(pen, screen);
  const { width, height } = installSizes[form];
  // Drawn in the pixels of the style sheet; a phone has two of its own for each.
  const scale = form === "narrow" ? 2 : 1;
  const scaled = (shapes: readonly string[]) =>
    `<g transform="scale(${scale})">${shapes.join("")}</g>`;
  const placed = pictures.map(({ file, left, top, width: wide, height: high, radius }) => ({
    file,
    left: left * scale,
    top: top * scale,
    width: wide * scale,
    height: high * scale,
    radius: radius * scale,
  }));
  await writeDrawing({ width, height, layers: [scaled(ground), ...placed, scaled(over)] }, target);
}

interface Screen {
  readonly ground: readonly string[];
  readonly pictures: readonly PlacedPicture[];
  /** What stands over the pictures. */
  readonly over: readonly string[];
}

/** A phone of 360 x 800 pixels. */
function phone(pen: Pen, screen: InstallScreen): Screen {
  const width = 360;
  const edge = 16;
  const right = width - edge;
  const [card] = screen.cards;
  const tabs = [...screen.tabs, { label: screen.call.phone, icon: "phone" }];
  const tabWidth = width / tabs.length;
  const cardTop = 321;
  const photo = { left: edge, top: cardTop, width: right - edge, height: 218 };
  return {
    ground: [
      rectangle(0, 0, width, 800, colours.sand),
      rectangle(0, 0, width, 44, colours.seaDeep),
      icon(pen, "chat", 16, 10, colours.sand),
      ...fromRight(pen, screen.phones, right, 24, 27, 13, "bold", colours.sand),
      `<defs>${skyGradient("sky", 0.15, 0.85)}</defs>`,
      rectangle(0, 44, width, 209, "url(#sky)"),
      coast(184, 237, 110, true),
      rectangle(0, 237, width, 16, colours.water),
      road(253, width, 8, 48),
      ...links(pen, screen.links, edge, 71, 24),
      fitted(pen, "bold", screen.title, edge, 109, 24, right - edge),
      fitted(pen, "bold", screen.summary, edge, 128, 14, right - edge),
      fitted(pen, "regular", screen.opening, edge, 149, 14, right - edge),
      ...(screen.hasTripPrice
        ? board(pen, { left: edge, top: 165, width: right - edge, height: 76 }, 18, 136, 80)
        : []),
      ...chips(pen, screen.chips, edge, 269, 8, right - 108),
      ...iconField(pen, "search", { left: right - 100, top: 269, width: 46, height: 44 }),
      ...iconField(pen, "sort", { left: right - 46, top: 269, width: 46, height: 44 }),
    ],
    pictures: card === undefined ? [] : [{ file: card.picture, radius: 12, ...photo }],
    over: [
      ...(card === undefined
        ? []
        : [
            ...cardShapes(pen, card, photo, card.rows.slice(0, 2)),
            words(pen, "bold", texts.allPrices(card.rows.length + 1), edge, 675, 16, colours.link),
            `<path d="M${right - 15} 667l5 5 5-5" fill="none" stroke="${colours.link}" stroke-width="2"/>`,
            ...card.notes.map((note, index) =>
              words(pen, "regular", note, edge, 712 + index * 20, 13, colours.inkSoft),
            ),
          ]),
      rectangle(0, 740, width, 60, colours.sand),
      rectangle(0, 739, width, 1, colours.line),
      rectangle(0, 740, tabWidth, 2, colours.ink),
      rectangle(0, 742, tabWidth, 4, colours.paint),
      ...tabs.flatMap(({ label, icon: name }, index) => {
        const isCall = index === tabs.length - 1;
        const fill = index === 0 ? colours.ink : isCall ? colours.coral : colours.inkSoft;
        const middle = (index + 0.5) * tabWidth;
        return [
          icon(pen, name, middle - 12, 749, fill),
          words(pen, "bold", label, middle - pen.letters.bold.width(label, 13) / 2, 785, 13, fill),
        ];
      }),
    ],
  };
}

/** A window of 1440 x 900 pixels. */
function desktop(pen: Pen, screen: InstallScreen): Screen {
  const width = 1440;
  const edge = 32;
  const right = width - edge;
  const columns = 4;
  const gap = 28;
  const cardWidth = (right - edge - gap * (columns - 1)) / columns;
  const cards = screen.cards.slice(0, columns).map((card, index) => ({
    card,
    photo: {
      left: Math.round(edge + index * (cardWidth + gap)),
      top: 423,
      width: Math.round(cardWidth),
      height: 242,
    },
  }));
  return {
    ground: [
      rectangle(0, 0, width, 900, colours.sand),
      rectangle(0, 0, width, 44, colours.seaDeep),
      icon(pen, "chat", edge, 10, colours.sand),
      words(pen, "bold", texts.chat, edge + 30, 27, 13, colours.sand),
      ...fromRight(pen, screen.phones, right, 24, 27, 13, "bold", colours.sand, "phone"),
      `<defs>${skyGradient("sky", 0.15, 0.85)}</defs>`,
      rectangle(0, 104, width, 215, "url(#sky)"),
      mark(edge, 52, 44),
      ...twoLines(pen.letters.bold, screen.business).map((line, index) =>
        words(pen, "bold", line, edge + 48, 71 + index * 17, 16),
      ),
      ...desktopTabs(pen, screen, right),
      coast(851, 291, 180, true),
      rectangle(0, 291, width, 28, colours.water),
      ...links(pen, screen.links, edge, 131, 24),
      fitted(pen, "bold", screen.title, edge, 194, 52, 700, -0.02),
      words(pen, "bold", screen.summary, edge, 228, 18),
      words(
        pen,
        "regular",
        screen.opening,
        edge + pen.letters.bold.width(`${screen.summary} `, 18),
        228,
        18,
      ),
      words(pen, "regular", screen.hours, edge, 254, 13, colours.inkSoft),
      ...(screen.hasTripPrice
        ? [
            rectangle(838, 270, 8, 49, colours.ink),
            rectangle(1336, 270, 8, 49, colours.ink),
            ...board(pen, { left: 774, top: 179, width: 634, height: 92 }, 28, 168, 128),
          ]
        : []),
      road(319, width, 12, 48),
      ...chips(pen, screen.chips, edge, 355, 12, 900),
      ...iconField(
        pen,
        "search",
        { left: 964, top: 355, width: 288, height: 44 },
        texts.search,
        colours.inkSoft,
      ),
      ...iconField(
        pen,
        "sort",
        { left: 1260, top: 355, width: 148, height: 44 },
        texts.orderOurs,
        colours.ink,
      ),
    ],
    pictures: cards.map(({ card, photo }) => ({ file: card.picture, radius: 12, ...photo })),
    over: cards.flatMap(({ card, photo }) => cardShapes(pen, card, photo, card.rows)),
  };
}

function desktopTabs(pen: Pen, { tabs, call }: InstallScreen, right: number): string[] {
  const size = 16;
  const callWidth = pen.letters.bold.width(call.desktop, size) + 64;
  let left = right - callWidth - 12;
  const shapes = [
    field(right - callWidth, 52, callWidth, 44, colours.coral),
    icon(pen, "phone", right - callWidth + 16, 62, colours.onCoral),
    words(pen, "bold", call.desktop, right - callWidth + 48, 80, size, colours.onCoral),
  ];
  for (const [index, { label, icon: name }] of [...tabs.entries()].reverse()) {
    const wide = pen.letters.bold.width(label, size) + 64;
    left -= wide;
    shapes.push(
      icon(pen, name, left + 16, 62),
      words(pen, "bold", label, left + 48, 80, size),
      ...(index === 0
        ? [rectangle(left, 98, wide, 4, colours.paint), rectangle(left, 102, wide, 2, colours.ink)]
        : []),
    );
  }
  return shapes;
}

/** Stone, name, ground line and price rows of a card whose picture stands in a box. */
function cardShapes(
  pen: Pen,
  { name, stone: lines, rows: all }: DrawnCard,
  { left, top, width, height }: Box,
  rows: DrawnCard["rows"],
): string[] {
  const sizes = { headSize: 13, faceSize: 28, footSize: 13 };
  const ground = top + height + 48;
  const right = left + width;
  const stoneWide = Math.max(112, Math.round(stoneWidth(pen.letters, lines, sizes)));
  const nameLeft = left + 12 + stoneWide + 12;
  const starred = { x: right - 30, y: top + 30 };
  return [
    `<circle cx="${starred.x}" cy="${starred.y}" r="22" fill="${colours.paper}"/>`,
    icon(pen, "star", starred.x - 12, starred.y - 12),
    rectangle(left, ground - 1, width, 2, colours.ink),
    stone(pen.letters, lines, {
      left: left + 12,
      top: ground - 96 + 0.5,
      width: stoneWide,
      height: 96,
      headHeight: 36,
      outline: 1.5,
      ...sizes,
    }),
    fitted(pen, "bold", name, nameLeft, ground - 12, 18, right - nameLeft),
    ...rows.flatMap(([duration, price, km], index) => {
      const baseline = ground + 20 + index * 31;
      const hasRule = index < all.length - 1;
      return [
        words(pen, "medium", duration, left, baseline, 15),
        ...fromRight(pen, [price], left + (width * 2) / 3, 0, baseline, 15, "bold", colours.ink),
        ...fromRight(pen, [km], right, 0, baseline, 15, "medium", colours.inkSoft),
        hasRule ? rectangle(left, baseline + 11, width, 1, colours.line) : "",
      ];
    }),
  ];
}

/** The yellow board with a stepper for days and a field for kilometres at its right. */
function board(
  pen: Pen,
  box: Box,
  titleSize: number,
  daysWidth: number,
  kmWidth: number,
): string[] {
  const { left, top, width, height } = box;
  const inset = 12 + (height > 80 ? 24 : 0);
  const kmLeft = left + width - inset - kmWidth;
  const daysLeft = kmLeft - daysWidth - (height > 80 ? 12 : 8);
  const fieldTop = top + (height - 52) / 2;
  const middle = top + height / 2;
  const title = lettersIn(pen, texts.tripPrice, titleSize, daysLeft - left - inset);
  const sign = (x: number, isPlus: boolean) =>
    `<path d="M${x - 7} ${middle}h14${isPlus ? `M${x} ${middle - 7}v14` : ""}" stroke="${colours.ink}" stroke-width="1.8" stroke-linecap="round"/>`;
  const unit = (words: string, from: number, wide: number) =>
    text(
      pen.letters.regular,
      words,
      from + (wide - pen.letters.regular.width(words, 16)) / 2,
      middle + 5.5,
      16,
      colours.inkSoft,
    );
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" fill="${colours.paint}"/>`,
    `<rect x="${left + 3.75}" y="${top + 3.75}" width="${width - 7.5}" height="${height - 7.5}" rx="8.25" fill="none" stroke="${colours.ink}" stroke-width="1.5"/>`,
    ...title.map((line, index) =>
      words(
        pen,
        "bold",
        line,
        left + Math.min(24, inset),
        middle + titleSize * (0.35 + 1.1 * (index - (title.length - 1) / 2)),
        titleSize,
      ),
    ),
    field(daysLeft, fieldTop, daysWidth, 52, colours.paper, colours.ink),
    sign(daysLeft + 22, false),
    unit(texts.daysUnit, daysLeft, daysWidth),
    sign(daysLeft + daysWidth - 22, true),
    field(kmLeft, fieldTop, kmWidth, 52, colours.paper, colours.ink),
    unit(texts.kmUnit, kmLeft, kmWidth),
  ];
}

function lettersIn({ letters }: Pen, title: string, size: number, widest: number): string[] {
  return letters.bold.width(title, size) <= widest ? [title] : twoLines(letters.bold, title);
}

/** Links in a line; the first is the page that is shown. */
function links(pen: Pen, all: readonly string[], left: number, baseline: number, gap: number) {
  let start = left;
  return all.flatMap((link, index) => {
    const weight = index === 0 ? "bold" : "regular";
    const fill = index === 0 ? colours.ink : colours.link;
    const wide = pen.letters[weight].width(link, 16);
    const at = start;
    start += wide + gap;
    return [
      words(pen, weight, link, at, baseline, 16, fill),
      index === 0 ? "" : rectangle(at, baseline + 4, wide, 1, colours.link),
    ];
  });
}

/** Chips with their counts, as many as stand left of an edge. */
function chips(
  pen: Pen,
  all: InstallScreen["chips"],
  left: number,
  top: number,
  padding: number,
  right: number,
): string[] {
  let start = left;
  return all.flatMap(({ label, count }) => {
    const labelWidth = pen.letters.regular.width(`${label} `, 16);
    const wide = labelWidth + pen.letters.regular.width(String(count), 13) + 2 * padding;
    const at = start;
    start += wide + 8;
    if (at + wide > right) return [];
    return [
      field(at, top, wide, 44),
      words(pen, "regular", label, at + padding, top + 27.5, 16),
      words(
        pen,
        "regular",
        String(count),
        at + padding + labelWidth,
        top + 27.5,
        13,
        colours.inkSoft,
      ),
    ];
  });
}

/** Words that end at a right edge, the last one there and the others before it. */
function fromRight(
  pen: Pen,
  all: readonly string[],
  right: number,
  gap: number,
  baseline: number,
  size: number,
  weight: Weight,
  fill: string,
  iconName?: string,
): string[] {
  let end = right;
  return [...all].reverse().flatMap((line) => {
    const start = end - pen.letters[weight].width(line, size);
    end = start - gap - (iconName === undefined ? 0 : 28);
    return [
      words(pen, weight, line, start, baseline, size, fill),
      iconName === undefined ? "" : icon(pen, iconName, start - 28, baseline - 17, fill),
    ];
  });
}

function words(
  { letters }: Pen,
  weight: Weight,
  line: string,
  left: number,
  baseline: number,
  size: number,
  fill: string = colours.ink,
): string {
  return text(letters[weight], line, left, baseline, size, fill);
}

/** Words that are set smaller where they would be too wide. */
function fitted(
  { letters }: Pen,
  weight: Weight,
  line: string,
  left: number,
  baseline: number,
  size: number,
  widest: number,
  tracking = 0,
): string {
  const fitting = fittingSize(letters[weight], line, size, widest, tracking);
  return text(letters[weight], line, left, baseline, fitting, colours.ink, tracking);
}

function field(
  left: number,
  top: number,
  width: number,
  height: number,
  fill: string = colours.paper,
  outline: string = fill === colours.paper ? colours.edge : fill,
): string {
  return `<rect x="${left + 0.75}" y="${top + 0.75}" width="${width - 1.5}" height="${height - 1.5}" rx="7.25" fill="${fill}" stroke="${outline}" stroke-width="1.5"/>`;
}

/** A field that begins with an icon; none where the site has no such icon. */
function iconField(
  pen: Pen,
  name: string,
  { left, top, width, height }: Box,
  label = "",
  fill: string = colours.ink,
): string[] {
  if (!pen.icons.has(name)) return [];
  return [
    field(left, top, width, height),
    icon(pen, name, left + 11, top + 10),
    words(pen, "regular", label, left + 40, top + 28, 16, fill),
  ];
}

function icon({ icons }: Pen, name: string, left: number, top: number, fill: string = colours.ink) {
  const outline = icons.get(name);
  return outline === undefined
    ? ""
    : `<path transform="translate(${left} ${top})" d="${outline}" fill="none" stroke="${fill}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;
}
