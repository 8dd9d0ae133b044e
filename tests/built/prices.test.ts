/** @jest-environment node */
import type { CheerioAPI } from "cheerio";
import { itemsPerPage } from "../../src/catalogue/page-paths";
import { readData } from "../support/shipped-data";
import { builtPage, listPages } from "../support/built-site";

/** Rupees as the specification writes them: `₹1,00,000`. */
const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

interface Row {
  readonly duration: string;
  readonly price: number;
  readonly kms?: string | null;
  readonly estimated?: boolean;
  readonly kmsEstimated?: boolean;
}

interface Item {
  readonly name: string;
  readonly brand?: string;
  readonly location?: string;
  readonly mileage?: string;
  readonly exceed?: string;
  readonly carInfo?: string;
  readonly priceDetails: readonly Row[];
}

const shown = (text: string, isEstimated = false) => (isEstimated ? `≈ ${text}` : text);
const price = (row: Row) => shown(rupees.format(row.price), row.estimated);
const distance = (row: Row) =>
  row.kms ? shown(row.kms, row.kmsEstimated ?? row.estimated) : "km: ask on call";
const hasRate = ({ exceed = "" }: Item) => exceed.includes("Rs.");
const hasDistance = (item: Item) =>
  hasRate(item) || item.priceDetails.some(({ kms }) => Boolean(kms));

/** Days of a duration in the data, enough to find the shortest. */
const days = ({ duration }: Row) => Number.parseInt(duration) * (duration.includes("week") ? 7 : 1);

function stoneOf(item: Item): string {
  const [row] = [...item.priceDetails].sort((a, b) => days(a) - days(b));
  if (row === undefined) throw new Error(`${item.name} has no price`);
  const far = item.mileage ?? (hasDistance(item) ? distance(row) : null);
  return [row.duration, price(row), far].filter((text) => text !== null).join(" ");
}

const titled = (item: Item) =>
  [[item.name, item.location].filter(Boolean).join(", "), item] as const;

/** The card that calls about an item. */
function cardOf($: CheerioAPI, item: Item) {
  const [title] = titled(item);
  const found = $(`article:has(a[aria-label="Call about ${title}"])`);
  expect(found).toHaveLength(1);
  return found;
}

const lists = listPages.map(({ path, pages, data, brand }) => {
  const items = readData<Item[]>(data).filter((item) => brand === null || item.brand === brand);
  return { path, pages, items };
});
const pages = lists.flatMap(({ pages: addresses, items }) =>
  addresses.map((path, index) => ({
    path,
    items: items.slice(index * itemsPerPage, (index + 1) * itemsPerPage),
  })),
);

describe.each(pages)("$path", ({ path, items }) => {
  const $ = builtPage(path);

  test.each(items.map(titled))("shows %s as the data has it", (_title, item) => {
    const card = cardOf($, item);
    const stone = card.find("p:has(> strong)");
    expect(stone.text().replaceAll("\u00a0", " ")).toBe(stoneOf(item));
    const rows = card
      .find("tbody tr")
      .map((_, row) =>
        $(row)
          .children()
          .map((_index, cell) => $(cell).text())
          .get()
          .join("|"),
      )
      .get();
    const expected = item.priceDetails.map((row) =>
      [row.duration, price(row), ...(hasDistance(item) ? [distance(row)] : [])].join("|"),
    );
    // One price stands on its stone alone.
    expect(rows).toEqual(item.priceDetails.length > 1 ? expected : []);
  });

  test.each(items.map(titled))(
    "says the notes of %s, on its card or above its group",
    (_title, item) => {
      const card = cardOf($, item);
      const said = card.text() + card.closest("section").children().first().text();
      for (const note of [item.exceed, item.carInfo, item.location, item.mileage]) {
        if (note !== undefined) expect(said).toContain(note);
      }
    },
  );

  test("explains once what is approximate", () => {
    const isEstimated = items.some(({ priceDetails }) =>
      priceDetails.some(({ estimated, kmsEstimated }) => [estimated, kmsEstimated].includes(true)),
    );
    const notes = $("main")
      .text()
      .match(/≈ approximate, confirmed when you call/g);
    expect(notes ?? []).toHaveLength(isEstimated ? 1 : 0);
  });
});

test.each(lists)("$path says how many it has, and from how much", ({ path, items }) => {
  const lowest = Math.min(
    ...items.map((item) => Number(/₹([\d,]+)/.exec(stoneOf(item))?.[1]?.replaceAll(",", ""))),
  );
  expect(builtPage(path)("main").text()).toMatch(
    new RegExp(`${items.length} .+, from ${rupees.format(lowest)} a day\\.`),
  );
});
