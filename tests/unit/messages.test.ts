/** @jest-environment node */
import { errorLine } from "../../src/data-check/validation-error";
import { DataCopy } from "../support/broken-data";
import { fixtureText } from "../support/fixture-data";

let data: DataCopy;
beforeEach(() => {
  data = new DataCopy();
});
afterEach(() => data.dispose());

const lines = async () => (await data.errors()).map(errorLine);

/** A catalogue of one car as an owner writes it; each test makes one mistake in it. */
const car = `[
  {
    "id": 1,
    "name": "ALTO",
    "image": "images/alto.jpg",
    "carInfo": "Outstation Rs.500",
    "priceDetails": [
      { "id": 1, "duration": "1 day", "price": 1499, "kms": "200 km" },
      { "id": 2, "duration": "1 week", "price": 8999, "kms": "1400 km" }
    ],
    "exceed": "if exceeds Rs.6/KM"
  }
]
`;
const at = 'cars.json › id 1 "ALTO"';
const row = `${at} › priceDetails[0]`;

test("the car that the other tests write is right", async () => {
  data.write("cars.json", car);
  expect(await lines()).toEqual([]);
});

describe("a wrong value is said once, with what to write instead", () => {
  test.each<[string, string, string, string]>([
    [
      "a price as a text",
      "1499",
      '"Rs.1,499"',
      `${row}.price = "Rs.1,499": has to be a whole number; write 1499`,
    ],
    ["a price with paise", "1499", "1499.50", `${row}.price = 1499.5: has to be a whole number.`],
    [
      "a number as a name",
      '"ALTO"',
      "800",
      "cars.json › id 1 800 › name = 800: has to be a text; write “800”",
    ],
    [
      "a duration of one",
      '"1 week"',
      '"1 weak"',
      "is not written as it has to be. How long the price covers: half day, or a number up to 99 and hours, days, weeks or months",
    ],
    ["a price as a text with paise", "1499", '"1499.00"', "has to be a whole number; write 1499"],
    ["a price as a text with rupees", "1499", '"1,499 rs"', "has to be a whole number; write 1499"],
    ["a price below nothing", "1499", "-1499", "has to be 1 or more; write 1499"],
    ["a price left out", '"price": 1499, ', "", `${row}.price: is missing. Whole rupees`],
    ["a duration in words", '"1 day"', '"per day"', "write “1 day”"],
    ["kilometres of a day", '"200 km"', '"200kms/day"', "write “200 km”"],
    ["a duration in capitals", '"1 week"', '"2 Weeks"', "write “2 weeks”"],
    ["a duration in letters", '"1 week"', '"12 hrs"', "write “12 hours”"],
    ["a month in capitals", '"1 week"', '"1 Month"', "write “1 month”"],
    ["half a day", '"1 week"', '"Half-Day"', "write “half day”"],
    ["kilometres without a limit", '"200 km"', '"UNLIMITED KM"', "write “Unlimited km”"],
    ["a duration without a blank", '"1 week"', '"2weeks"', "write “2 weeks”"],
    [
      "kilometres as people write them",
      '"200 km"',
      '"200 Kms"',
      `${row}.kms = "200 Kms": is not written as it has to be; write “200 km”`,
    ],
    ["kilometres with a comma", '"1400 km"', '"1,400 km"', "write “1400 km”"],
    ["kilometres alone", '"200 km"', '"200"', "write “200 km”"],
    [
      "kilometres as a number",
      '"200 km"',
      "200",
      `${row}.kms = 200: has to be a text or nothing; write “200 km”`,
    ],
    [
      "an ending in capitals",
      "images/alto.jpg",
      "images/Alto.JPG",
      "write “images/alto.jpg”. A photo, at least 800 pixels wide.",
    ],
    [
      "a blank in a file name",
      "images/alto.jpg",
      "images/my alto.jpg",
      "write “images/my-alto.jpg”",
    ],
    ["a picture's name alone", "images/alto.jpg", "alto.jpg", "write “images/alto.jpg”"],
    ["a charge in other words", "if exceeds Rs.6/KM", "Rs 6 per km", "write “if exceeds Rs.6/KM”"],
    ["markup in a name", '"ALTO"', '"<b>ALTO</b>"', "write “ALTO”"],
    ["a line of markup", '"ALTO"', '"ALTO<br>VXI"', "write “ALTO VXI”"],
    ["a word between signs", '"ALTO"', '"ALTO <VXI>"', "write “ALTO VXI”"],
    ["an arrow", '"ALTO"', '"ALTO > VXI"', "write “ALTO VXI”"],
    ["a sign that cannot be seen", '"ALTO"', '"ALTO\\u202e 800"', "write “ALTO 800”"],
    [
      "two rows with one id",
      '"id": 2',
      '"id": 1',
      `${at} › priceDetails[1].id = 1: must be unique; row 1 has it too`,
    ],
    [
      "two rows for one time",
      '"1 week"',
      '"1 day"',
      `${at} › priceDetails[1].duration = "1 day": must be unique; row 1 has it too`,
    ],
    [
      "a name that is too long",
      '"ALTO"',
      `"${"A".repeat(90)}"`,
      "takes at most 80 characters, and has 90",
    ],
  ])("%s", async (_what, right, wrong, expected) => {
    expect(car).toContain(right);
    data.write(
      "cars.json",
      car.replace(right, () => wrong),
    );
    const found = await lines();
    expect(found.filter((line) => line.includes(expected))).toHaveLength(1);
    expect(found).toHaveLength(1);
  });

  test.each<[string, string, string, string[]]>([
    [
      "8pm",
      '"20:00"',
      '"8pm"',
      [
        'business.json › openingHours.closes = "8pm": is not written as it has to be; write “20:00”. Time of day, 24 hours: 20:00. A time before the opening is after midnight: 01:00. Open day and night is 00:00 to 24:00.',
      ],
    ],
    [
      "8.30 PM",
      '"20:00"',
      '"8.30 PM"',
      [
        'business.json › openingHours.closes = "8.30 PM": is not written as it has to be; write “20:30”. Time of day, 24 hours: 20:00. A time before the opening is after midnight: 01:00. Open day and night is 00:00 to 24:00.',
      ],
    ],
    [
      "6:00",
      '"06:00"',
      '"6:00"',
      [
        'business.json › openingHours.opens = "6:00": is not written as it has to be; write “06:00”. Time of day, 24 hours: 06:00',
      ],
    ],
    [
      "a link without https",
      '"https://www.example.com/video"',
      '"www.example.com/video"',
      [
        'business.json › footer[2].links[0].url = "www.example.com/video": is not written as it has to be; write “https://www.example.com/video”. Full address as the browser shows it, beginning with https:// and without blanks, or a page of this website: /car-rental-in-vizag',
      ],
    ],
    [
      "a postal code with a blank",
      '"530016"',
      '"530 016"',
      [
        'business.json › address.postalCode = "530 016": is not written as it has to be; write “530016”. Six-digit PIN code.',
      ],
    ],
    [
      "a website with a slash at its end",
      '"siteUrl": "https://www.example.com"',
      '"siteUrl": "https://www.example.com/"',
      [
        'business.json › siteUrl = "https://www.example.com/": is not written as it has to be; write “https://www.example.com”. Address this website is published at, without a slash at the end.',
      ],
    ],
  ])("in the business: %s", async (_what, right, wrong, expected) => {
    const text = fixtureText("business");
    data.write(
      "business.json",
      text.replace(right, () => wrong),
    );
    expect(await lines()).toEqual(expected);
  });

  test("in the business: a day in short, a midnight that begins, a place as a text", async () => {
    data.edit<{
      openingHours: { opens: string; otherDays?: unknown };
      position: { latitude: unknown };
    }>("business", ({ openingHours, position }) => {
      openingHours.opens = "24:00";
      openingHours.otherDays = [{ day: "Sun.", closed: true }];
      position.latitude = "17,72";
    });
    expect((await lines()).sort()).toEqual([
      expect.stringContaining('opens = "24:00": is not written as it has to be; write “00:00”'),
      expect.stringContaining('otherDays[0].day = "Sun.": has to be one of Monday, '),
      expect.stringContaining('latitude = "17,72": has to be a number; write 17.72'),
    ]);
    expect((await lines()).join("\n")).toContain("; write “Sunday”");
  });

  test("in the pages: capitals where a word is one of a few", async () => {
    data.edit<{ catalogue: string }[]>("pages", (pages) => {
      for (const page of pages) if (page.catalogue === "cars") page.catalogue = "Cars ";
    });
    expect(await lines()).toEqual([
      expect.stringContaining(
        '› catalogue = "Cars ": has to be one of bikes, cars, hotels, taxis; write “cars”',
      ),
    ]);
  });

  test.each(["/static", "/page-data/cars", "/icons"])("the address %s", async (address) => {
    data.edit<{ path: string }[]>("pages", ([first]) => {
      if (first !== undefined) first.path = address;
    });
    expect(await lines()).toEqual([
      expect.stringContaining(`path = "${address}": the website keeps this address`),
    ]);
  });
});

describe("pictures", () => {
  test("a HEIC photo under the name of a JPEG", async () => {
    const heic = Buffer.from("0000001866747970686569630000000068656963", "hex");
    data.write("images/alto.jpg", heic);
    expect(await lines()).toEqual([
      expect.stringMatching(/image = "images\/alto\.jpg": this is a HEIC photo.*save it as JPEG/),
    ]);
  });

  test("one that is there under almost the same name", async () => {
    data.write("cars.json", car.replace("alto.jpg", "alto.png"));
    expect(await lines()).toEqual([
      `${at} › image = "images/alto.png": there is no such picture, but data/images/alto.jpg; give both the same name`,
    ]);
  });
});
