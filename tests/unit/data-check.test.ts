import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/checked-data";
import { warningLines } from "../../src/data-check/data-warnings";
import { type DataPath, errorLine } from "../../src/data-check/validation-error";
import { fixtureData } from "../support/fixture-data";

const shop = fixtureData();

/** Error lines of the example shop with one value changed; undefined removes a field. */
function linesWith(file: DataFile, path: DataPath, value: unknown): string[] {
  const contents = { [file]: structuredClone(shop[file]) as unknown };
  let parent: Record<string | number, unknown> = contents;
  const steps = [file, ...path];
  for (const step of steps.slice(0, -1)) parent = parent[step] as typeof parent;
  parent[steps.at(-1) ?? file] = value;
  const stored = { ...shop, ...(JSON.parse(JSON.stringify(contents)) as object) };
  return checkedContents((name) => ({ content: stored[name] })).errors.map(errorLine);
}

type Case = readonly [field: string, value: unknown, expected: string | null];

/**
 * Tests that a value has a single error, whose line contains the expected text ("\n" is its end), or no error for null.
 * The empty field is the whole content of the file.
 */
function checks(file: DataFile, cases: readonly Case[]): void {
  test.each(cases)(`${file} %s = %j: %s`, (field, value, expected) => {
    const steps = field.split(".").filter((step) => step !== "");
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const lines = linesWith(file, path, value).map((line) => `${line}\n`);
    expect(lines).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
  });
}

const rowPath = "3.priceDetails.0";
checks("bikes", [
  ["10.colour", "red", 'id 103 "Volt One" › colour: there is no such field'],
  ["10.priceDetails.1", { duration: "2 days", price: 799, kms: "9 km" }, "› exceed: is missing."],
  ["3.exceed", "ask us", 'exceed = "ask us": write it in another way, such as if'],
  ["3.name", 7, "bikes.json › id 4 › name = 7: has to be a text"],
  ["3.name", "A".repeat(90), "A…: write at most 80 characters, not 90. Name as"],
  ...[" Dio", "Dio ", "Honda  Dio", "Dio\u00a0BS6", "Dio\u200b", "Dio\u200d6", "\u3164"].map(
    (name): Case => ["3.name", name, "without a space at its ends or two together, and without"],
  ),
  ["3.illustration", "no", "has to be true or false"],
  ["3.filter", "Scooty", "choose one of scooty, bike, electric"],
  ["3.image", "images/హోండా.jpg", "in another way. Choose a photo, whose file is a JPG"],
  ["3.image", "images/activa-5g.jpg", 'image = "images/activa-5g.jpg": “Honda Activa 5G” has this'],
  ["3.pictures", [{ image: "images/dio.jpg" }], 'pictures[0].image = "images/dio.jpg": “Honda'],
  ["3.pictures", Array(7).fill({ image: "images/dio.jpg" }), "leave at most 6; there are 7"],
  ["0.slug", "a--b", 'slug = "a--b": write it in another way'],
  ["0.slug", "index", 'slug = "index": write it in another way'],
  ["1.slug", "honda-activa-5g", 'slug = "honda-activa-5g": “Honda Activa 5G” has the address /v'],
  ["3.id", 1, 'bikes.json › id 1 "Honda Dio BS6" › id = 1: “Honda Activa 5G” has'],
  ["3.id", undefined, 'bikes.json › item 4 "Honda Dio BS6" › id: is missing'],
  ["3.id", 1_000_000, "id = 1000000: type 999999 or less"],
  ["3.priceDetails", [], "priceDetails = []: add at least 1"],
  ["3.priceDetails", [{ duration: "1 week", price: 9 }], "› priceDetails: add a row for 1 day"],
  ["3.priceDetails.1.price", 198, "priceDetails[1].price = 198: is less than ₹599 for 1 day; c"],
  [`${rowPath}.price`, -599, "priceDetails[0].price = -599: type 1 or more"],
  [`${rowPath}.price`, 599.5, "price = 599.5: has to be a whole number, such as 2799"],
  [`${rowPath}.price`, undefined, "priceDetails[0].price: is missing"],
  [`${rowPath}.kms`, "200 Kms", "write it in another way, such as 120 km"],
  [`${rowPath}.duration`, "2 day", "write it in another way, such as 1 day"],
  ["3.priceDetails.2.duration", "2 days", 'priceDetails[2].duration = "2 days": another row has'],
  ["3.name", "क्\u200dष 1", null],
  ["3.name", "Scooter 🛵", null],
  ["3.id", 999_999, null],
]);
checks("cars", [
  ["", {}, "cars.json = {}: has to be a list"],
  ["0.exceed", undefined, "› exceed: is missing"],
  ["0.carInfo", "Per day beyond 50 km: Rs.500", "write it in another way, such as Outstation"],
  ["0.awayUntil", "2026-02-29", "choose a day of the calendar, such as 2026-12-02"],
  ["0.awayUntil", "2 Dec 2026", "choose a day of the calendar"],
]);
checks("hotels", [
  ["0.brand", "visakha-rentals", "has the address /hotel-booking-in-vizag-visakha-rentals"],
  ["4.location", "Near The Railway Station", "is written “Near the railway station”"],
  // Rooms of two brands may have the same slug.
  ["3.slug", "standard-room-near-the-railway-station", null],
  ["0.awayUntil", "2028-02-29", null],
]);
checks("taxis", [
  ["", [], "taxis.json = []: add at least 1"],
  ["0.location", "Lambasingi", null],
]);

checks("pages", [
  ["", shop.pages.slice(1), "add at least 4"],
  ["1.path", "/Car", "in another way, such as /boats-in-my-town"],
  [
    "1.path",
    "/visakha-rentals/volt-one",
    "“CAR ON RENT IN Vizag” has the address /visakha-rentals/v",
  ],
  ["1.catalogue", "bikes", "another page, “BIKE ON RENT IN Vizag”, lists these items already"],
  ["1.id", 1, "id = 1: “BIKE ON RENT IN Vizag” has it too"],
  ["1.path", "/upload", 'path = "/upload": the website itself has the address /upload already'],
  ["1.path", "/404", "the website itself has the address /404 already; write another one"],
  ["1.path", "/te/cars", "the website uses this address for its pages in another language"],
  ..."/admin/a /static /page-data /icons /workbox-v7 /idb-keyval-1 /a/index"
    .split(" ")
    .map((path): Case => ["1.path", path, "the website uses this address for its own files"]),
  ["0.groupBy", "location", 'groupBy = "location": write it in another way. Leave it empty'],
  ["2.groupBy", "brand", 'groupBy = "brand": has to be "location"'],
  ["0.labels", { Scooty: "Scooters" }, 'labels.Scooty = "Scooty": is written “scooty” elsewhere'],
  ["3.labels", { Standard: "S" }, 'labels.Standard = "Standard": is written “standard” elsewhere'],
  ["0.labels", { "scooty ": "Scooters" }, "without a space at its ends"],
  ["0.labels", { "5/~5": 7 }, "labels.5/~5 = 7: has to be a text"],
  ["1.noun.one", undefined, "noun.one: is missing\n"],
  ["2.groupNotes", { vizag: "A day" }, 'groupNotes.vizag = "vizag": is written “Vizag” elsewhere'],
  ["0.tab", 7, "tab = 7: has to be a group of fields"],
  ["0.tab.label", "Two-wheelers", "write at most 10 characters"],
  ["0.alsoCalled", undefined, null],
  ["1.path", "/indexes/statics/index-of-icons", null],
]);

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => `+91 98765 4321${index}`);
const link = "footer.2.links.0.url";
checks("business", [
  ["phones.1", "9876543210", "in another way, such as +91 98765 43210"],
  ["phones.1", "+91 891 000 0001", "is the same as entry 2; write another one, or remove it\n"],
  ["phones", [], "phones = []: add at least 1"],
  ["phones", numbers(5), "leave at most 4; there are 5"],
  [link, "http://example.com", "write it in another way, such as https://www"],
  ["siteUrl", "https://localhost", "in another way, such as https://www.example.com"],
  ["siteUrl", "https://example.com/shop", "in another way, such as https://www"],
  ["address.postalCode", "530 016", "write it in another way, such as 530016"],
  ["openingHours.closes", "8pm", "write it in another way, such as 06:00"],
  ["openingHours.closes", "06:00", 'business.json › openingHours.closes = "06:00": write a time'],
  ["phones", numbers(4), null],
  ["footer", [], null],
  ["footer", [{ heading: "Follow us", links: [] }, { heading: "Terms" }], null],
  ["openingHours.closes", "06:01", null],
]);

checks("places", [
  ["0.km", 0, 'places.json › item 1 "RK Beach" › km = 0: type 1 or more'],
  ["0.km", 1501, "› km = 1501: type 1500 or less"],
  ["1.slug", "rk-beach", '› slug = "rk-beach": “RK Beach” has it too'],
  ["1.name", "Rkbeach", "is written “RK Beach” elsewhere; write both alike"],
  ["1.name", "RK Beach", "“RK Beach” has it too"],
]);

checks("words", [["phrases.0.te", "# బైక్‌లు", "[0].te: “Bikes” needs no # in each language"]]);

checks("search", [
  ["sameMeaning.0", ["tempo only"], "add at least 2"],
  ["sameMeaning.0", ["dash", " - "], "in another way. One or more words"],
  ["sameMeaning.0", ["a", "b", "b"], '[0][2] = "b": is the same as entry 2; write'],
]);

test.each([
  [["+91 891 000 0001", "+91 891 000 0002"], "https://a.in", "000 0001, +91 891 000 0002)"],
  [["+91 98765 43210", "+91 891 000 0002"], "https://a.in", "(+91 891 000 0002)"],
  [["+91 98765 43210"], "https://www.example.com", "(example.com links)"],
  [["+91 98765 43210"], "https://a.in", null],
])("of the phones %j of %s, samples are named in a warning: %s", (phones, siteUrl, samples) => {
  const business = { ...shop.business, siteUrl, phones, footer: [] };
  const lines = warningLines({ ...shop, business });
  const expected = ["“Once said” is not used", ...(samples === null ? [] : [samples])];
  expect(lines.filter((line) => /^business|Once said/.test(line))).toEqual(
    expected.map((text): unknown => expect.stringContaining(text)),
  );
});

/** Paths of all texts, numbers and switches in a content. */
function pathsIn(content: unknown): (string | number)[][] {
  if (typeof content !== "object" || content === null) return [[]];
  return Object.entries(content).flatMap(([key, value]) =>
    pathsIn(value).map((path) => [Array.isArray(content) ? Number(key) : key, ...path]),
  );
}

/** Texts that harm a page, short enough for every field, and a value of a wrong type. */
const harmful = ["<b>", "\u202ea", "a\ud800", "a\u0007b", { a: 1 }];

test.each(dataFiles)("every field of %s.json refuses harmful values, in clear words", (file) => {
  const names = (field: readonly unknown[]) => field.filter((step) => typeof step === "string");
  // Entries of a list have the same fields.
  const fields = new Map(pathsIn(shop[file]).map((field) => [names(field).join("."), field]));
  for (const field of fields.values()) {
    for (const value of harmful) {
      const lines = linesWith(file, field, value);
      expect([field, value, lines]).not.toEqual([field, value, []]);
      for (const line of lines) {
        expect(line.length).toBeLessThan(600);
        expect(line).not.toMatch(/undefined|\[object|NaN|Error/);
      }
    }
  }
});
