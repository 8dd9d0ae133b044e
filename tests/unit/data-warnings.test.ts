/** @jest-environment node */
import sharp from "sharp";
import { checkedData } from "../../src/data-check/check-data";
import { type DataWarning, dataWarnings, warningLine } from "../../src/data-check/data-warnings";
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

/** Warnings about prices; the copies of all pictures are one and the same speck. */
async function warnings(rules: RegExp): Promise<DataWarning[]> {
  const found = await dataWarnings(data.folder, await checkedData(data.folder));
  return found.filter(({ rule }) => rules.test(rule));
}
const aboutPrices = /longer|unusual|shrinking/;
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
    5,
    { kms: "70 km" },
    "shrinking-allowance",
    "70 km for 1 week is less than 500 km for 5 days",
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
  editRow("bikes", 0, 4, { price: 1700, kms: "90 km" });
  data.edit<Item[]>("bikes", ([first]) => {
    if (first) first.acknowledged = { "longer-costs-less": "weekend offer" };
  });
  const found = await warnings(aboutPrices);
  expect(found.map(({ rule, reason }) => [rule, reason])).toEqual([
    ["longer-costs-less", "weekend offer"],
    ["shrinking-allowance", null],
  ]);
});

test("an acknowledgement without a reason, or of an unknown warning, is a fault", async () => {
  data.edit<Item[]>("bikes", ([first]) => {
    if (first) first.acknowledged = { "longer-costs-less": "", everything: "fine" };
  });
  const faults = await data.faults();
  expect(faults.map(({ field }) => field).sort()).toEqual([
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

test("a group of words that nothing in the catalogue has is named, and can be acknowledged", async () => {
  expect(await warnings(/words/)).toEqual([]);
  data.edit<{ sameMeaning: string[][]; acknowledged?: object }>("search", (search) => {
    search.sameMeaning.push(["e rickshaw", "tuk tuk"]);
  });
  const [found, ...others] = await warnings(/words/);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: "unused-words", place: "search.json", reason: null });
  expect(found?.message).toMatch(/^sameMeaning\[\d+\] finds nothing: .*e rickshaw or tuk tuk$/);
  data.edit<{ acknowledged?: object }>("search", (search) => {
    search.acknowledged = { "unused-words": "they come in spring" };
  });
  expect((await warnings(/words/)).map(({ reason }) => reason)).toEqual(["they come in spring"]);
});

test("small, blank and repeated pictures are named", async () => {
  const noise = (width: number) =>
    sharp({
      create: {
        width,
        height: 600,
        channels: 3,
        background: "#777777",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
  const blank = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#fafafa" },
  })
    .jpeg()
    .toBuffer();
  const [first, second, third, fourth] = ["activa-5g", "pleasure", "fascino", "dio"];
  data.write(`images/${first}.jpg`, await noise(1600));
  data.write(`images/${second}.jpg`, await noise(700));
  data.write(`images/${third}.jpg`, blank);
  data.write(`images/${fourth}.jpg`, blank);
  const found = (await warnings(/picture/)).filter(({ place }) =>
    /bikes\.json › id [1-4] /.test(place),
  );
  expect(found.map(({ rule, place }) => `${place.slice(11, 17)} ${rule}`)).toEqual([
    "› id 2 small-picture",
    "› id 3 blank-picture",
    "› id 4 same-picture",
  ]);
  expect(found[2]?.message).toContain('id 3 "Yamaha Fascino"');
});

test.each([
  [600, 2400, ["odd-shape"]],
  [3000, 900, ["odd-shape"]],
  [1600, 900, []],
  [1000, 1000, []],
])("a picture of %d x %d pixels beside a card: %j", async (width, height, expected) => {
  const picture = sharp({ create: { width, height, channels: 3, background: "#777777" } });
  data.write("images/activa-5g.jpg", await picture.jpeg().toBuffer());
  const found = await warnings(/shape/);
  expect(found.map(({ rule }) => rule)).toEqual(expected);
  for (const { message } of found) {
    expect(message).toMatch(
      new RegExp(`^the picture is ${width} x ${height} pixels, .*npm run edit`),
    );
  }
});

test("a kind that is nearly another one, an hour that costs more than its part of a day, a page that waits", async () => {
  const kind = (index: number, filter: string) =>
    data.edit<{ filter?: string }[]>("bikes", (bikes) =>
      Object.assign(bikes[index] ?? {}, { filter }),
    );
  kind(0, "scootey");
  const [similar] = await warnings(/similar-kind/);
  expect(similar?.message).toMatch(/^filter "scootey" is nearly "scooty"/);
  kind(0, "electric");
  expect(await warnings(/similar-kind/)).toEqual([]);

  data.edit<{ priceDetails: object[] }[]>("cars", (cars) => {
    const hour = { id: 9, duration: "1 hour", price: 500, kms: "20 km" };
    cars[0]?.priceDetails.unshift(hour);
  });
  expect(await warnings(aboutPrices)).toEqual([]);

  data.remove("taxis.json");
  expect(await warnings(/page-without-items/)).toMatchObject([
    { message: "nobody sees the page: taxis.json is missing or has no items" },
  ]);
});

test("a week with a limit beside a day without one", async () => {
  editRow("bikes", 0, 0, { kms: "Unlimited km" });
  expect(await warnings(/shrinking/)).toMatchObject([
    { message: "240 km for 2 days is less than Unlimited km for 1 day; look at both" },
  ]);
});
