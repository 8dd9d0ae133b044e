import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { formattedRupees } from "../catalogue/money";
import { allowanceOf, durationHours, type PriceRowData } from "../catalogue/price-data";
import { hoursInDay } from "../catalogue/price-list";
import { holdsPhrase, isOneEditAway, pageTexts, searchedTexts } from "../catalogue/search";
import {
  type Acknowledged,
  type CatalogueData,
  catalogueNames,
  type DataFile,
  type ItemData,
  type PageData,
  type WarningRule,
} from "./catalogue-data";
import { chargeSlips, needlessChargeSlips } from "./charge-slips";
import { businessSlips, durationSlips, nameSlips, type Slip, textSlips } from "./likely-slips";
import { brokenRule } from "./picture-check";
import { counted } from "./counted";
import { ruleIn, type RuleText } from "./rule-words";
import { unpreparedFacts } from "./picture-details";
import { sampleDetails } from "./sample-details";
import { itemLabel } from "./item-label";

/** Something in right data that is likely a mistake. */
export interface DataWarning {
  readonly rule: WarningRule;
  /** File and item, `bikes.json › id 4 "Honda Dio BS6"`. */
  readonly place: string;
  readonly message: string;
  /** The same in the words of the editor's forms, where those are others. */
  readonly formMessage?: string;
  /** Why it is meant so, in the owner's words, or null where nobody said so. */
  readonly reason: string | null;
  /** What may say that it is meant so: a file, and the place of an element in it if it is a list. */
  readonly acknowledgedBy: AcknowledgingPlace;
}

export interface AcknowledgingPlace {
  readonly file: DataFile;
  readonly index: number | null;
}

/** An element of the data, or a whole file, as warnings name it. */
interface WarnedPlace extends AcknowledgingPlace {
  readonly words: string;
  readonly acknowledged: Acknowledged | undefined;
}

/** How far a day's price may be from what is usual before it looks like a slip of the keyboard. */
const unusualFactor = 5;

/** Pictures less wide than this, in pixels, look soft on a card. */
const narrowestPicture = 800;

/** Width to height between which a card of 4 to 3 shows most of a picture. */
const cardShapes = { least: 0.9, most: 2 };

/** Spread of brightness, of 255, below which a picture shows next to nothing. */
const blankSpread = 4;

/** Everything in the data that is likely a mistake, acknowledged or not. */
export async function dataWarnings(
  dataFolder: string,
  data: CatalogueData,
): Promise<DataWarning[]> {
  return [...textWarnings(data), ...(await pictureWarnings(dataFolder, data))];
}

/** Likely mistakes as `dataWarnings` finds them, but for those in pictures, which take seconds. */
export function textWarnings(data: CatalogueData): DataWarning[] {
  const samples = sampleDetails(data.business);
  const business: DataWarning[] =
    samples.length === 0
      ? []
      : [
          warning(
            "sample-details",
            wholeFile("business", data.business),
            `sample contact details are still there (${samples.join(", ")}); replace them before you publish`,
          ),
        ];
  const { monthDays } = data.business;
  const items = catalogueNames.flatMap((name) => {
    const lists = data[name].map((item) => lengthsOf(item, monthDays));
    // By the day alone, as the rows that are compared with it: an hour costs more than its part of a day.
    const days = lists.flatMap((list) => list.find(({ hours }) => hours >= hoursInDay) ?? []);
    const usual = median(days.map(dayPrice));
    return data[name].flatMap((item, index) => {
      const place = elementPlace(name, item, index);
      const found = [
        ...priceListWarnings(lists[index] ?? [], usual),
        ...kindWarnings(item, data[name]),
      ];
      return found.map(([rule, message]) => warning(rule, place, message));
    });
  });
  return [...business, ...searchWarnings(data), ...items, ...slipWarnings(data)];
}

/** A warning as text: place, what is odd, and how to say that it is meant so. */
export function warningLine({ place, message, rule }: DataWarning): string {
  const where = place.startsWith("images/") ? "in business.json" : "there";
  return `${place}: ${message}\n    Meant so? Add "acknowledged": { "${rule}": "the reason" } ${where}.`;
}

function warning(rule: WarningRule, place: WarnedPlace, text: RuleText): DataWarning {
  const { words, file, index, acknowledged } = place;
  const reason = acknowledged?.[rule] ?? null;
  const { rule: message, formRule } = ruleIn(text);
  return {
    rule,
    place: words,
    message,
    ...(formRule === undefined ? {} : { formMessage: formRule }),
    reason,
    acknowledgedBy: { file, index },
  };
}

interface Acknowledging {
  readonly acknowledged?: Acknowledged;
}

function elementPlace(file: DataFile, element: Acknowledging, index: number): WarnedPlace {
  const words = `${file}.json › ${itemLabel(element, index)}`;
  return { file, index, words, acknowledged: element.acknowledged };
}

function wholeFile(file: DataFile, { acknowledged }: Acknowledging): WarnedPlace {
  return { file, index: null, words: `${file}.json`, acknowledged };
}

/** Slips of whoever typed the data. */
function slipWarnings(data: CatalogueData): DataWarning[] {
  const found = (place: WarnedPlace, slips: readonly Slip[]) =>
    slips.map(([rule, message]) => warning(rule, place, message));
  const items = catalogueNames.flatMap((name) =>
    data[name].flatMap((item, index) => {
      const slips = [
        ...durationSlips(item, data.business.monthDays),
        ...chargeSlips(item),
        ...needlessChargeSlips(item),
        ...nameSlips(item),
        ...textSlips(item),
      ];
      return found(elementPlace(name, item, index), slips);
    }),
  );
  const pages = data.pages.flatMap((page, index) =>
    found(elementPlace("pages", page, index), [...textSlips(page), ...emptyPageSlips(page, data)]),
  );
  const { business } = data;
  const slips = [...businessSlips(business), ...textSlips(business)];
  return [...items, ...pages, ...found(wholeFile("business", business), slips)];
}

/** A page that waits for items: its catalogue may have been emptied or deleted by mistake. */
function emptyPageSlips({ catalogue }: PageData, data: CatalogueData): Slip[] {
  const message: RuleText = ({ either, file }) =>
    `nobody sees the page: ${either(`${catalogue}.json is missing or has no items`, `there is no item at ${file(`${catalogue}.json`)}`)}`;
  return data[catalogue].length > 0 ? [] : [["page-without-items", message]];
}

/** Groups of words that mean the same as nothing in the catalogue. */
function searchWarnings(data: CatalogueData): DataWarning[] {
  const items = catalogueNames.flatMap((name) => data[name].flatMap(searchedTexts));
  const texts = [...new Set([...items, ...data.pages.flatMap(pageTexts)])];
  return data.search.sameMeaning.flatMap((group, index) =>
    texts.some((text) => group.some((words) => holdsPhrase(text, words)))
      ? []
      : [
          warning(
            "unused-words",
            wholeFile("search", data.search),
            ({ place }) =>
              `${place(["sameMeaning", index], data.search)} finds nothing: no name and no keyword has ${group.join(" or ")}`,
          ),
        ],
  );
}

type Found = readonly [WarningRule, RuleText];

/** A price row with its length. */
interface RowLength {
  readonly row: PriceRowData;
  readonly hours: number;
}

function lengthsOf({ priceDetails }: ItemData, monthDays: number | undefined): RowLength[] {
  return priceDetails.map((row) => ({ row, hours: durationHours(row.duration, monthDays) }));
}

/** A kind that differs from another one by a slip of the keyboard, and has fewer items. */
function kindWarnings({ filter }: ItemData, items: readonly ItemData[]): Found[] {
  if (filter === undefined) return [];
  const count = (kind: string) => items.filter((item) => item.filter === kind).length;
  const similar = new Set(items.flatMap((item) => item.filter ?? []));
  const meant = [...similar].find(
    (kind) =>
      kind !== filter &&
      count(kind) > count(filter) &&
      isOneEditAway(kind.toLowerCase(), filter.toLowerCase()),
  );
  return meant === undefined
    ? []
    : [
        [
          "similar-kind",
          ({ either, field, text }) =>
            `${either("filter", field("filter"))} ${text(filter)} is nearly ${text(meant)}, the kind of ${count(meant)} items; write ${text(meant)}, if it is the same`,
        ],
      ];
}

function priceListWarnings(list: readonly RowLength[], usualDayPrice: number): Found[] {
  const lengths = [...list].sort((a, b) => a.hours - b.hours);
  const rows = lengths.map(({ row }) => row);
  const pairs = rows.flatMap((row, index) => {
    const shorter = rows[index - 1];
    return shorter === undefined ? [] : [{ shorter, row }];
  });
  const cheaper = pairs
    .filter(({ shorter, row }) => row.price < shorter.price)
    .map(({ shorter, row }): Found => [
      "longer-costs-less",
      `${formattedRupees(row.price)} for ${row.duration} is less than ${formattedRupees(shorter.price)} for ${shorter.duration}; look at both`,
    ]);
  const shrinking = pairs.flatMap(({ shorter, row }): Found[] => {
    const before = allowanceOf(shorter.kms);
    const after = allowanceOf(row.kms);
    return before !== null && after !== null && after < before
      ? [
          [
            "shrinking-allowance",
            `${row.kms ?? ""} for ${row.duration} is less than ${shorter.kms ?? ""} for ${shorter.duration}; look at both`,
          ],
        ]
      : [];
  });
  // An hour costs more than its part of a day.
  const ofDays = lengths.filter(({ hours }) => hours >= hoursInDay);
  const unusual = ofDays.flatMap((one): Found[] => {
    const { row } = one;
    const others = ofDays.filter((other) => other !== one).map(dayPrice);
    const usual = others.length === 0 ? usualDayPrice : median(others);
    const factor = Math.max(dayPrice(one) / usual, usual / dayPrice(one));
    return factor < unusualFactor
      ? []
      : [
          [
            "unusual-price",
            `${formattedRupees(row.price)} for ${row.duration} is far from what is usual here, about ${formattedRupees(Math.round(usual))} a day`,
          ],
        ];
  });
  return [...cheaper, ...shrinking, ...unusual];
}

/** Rupees for a day. */
function dayPrice({ row, hours }: RowLength): number {
  return (row.price * hoursInDay) / hours;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

async function pictureWarnings(dataFolder: string, data: CatalogueData): Promise<DataWarning[]> {
  const firstWith = new Map<string, { readonly inFile: string; readonly inForm: string }>();
  const found: DataWarning[] = await unusedPictures(dataFolder, data);
  for (const name of catalogueNames) {
    for (const [index, item] of data[name].entries()) {
      const place = elementPlace(name, item, index);
      const add = (rule: WarningRule, message: RuleText) =>
        found.push(warning(rule, place, message));
      const content = await readFile(path.join(dataFolder, item.image));
      const digest = createHash("sha256").update(content).digest("hex");
      const other = firstWith.get(digest);
      if (other !== undefined) {
        add(
          "same-picture",
          ({ either }) => `shows the same picture as ${either(other.inFile, other.inForm)}`,
        );
        continue;
      }
      firstWith.set(digest, { inFile: place.words, inForm: `“${item.name}”` });
      const { width, height } = (await sharp(content).metadata()).autoOrient;
      if (width < narrowestPicture) {
        add(
          "small-picture",
          `the picture is ${counted(width, "pixel")} wide, and ${narrowestPicture} are the least that looks sharp`,
        );
      }
      const shape = width / height;
      if (shape < cardShapes.least || shape > cardShapes.most) {
        add(
          "odd-shape",
          ({ either }) =>
            `the picture is ${width} x ${height} pixels, and a card shows only its middle; ${either("drop it on the item in npm run edit, which adds a margin", "drop it on the item once more, and it gets a margin")}`,
        );
      }
      for (const { fact } of await unpreparedFacts(content)) {
        add("unprepared-picture", `the picture ${fact}; npm run fit-pictures mends it`);
      }
      const { channels } = await sharp(content).resize(64).stats();
      if (channels.every(({ stdev }) => stdev < blankSpread)) {
        add("blank-picture", "the picture is nearly blank");
      }
    }
  }
  return found;
}

/** Files in the pictures' folder that no item shows, and why none could, where that is so. */
async function unusedPictures(dataFolder: string, data: CatalogueData): Promise<DataWarning[]> {
  const shown = new Set(catalogueNames.flatMap((name) => data[name].map(({ image }) => image)));
  const business = wholeFile("business", data.business);
  const found: DataWarning[] = [];
  for (const name of readdirSync(path.join(dataFolder, "images"))) {
    const image = `images/${name}`;
    if (name.startsWith(".") || shown.has(image)) continue;
    const broken = await brokenRule(dataFolder, image);
    const message =
      broken === null
        ? `no item shows it; delete the file, or name it behind an item's "image"`
        : `no item shows it, and none could: ${broken}. Delete the file here`;
    found.push(warning("unused-picture", { ...business, words: image }, message));
  }
  return found;
}
