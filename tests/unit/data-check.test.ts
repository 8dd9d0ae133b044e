/** @jest-environment node */
import path from "node:path";
import sharp from "sharp";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { checkedData } from "../../src/data-check/check-data";
import { parsedData } from "../../src/data-check/data-files";
import { errorLine } from "../../src/data-check/messages/validation-error";
import { DataCopy } from "../support/broken-data";
import { exampleShop, linesWith } from "../support/checked-errors";
import { readData } from "../support/shipped-data";

test("the shipped data and pictures are right", async () => {
  const { length } = readData<unknown[]>("bikes");
  await expect(checkedData(path.resolve("data"))).resolves.toHaveProperty("bikes.length", length);
});

test("the shop that the other tests break is right", () => {
  expect(linesWith("bikes", [], undefined)).toEqual([]);
});

type Case = readonly [file: DataFile, place: string, value: unknown, expected: string];

/** Each error is said once, with file, item, field, value and rule. */
function refuses(cases: readonly Case[]): void {
  test.each(cases)("%s %s = %j: %s", (file, place, value, expected) => {
    expect(linesWith(file, steps(place), value)).toEqual([expect.stringContaining(expected)]);
  });
}

function accepts(cases: readonly (readonly [DataFile, string, unknown])[]): void {
  test.each(cases)("%s %s may be %j", (file, place, value) => {
    expect(linesWith(file, steps(place), value)).toEqual([]);
  });
}

const steps = (place: string) =>
  place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

describe("an item", () => {
  const row = "3.priceDetails.0";
  refuses([
    ["bikes", "3.colour", "red", 'id 4 "Honda Dio BS6" › colour: there is no such field'],
    ["bikes", "0.exceed", undefined, "› exceed: is missing. Write the charge beyond"],
    [
      "bikes",
      "3.exceed",
      "ask us",
      'exceed = "ask us": write “Beyond the kilometres” in another way, such as if',
    ],
    ["bikes", "3.name", 7, "bikes.json › id 4 7 › name = 7: has to be a text"],
    ["bikes", "3.name", "A".repeat(90), "write at most 80 characters, not 90. Name as"],
    ["bikes", "3.name", "<b>Dio</b>", 'name = "<b>Dio</b>": write “Name” in another way. Name as'],
    ["bikes", "3.name", " Dio\u202e 6", "write “Name” as “Dio 6”"],
    ["bikes", "3.filter", "Half \ud800", "write “Kind” as “Half”"],
    ["bikes", "3.filter", "\u3164", "in another way"],
    ["bikes", "3.filter", "\u200b", "in another way"],
    ["bikes", "3.filter", ">", "in another way"],
    ["bikes", "3.category", "<b>", 'category = "<b>": write “Keywords'],
    ["bikes", "3.image", "../package.json", "write “Picture” in another way. A photo"],
    ["bikes", "3.id", 1, "id = 1: “Honda Activa 5G” has this number too"],
    ["bikes", "3.id", 1_000_000, "id = 1000000: type 999999 or less"],
    ["bikes", "3.priceDetails", [], "priceDetails = []: add at least 1 to “Prices”"],
    ["bikes", `${row}.price`, -599, "priceDetails[0].price = -599: type 1 or more for the price"],
    [
      "bikes",
      `${row}.price`,
      599.5,
      "price = 599.5: type the price as a whole number, such as 2799",
    ],
    ["bikes", `${row}.price`, "599", 'price = "599": type the price as a whole number'],
    ["bikes", `${row}.price`, undefined, "priceDetails[0].price: is missing"],
    ["bikes", `${row}.id`, 3_000_000_000, "type 999999 or less"],
    ["bikes", `${row}.kms`, 200, "kms = 200: has to be a text or nothing"],
    ["bikes", `${row}.kms`, "200 Kms", "write “Kilometres” in another way, such as 120 km"],
    ["bikes", `${row}.duration`, "a while", "write “Duration” in another way, such as 1 day"],
    ["bikes", `${row}.duration`, "2 trip", "write “Duration” in another way, such as 1 day"],
    ["bikes", `${row}.duration`, "2 days", "priceDetails[1].duration = "],
    ["bikes", "3.priceDetails.1.id", 1, "priceDetails[1].id = 1: row 1 has this number too"],
    ["cars", "0.awayUntil", "2026-02-29", "choose a day of the calendar, such as 2026-12-02"],
    ["cars", "0.awayUntil", "2 Dec 2026", "choose a day of the calendar"],
    ["hotels", "0.brand", "visakha-rentals", "two lists of this page have this address"],
  ]);
  accepts([
    ["bikes", "3.name", "హోండా యాక్టివా"],
    ["cars", "0.carInfo", undefined],
    ["bikes", "3.exceed", undefined],
    ["hotels", "0.exceed", undefined],
    ["hotels", "0.awayUntil", "2028-02-29"],
    ["bikes", "3.name", "क्\u200dष 1"],
    ["bikes", "3.name", "Scooter 🛵"],
    ["bikes", "3.filter", "electric"],
    ["bikes", "3.id", 999_999],
    ["taxis", "0.location", "Lambasingi"],
    ["bikes", "0.category", undefined],
    ["taxis", "0.category", "tata, electric"],
    ...["1 hour", "12 hours", "half day", "6 days", "2 weeks", "1 month", "1 trip", "1 night"].map(
      (duration) => ["bikes", `${row}.duration`, duration] as const,
    ),
  ]);

  test("needs no charge beyond kilometres without a limit", () => {
    const car = { kms: "Unlimited km", id: 1, duration: "1 day", price: 999 };
    const [first] = exampleShop.cars as object[];
    expect(linesWith("cars", [0, "priceDetails"], [car])).toEqual([]);
    const withoutCharge = (...priceDetails: object[]) =>
      linesWith("cars", [0], { ...first, exceed: undefined, priceDetails });
    expect(withoutCharge(car)).toEqual([]);
    const limited = { ...car, id: 2, duration: "2 days", price: 1998, kms: "100 km" };
    expect(withoutCharge(car, limited)).toEqual([expect.stringContaining("› exceed")]);
  });
});

describe("a page", () => {
  const address = "› path = ";
  refuses([
    ["pages", "1.path", "car-rental", `${address}"car-rental": write “Address`],
    ["pages", "1.path", "/car-rental/", "in another way, such as /boats-in-my-town"],
    ["pages", "1.path", "/Car", "in another way, such as /boats-in-my-town"],
    ["pages", "1.path", `/${"a".repeat(100)}`, "write at most 100 characters, not 101"],
    ["pages", "1.path", "/visakha-rentals", "“BIKE ON RENT IN Vizag”, has this address already"],
    ["pages", "1.path", "/hotel-booking-in-vizag-classic", "has this address already"],
    ["pages", "1.path", "/upload", "the website itself has this address; write another one"],
    ["pages", "1.path", "/share", `${address}"/share": the website keeps this address`],
    ["pages", "1.catalogue", "trams", "choose one of bikes, cars, hotels, taxis"],
    ["pages", "1.id", 1, "id = 1: “BIKE ON RENT IN Vizag” has this number"],
    ["pages", "0.groupBy", "location", "fill it in at “Honda Activa 5G”, or choose another one"],
    ["pages", "0.tab.icon", "rocket", "choose one of bike, bicycle, car"],
    ["pages", "2.groupBy", "colour", "choose one of filter, brand"],
    ["pages", "0.labels", { scooty: 7 }, "labels.scooty = 7: has to be a text"],
    ["pages", "2.labels", { "100Kms/10Hr": "<b>" }, "labels.100Kms/10Hr = "],
    ["pages", "0.tab.label", "Two-wheelers", "write at most 10 characters"],
  ]);
  refuses([
    ["taxis", "0.passes", ["Goa"], 'passes = "Goa": write a name that one of the places has'],
    ...["\0", "\u202e", "\ud800", "\u2066"].map(
      (odd) =>
        [
          "prose",
          "0.sections.0.paragraphs.0",
          `Ask${odd} us`,
          "write “Paragraphs” as “Ask us”",
        ] as const,
    ),
  ]);
  accepts([
    ["taxis", "0.passes", ["borra  GUHALU"]],
    ["prose", "0.sections.0.paragraphs.0", "Ask us,\nor write: 😀 < > &"],
    ["pages", "2.groupBy", undefined],
    ["pages", "2.groupBy", "name"],
    ["pages", "0.labels", undefined],
    ["pages", "0.labels", { tram: "Trams" }],
    ["pages", "0.alsoCalled", undefined],
  ]);

  test("needs items in one catalogue at least", () => {
    const none = { bikes: [], cars: [], hotels: [], taxis: [] };
    expect(linesWith("bikes", [], [], none)).toEqual([
      "pages.json: add an item to one of the lists that have a page: no page has items to show",
    ]);
  });
});

describe("the business", () => {
  const phone = (text: string) => `phones[1] = "${text}": write an Indian number`;
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, index) => `+91 98765 4321${index}`);
  const sunday = (fields: object) => [{ day: "Sunday", ...fields }];
  const link = "footer.2.links.0.url";
  refuses([
    ...["9876543210", "098765-43210", "91 98765 43210", "+91-9876543210"].map((text): Case => [
      "business",
      "phones.1",
      text,
      `${phone(text)} with its country code, “+91 98765 43210”`,
    ]),
    ...["+91 12345", "+1 212 555 0100", "+91 000 000 0000", "call us"].map((text): Case => [
      "business",
      "phones.1",
      text,
      `${phone(text)} with its country code, such as +91 98765 43210`,
    ]),
    ["business", "phones.1", 9876543210, "phones[1] = 9876543210: has to be a text"],
    ["business", "phones.1", "+91 98765 43210, +91 98765 43211", ", such as +91 98765 43210"],
    ["business", "phones.1", "8910000001", "is the same as number 1; write another one"],
    ["business", "phones.1", "+91 891 000 0001", "is the same as number 1; write another one"],
    ["business", "phones", [], "phones = []: add at least 1 to “Phones”"],
    ["business", "phones", numbers(5), "leave at most 4 in “Phones”, of 5"],
    ["business", "placeName", "<b>", "placeName = "],
    ["business", link, "/no-such-page", "no page of this website has this address"],
    ["business", link, "/404", "no page of this website has this address"],
    ["business", link, "http://example.com", "write “Leads to” in another way, such as /car"],
    [
      "business",
      "siteUrl",
      "https://example.com/",
      "write “Address of the website” in another way",
    ],
    ...["https://...", "https://a..b", "https://localhost", "https://-a.in"].map(
      (url) =>
        ["business", "siteUrl", url, "in another way, such as https://www.example.com"] as const,
    ),
    ["business", "siteUrl", "https://example.com/shop", "in another way, such as https://www"],
    [
      "business",
      "openingHours.closes",
      "8pm",
      "write “Closing time” in another way, such as 20:00",
    ],
    [
      "business",
      "openingHours.closedSeasons",
      [{ from: "2026-11-31", to: "2026-12-01" }],
      'openingHours.closedSeasons[0].from = "2026-11-31": choose a day of the calendar',
    ],
    [
      "business",
      "openingHours.closedSeasons",
      [{ from: "2026-06-01", to: "2026-05-31" }],
      'openingHours.closedSeasons[0].to = "2026-05-31": choose a day after the first one, 2026-06-01',
    ],
    ["business", "openingHours.closedSeasons", [{ from: "2026-06-01" }], "to: is missing"],
    [
      "business",
      "openingHours.closes",
      "06:00",
      "write another closing time than the opening time",
    ],
    [
      "business",
      "openingHours.otherDays",
      sunday({ closes: "14:00", closed: true }),
      'otherDays[0].closes = "14:00": empty the closing time, or take the tick “Closed all day” away',
    ],
    [
      "business",
      "openingHours.otherDays",
      sunday({ opens: "10:00" }),
      "otherDays[0].closes = nothing: write the closing time, or tick “Closed all day”",
    ],
    [
      "business",
      "openingHours.otherDays",
      [...sunday({ closed: true }), ...sunday({ closed: true })],
      'otherDays[1].day = "Sunday": the day is here already; choose another one',
    ],
    [
      "business",
      "openingHours.otherDays",
      [{ day: "Someday", closed: true }],
      'otherDays[0].day = "Someday": choose one of Monday, Tuesday',
    ],
  ]);
  accepts([
    ["business", "phones", numbers(1)],
    ["business", "phones", numbers(4)],
    ["business", "footer", []],
    ["business", "footer", [{ heading: "Follow us", links: [] }, { heading: "Terms" }]],
    ...["/", "/upload", "/car-rental-in-vizag", "/car-rental-in-vizag/alto"].map(
      (url) => ["business", link, url] as const,
    ),
    ["business", link, "/hotel-booking-in-vizag-classic"],
    ["business", "openingHours.closes", "01:00"],
    ["business", "openingHours.otherDays", sunday({ closed: true })],
    ["business", "openingHours.otherDays", sunday({ opens: "10:00", closes: "14:00" })],
    ["business", "openingHours.otherDays", []],
    [
      "business",
      "openingHours.closedSeasons",
      [{ from: "2026-06-01", to: "2026-06-01", everyYear: true }],
    ],
  ]);
});

describe("a place", () => {
  const araku = { id: 8, name: "Araku", km: 112 };
  test.each([
    [{ km: 0 }, "› km = 0: type 1 or more for the kilometres"],
    [{ km: 5.5 }, "› km = 5.5: type the kilometres as a whole number, such as 62"],
    [{ km: 1501 }, "› km = 1501: type 1500 or less"],
    [{ name: "ARAKU!" }, "“Araku” has the address “araku” already"],
    [{ name: "…" }, '› name = "…": write a letter or a digit'],
    [{ id: 8 }, "› id = 8: “Araku” has this number too"],
  ])("is refused with %j", (change, expected) => {
    const other = { id: 9, name: "Bheemili", km: 25, ...change };
    expect(linesWith("places", [], [araku, other])).toEqual([expect.stringContaining(expected)]);
  });
});

describe("the words of a search", () => {
  refuses([
    ["search", "sameMeaning.0", ["tempo only"], "add at least 2 to “Words that mean the same”"],
    ["search", "sameMeaning.0", ["two", 2], "sameMeaning[0][1] = 2: has to be a text"],
    ["search", "sameMeaning.0", ["dash", " - "], "in another way. A word or a few"],
    ["search", "sameMeaning.0", ["a", "b", "b"], '[0][2] = "b": is the same as number 2; write'],
    ["search", "synonyms", [], "search.json › synonyms: there is no such field"],
  ]);
  accepts([["search", "sameMeaning", []]]);
});

describe("a file", () => {
  test.each([
    ["[\n  {" + '"id": 1,}]', /^cars\.json: line 2, column 12: property name expected$/],
    ['[{"id": 1', /^cars\.json: line 1, column 10: close brace expected$/],
    ["\ufeff[]", /^cars\.json: line 1, column 1: invalid symbol$/],
    ["", /^cars\.json: line 1, column 1: value expected$/],
  ])("%j is no JSON", (text, expected) => {
    const result = parsedData("cars.json", text);
    const [error] = "errors" in result ? result.errors : [];
    expect(error && errorLine(error)).toMatch(expected);
  });

  test("is of the right shape", () => {
    expect(linesWith("cars", [], {})).toContainEqual("cars.json = {}: has to be a list");
  });
});

describe("the folder", () => {
  let data: DataCopy;
  beforeEach(() => {
    data = new DataCopy();
  });
  afterEach(() => data.dispose());
  const lines = async () => (await data.errors()).map(errorLine);

  test("is UTF-8 text", async () => {
    data.write("cars.json", Buffer.from("[\xe9]", "latin1"));
    expect(await lines()).toEqual(["cars.json: the file is not UTF-8 text"]);
  });

  test.each(["pages", "search", "business"])("has %s", async (name) => {
    data.remove(`${name}.json`);
    expect(await lines()).toContain(`${name}.json: the file is missing`);
  });

  test.each(["bikes", "cars", "hotels", "taxis", "places"])("may do without %s", async (name) => {
    data.remove(`${name}.json`);
    expect(await lines()).toEqual([]);
    data.write(`${name}.json`, "[]");
    expect(await lines()).toEqual([]);
  });

  test("is checked as a whole, however much is wrong", async () => {
    data.write("bikes.json", "[");
    data.edit<{ name: string }[]>("taxis", ([first]) => Object.assign(first ?? {}, { name: 7 }));
    data.remove("images/alto.jpg");
    const files = (await data.errors()).map(({ file }) => file);
    expect(files).toEqual(["bikes.json", "taxis.json", "cars.json"]);
  });

  const picture = (width = 1600, height = 1200) =>
    sharp({ create: { width, height, channels: 3, background: "#336699" } });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>1</script></svg>';

  test.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
    ["empty", "new.jpg", () => Buffer.alloc(0), /: the picture cannot be read/],
    ["no picture", "new.jpg", () => Buffer.from("hello"), /: the picture cannot be read/],
    [
      "truncated",
      "new.jpg",
      async () => (await picture().jpeg().toBuffer()).subarray(0, 4000),
      /: the picture cannot be read/,
    ],
    ["a drawing", "new.png", () => Buffer.from(svg), /ends in \.png, but .* of the kind svg/],
    ["of another kind", "new.jpg", () => picture().png().toBuffer(), /but .* of the kind png/],
  ])("has no picture that is %s", async (_what, name, content, expected) => {
    data.write(`images/${name}`, await content());
    data.edit<object[]>("bikes", ([first]) =>
      Object.assign(first ?? {}, { image: `images/${name}` }),
    );
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatch(/^bikes\.json › id 1 "Honda Activa 5G" › image = "images\/new\./);
    expect(line).toMatch(expected);
  });

  test("has every picture, as JPEG, PNG or WebP", async () => {
    data.write("images/alto.png", await picture().png().toBuffer());
    data.write("images/alto.webp", await picture().webp().toBuffer());
    for (const image of ["images/alto.png", "images/alto.webp"]) {
      data.edit<object[]>("cars", ([first]) => Object.assign(first ?? {}, { image }));
      expect(await lines()).toEqual([]);
    }
    data.remove("images/alto.webp");
    expect(await lines()).toEqual([
      expect.stringContaining("there is no such picture in data/images; drop a photo"),
    ]);
  });
});
