/** @jest-environment node */
import sharp from "sharp";
import type { DayHours } from "../../src/catalogue/opening-hours";
import { checkedData } from "../../src/data-check/check-data";
import { type DataWarning, dataWarnings, warningLine } from "../../src/data-check/data-warnings";
import { hoursContradiction } from "../../src/data-check/hours-warning";
import { DataCopy } from "../support/broken-data";

interface Item {
  acknowledged?: Record<string, string>;
  image: string;
  priceDetails: { price: number; kms: string | null }[];
}

let data: DataCopy;
beforeEach(() => {
  data = new DataCopy();
});
afterEach(() => data.dispose());

/** Warnings of some rules. */
async function warnings(rules: RegExp): Promise<DataWarning[]> {
  const found = await dataWarnings(data.folder, await checkedData(data.folder));
  return found.filter(({ rule }) => rules.test(rule));
}
const aboutPrices = /longer|unusual/;
const editRow = (
  file: string,
  item: number,
  row: number,
  change: Partial<Item["priceDetails"][0]>,
) =>
  data.edit<Item[]>(file, (items) => Object.assign(items[item]?.priceDetails[row] ?? {}, change));

test("prices as they usually are look right, one row or ten", async () => {
  expect(await warnings(aboutPrices)).toEqual([]);
});

test("a price for an hour says nothing of what is usual for a day", async () => {
  data.edit<Item[]>("bikes", (bikes) => {
    for (const { priceDetails } of bikes) {
      const [first] = priceDetails;
      if (first !== undefined) {
        priceDetails.unshift({ ...first, id: 99, duration: "1 hour", price: 120 } as typeof first);
      }
    }
  });
  expect(await warnings(/unusual/)).toEqual([]);
});

test.each([
  [
    "bikes",
    0,
    4,
    { price: 1700 },
    "longer-costs-less",
    "₹1,700 for 5 days is less than ₹1,800 for 4 days",
  ],
  [
    "bikes",
    0,
    6,
    { price: 69990 },
    "unusual-price",
    "₹69,990 for 4 weeks is far from what is usual",
  ],
  ["hotels", 0, 0, { price: 9990 }, "unusual-price", "₹9,990 for 1 day is far from what is usual"],
  ["cars", 0, 0, { price: 149 }, "unusual-price", "₹149 for 1 day is far from what is usual"],
])("%s, item %d, row %d with %p: %s", async (file, item, row, change, rule, message) => {
  editRow(file, item, row, change);
  const found = await warnings(aboutPrices);
  expect(found.map((warning) => warning.rule)).toEqual([rule]);
  expect(found[0]?.message).toContain(message);
  expect(found[0]?.place).toMatch(new RegExp(`^${file}\\.json › id 1 `));
  expect(found.map(warningLine).join()).toContain(`"acknowledged": { "${rule}"`);
});

test.each([
  [4.9, []],
  [5, ["unusual-price"]],
])("a price %s times the usual one: %j", async (factor, expected) => {
  data.edit<Item[]>("hotels", (rooms) => {
    for (const { priceDetails } of rooms) for (const row of priceDetails) row.price = 1000;
  });
  editRow("hotels", 0, 0, { price: 1000 * factor });
  expect((await warnings(/unusual/)).map(({ rule }) => rule)).toEqual(expected);
});

test("a warning that is acknowledged keeps its reason and no other", async () => {
  editRow("bikes", 0, 4, { price: 1700 });
  editRow("bikes", 0, 6, { price: 69990 });
  data.edit<Item[]>("bikes", ([first]) => {
    if (first) first.acknowledged = { "longer-costs-less": "weekend offer" };
  });
  const found = await warnings(aboutPrices);
  expect(found.map(({ rule, reason }) => [rule, reason])).toEqual([
    ["longer-costs-less", "weekend offer"],
    ["unusual-price", null],
  ]);
});

test("an acknowledgement without a reason, or of an unknown warning, is an error", async () => {
  data.edit<Item[]>("bikes", ([first]) => {
    if (first) first.acknowledged = { "longer-costs-less": "", everything: "fine" };
  });
  const errors = await data.errors();
  expect(errors.map(({ field }) => field).sort()).toEqual([
    "acknowledged.everything",
    "acknowledged.longer-costs-less",
  ]);
});

test("sample contact details are a warning that can be acknowledged", async () => {
  expect((await warnings(/sample/)).map(({ reason }) => reason)).toEqual([null]);
  data.edit<{ acknowledged?: object }>("business", (business) => {
    business.acknowledged = { "sample-details": "demonstration" };
  });
  expect((await warnings(/sample/)).map(({ reason }) => reason)).toEqual(["demonstration"]);
});

describe("pictures", () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#336699" } });
  const image = "images/activa-5g.jpg";
  const ofFirst = async (rules: RegExp) =>
    (await warnings(rules)).filter(({ place }) => /^bikes\.json › id 1 |^images\//.test(place));

  test("one that is narrower than a card is named", async () => {
    data.write(image, await photo(799, 600).jpeg().toBuffer());
    expect(await ofFirst(/picture/)).toMatchObject([{ rule: "small-picture" }]);
    data.write(image, await photo(800, 600).jpeg().toBuffer());
    expect(await ofFirst(/picture/)).toEqual([]);
  });

  test("one as a phone makes it says what is wrong with it", async () => {
    const content = photo(3000, 2000)
      .withExif({ IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 });
    data.write(image, await content.jpeg().toBuffer());
    const found = await ofFirst(/unprepared/);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(/says where it was taken/),
      expect.stringMatching(/lies on its side/),
      expect.stringMatching(/is 2000 pixels wide, and 1600 are enough/),
    ]);
  });

  test("a file that no item shows is named, and whether one could", async () => {
    data.write("images/more.jpg", await photo(800, 600).jpeg().toBuffer());
    data.write("images/new.heic", Buffer.from("000000186674797068656963", "hex"));
    const found = (await warnings(/unused/)).map(({ place, message }) => `${place}: ${message}`);
    expect(found.sort()).toEqual([
      "images/more.jpg: no item shows it. Delete the file",
      expect.stringMatching(/^images\/new\.heic: .* none could: this is a HEIC photo/),
    ]);
  });
});

describe("the text of the opening hours", () => {
  const otherDays = [
    { day: "Friday", opens: "00:00", closes: "24:00" },
    { day: "Saturday", opens: "10:00", closes: "14:00" },
    { day: "Sunday", closed: true },
  ] as const;
  test.each<[string, string, string, boolean, readonly DayHours[]]>([
    ["06.00AM (Open) - 08.00PM (Closed)", "06:00", "20:00", true, []],
    ["6 am to 8 pm", "06:00", "20:00", true, []],
    ["06:00 - 20:00", "06:00", "20:00", true, []],
    ["Every day, just call", "06:00", "20:00", true, []],
    ["07.00AM (Open) - 08.00PM (Closed)", "06:00", "20:00", false, []],
    ["6 am to 9 pm", "06:00", "20:00", false, []],
    ["12 am to 12 pm", "00:00", "12:00", true, []],
    ["9 am to 1 am", "09:00", "01:00", true, []],
    ["9 am to midnight", "09:00", "24:00", true, []],
    ["Open day and night", "00:00", "24:00", true, []],
    ["Open 24x7", "06:00", "20:00", false, []],
    ["6 am to 8 pm", "00:00", "24:00", false, []],
    ["Mon-Sun 6 am to 8 pm", "06:00", "20:00", true, []],
    ["6 am to 8 pm, closed on Sundays", "06:00", "20:00", false, []],
    ["9 am to 1 am, Sat 10 am to 2 pm, Sunday closed", "09:00", "01:00", true, otherDays],
    ["9 am to 1 am, Sunday closed", "09:00", "01:00", false, otherDays],
    ["Call us", "09:00", "01:00", false, otherDays],
  ])("%s beside %s to %s: right is %p", (text, opens, closes, isSame, days) => {
    const hours = { text, opens, closes, otherDays: days };
    expect(hoursContradiction(hours) === null).toBe(isSame);
  });
});
