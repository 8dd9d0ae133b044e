/** @jest-environment node */
import path from "node:path";
import { checkedData } from "../../src/data-check/check-data";
import { errorLine } from "../../src/data-check/validation-error";
import { DataCopy } from "../support/broken-data";
import { readData } from "../support/shipped-data";

interface Item {
  [field: string]: unknown;
  priceDetails: Record<string, unknown>[];
}

let data: DataCopy;
beforeEach(() => {
  data = new DataCopy();
});
afterEach(() => data.dispose());

const item = (list: Item[], index: number): Item => list[index] ?? { priceDetails: [] };
const row = (list: Item[], index: number) => item(list, index).priceDetails[0] ?? {};

async function lines(): Promise<string[]> {
  return (await data.errors()).map(errorLine);
}

test("the shipped data and pictures are right", async () => {
  const bikes = readData<unknown[]>("bikes");
  await expect(checkedData(path.resolve("data"))).resolves.toHaveProperty(
    "bikes.length",
    bikes.length,
  );
});

test("the copy that the other tests break is right", async () => {
  expect(await lines()).toEqual([]);
});

describe("an error in an item names file, item, field, value and rule", () => {
  const cases: [string, (bikes: Item[]) => void, RegExp][] = [
    [
      "unknown field",
      (b) => (item(b, 3).colour = "red"),
      /^bikes\.json › id 4 "Honda Dio BS6" › colour: there is no such field$/,
    ],
    [
      "missing field",
      (b) => delete item(b, 3).exceed,
      /^bikes\.json › id 4 "Honda Dio BS6" › exceed: is missing\. Charge beyond the allowance/,
    ],
    [
      "wrong type",
      (b) => (item(b, 3).name = 7),
      /^bikes\.json › id 4 7 › name = 7: has to be a text; write “7”/,
    ],
    [
      "negative price",
      (b) => (row(b, 3).price = -599),
      /› priceDetails\[0\]\.price = -599: has to be 1 or more/,
    ],
    [
      "fractional price",
      (b) => (row(b, 3).price = 599.5),
      /› priceDetails\[0\]\.price = 599\.5: has to be a whole number/,
    ],
    [
      "price without a figure",
      (b) => (row(b, 3).price = null),
      /› priceDetails\[0\]\.price = null: has to be a whole number/,
    ],
    [
      "price as text",
      (b) => (row(b, 3).price = "599"),
      /› priceDetails\[0\]\.price = "599": has to be a whole number; write 599\b/,
    ],
    [
      "empty price list",
      (b) => (item(b, 3).priceDetails = []),
      /› priceDetails = \[\]: needs at least 1/,
    ],
    [
      "duration that is none",
      (b) => (row(b, 3).duration = "a while"),
      /› priceDetails\[0\]\.duration = "a while": is not written as it has to be\. How long/,
    ],
    [
      "extra distance without a rate",
      (b) => (item(b, 3).exceed = "ask us"),
      /› exceed = "ask us": is not written as it has to be\. Charge beyond/,
    ],
    ["kind that is no text", (b) => (item(b, 3).filter = 7), /› filter = 7: has to be a text/],
    [
      "markup in a name",
      (b) => (item(b, 3).name = "<b>Dio</b>"),
      /› name = "<b>Dio<\/b>": is not written as it has to be/,
    ],
    [
      "same id twice",
      (b) => (item(b, 3).id = 1),
      /^bikes\.json › id 1 "Honda Dio BS6" › id = 1: must be unique/,
    ],
    [
      "same duration twice",
      (b) => (row(b, 3).duration = "2 days"),
      /› priceDetails\[1\]\.duration = "2 days": must be unique/,
    ],
    [
      "picture that does not exist",
      (b) => (item(b, 3).image = "images/none.jpg"),
      /› image = "images\/none\.jpg": there is no such picture in data\/images; drop a photo/,
    ],
    [
      "picture outside the folder",
      (b) => (item(b, 3).image = "../package.json"),
      /› image = "\.\.\/package\.json": /,
    ],
  ];
  test.each(cases)("%s", async (_name, breakIt, expected) => {
    data.edit<Item[]>("bikes", breakIt);
    expect(await lines()).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });
});

test.each([
  ["truncated", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex")],
  ["not a picture", Buffer.from("<svg onload='alert(1)'/>")],
])("a picture that is %s is named with its item", async (_name, content) => {
  data.write("images/dio.jpg", content);
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^bikes\.json › id 4 "Honda Dio BS6" › image = "images\/dio\.jpg": the picture cannot be read/,
    ),
  ]);
});

test("a picture whose file is empty is named with its item", async () => {
  data.write("images/dio.jpg", Buffer.alloc(0));
  expect(await lines()).toEqual([
    'bikes.json › id 4 "Honda Dio BS6" › image = "images/dio.jpg": the picture\'s file is empty; copy it once more',
  ]);
});

describe("files", () => {
  test.each([
    ["broken", '[\n  {"id": 1,}]', /^cars\.json: line 2, column 12: property name expected$/],
    ["truncated", '[{"id": 1', /^cars\.json: line 1, column 10: close brace expected$/],
    ["with a byte order mark", "\ufeff[]", /^cars\.json: line 1, column 1: invalid symbol$/],
    ["nested without end", "[".repeat(20_000), /^cars\.json: .* nested too deeply$/],
    ["empty", "", /^cars\.json: the file is empty$/],
    ["of the wrong shape", "{}", /^cars\.json = \{\}: has to be a list/],
    [
      "with a field twice",
      '[{"id": 1, "id": 2}]',
      /^cars\.json › id 2 › id: line 1, column 12: the field is here twice$/,
    ],
  ])("a file that is %s", async (_name, text, expected) => {
    data.write("cars.json", text);
    expect(await lines()).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  test("a file that is not UTF-8", async () => {
    data.write("cars.json", Buffer.from("[\xe9]", "latin1"));
    expect(await lines()).toEqual(["cars.json: the file is not UTF-8 text"]);
  });

  test.each(["pages", "search", "business"])("a missing file: %s", async (name) => {
    data.remove(`${name}.json`);
    expect(await lines()).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}\\.json: the file is missing`)),
    );
  });

  test.each(["bikes", "cars", "hotels", "taxis", "places"])(
    "%s may be missing or empty",
    async (name) => {
      data.remove(`${name}.json`);
      expect(await lines()).toEqual([]);
      data.write(`${name}.json`, "[]");
      expect(await lines()).toEqual([]);
    },
  );

  test("something has to be there", async () => {
    for (const name of ["bikes", "cars", "hotels", "taxis"]) data.write(`${name}.json`, "[]");
    expect(await lines()).toEqual([
      "pages.json › catalogue: no page has items to show; at least one catalogue that a page lists needs an item",
    ]);
  });
});

describe("places", () => {
  test.each([
    ["at the shop", { km: 0 }, /› km = 0: has to be 1 or more/],
    ["behind the shop", { km: -5 }, /› km = -5: has to be 1 or more; write 5/],
    ["at a fraction", { km: 5.5 }, /› km = 5\.5: has to be a whole number/],
    ["in another country", { km: 1501 }, /› km = 1501: has to be 1500 or less/],
    ["with another one's name", { name: "Araku" }, /“Araku” has the address “araku” already/],
    ["with another one's address", { name: "ARAKU!" }, /“Araku” has the address “araku” already/],
    ["without a letter", { name: "…" }, /› name = "…": needs a letter or a digit/],
    ["with another one's number", { id: 8 }, /› id = 8: must be unique; “Araku” has it too/],
  ])("one %s", async (_name, change, expected) => {
    data.edit<Item[]>("places", (places) => {
      places[0] = { id: 8, name: "Araku", km: 112 } as unknown as Item;
      places[1] = { id: 9, name: "Bheemili", km: 25, ...change } as unknown as Item;
      places.length = 2;
    });
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatch(/^places\.json › id \d "/);
    expect(line).toMatch(expected);
  });
});

describe("pages", () => {
  type Page = Record<string, unknown>;
  test.each([
    [
      "a path without a slash",
      "car-rental",
      /› path = "car-rental": is not written as it has to be; write “\/car-rental”\. Address of the page/,
    ],
    [
      "a path with a slash at the end",
      "/car-rental/",
      /› path = "\/car-rental\/": is not written as it has to be/,
    ],
    ["a path with capitals", "/Car", /› path = "\/Car": is not written as it has to be/],
    [
      "the path of another page",
      "/visakha-rentals",
      /› path = "\/visakha-rentals": another page, “BIKE ON RENT IN Vizag”, has this address already; write another one/,
    ],
    [
      "the path of a page of the site itself",
      "/upload",
      /› path = "\/upload": the website itself has this address; write another one/,
    ],
    [
      "the path of a brand's page",
      "/hotel-booking-in-vizag-classic",
      /another page, .*, has this address already/,
    ],
  ])("%s", async (_name, path, expected) => {
    data.edit<Page[]>("pages", (pages) => Object.assign(pages[1] ?? {}, { path }));
    expect(await lines()).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  test("a prefix for a catalogue without brands", async () => {
    data.edit<Page[]>("pages", (pages) =>
      Object.assign(pages[1] ?? {}, { match: "prefix", path: "/cars-" }),
    );
    expect(await lines()).toEqual([
      expect.stringMatching(/› match = "prefix": only items that have a class/),
    ]);
  });

  test("a brand called like the business", async () => {
    data.edit<Item[]>("hotels", (rooms) => (item(rooms, 0).brand = "visakha-rentals"));
    expect(await lines()).toEqual([
      expect.stringMatching(/two lists of this page have this address; the class or the business/),
    ]);
  });
});

describe("the business", () => {
  interface Business {
    phones: string[];
    openingHours: Record<string, string>;
  }
  test.each([
    ["9876543210", "+91 98765 43210"],
    ["098765-43210", "+91 98765 43210"],
    ["91 98765 43210", "+91 98765 43210"],
    ["+91-9876543210", "+91 98765 43210"],
  ])("the phone number %s, which is nearly one", async (phone, expected) => {
    data.edit<Business>("business", (business) => (business.phones[1] = phone));
    expect(await lines()).toEqual([
      `business.json › phones[1] = "${phone}": has to be a valid Indian number with its country code; write “${expected}”`,
    ]);
  });

  test("a phone number without quotation marks names in one message what to write", async () => {
    data.edit<{ phones: unknown[] }>("business", (business) => (business.phones[1] = 9876543210));
    expect(await lines()).toEqual([
      "business.json › phones[1] = 9876543210: has to be a text; write “+91 98765 43210”",
    ]);
    data.edit<Business>("business", (business) => (business.phones[1] = "+91 98765 43210"));
    expect(await lines()).toEqual([]);
  });

  test.each(["8910000001", "+91-891-000-0001", "0891 000 0001"])(
    "the phone number %s, which stands in the list already",
    async (phone) => {
      data.edit<Business>("business", (business) => {
        business.phones = ["+91 891 000 0001", phone];
      });
      expect(await lines()).toEqual([
        `business.json › phones[1] = "${phone}": is the same as number 1; write another one`,
      ]);
    },
  );

  test("a sample number is grouped as it stands in the data", async () => {
    data.edit<Business>("business", (business) => (business.phones = ["8910000001"]));
    expect(await lines()).toEqual([expect.stringMatching(/; write “\+91 891 000 0001”$/)]);
  });

  test("two phone numbers in one place", async () => {
    const phone = "+91 98765 43210, +91 98765 43211";
    data.edit<Business>("business", (business) => (business.phones[1] = phone));
    expect(await lines()).toEqual([expect.stringMatching(/; one number in each place$/)]);
  });

  test.each(["+91 12345", "+1 212 555 0100", "+91 000 000 0000", "call us"])(
    "the phone number %s",
    async (phone) => {
      data.edit<Business>("business", (business) => (business.phones[1] = phone));
      expect(await lines()).toEqual([
        `business.json › phones[1] = ${JSON.stringify(phone)}: has to be a valid Indian number with its country code, such as +91 98765 43210`,
      ]);
    },
  );

  test("a real number is taken", async () => {
    data.edit<Business>("business", (business) => (business.phones[1] = "+91 98765 43210"));
    expect(await lines()).toEqual([]);
  });

  test.each([
    [0, /^business\.json › phones = \[\]: needs at least 1 entry/],
    [5, /^business\.json › phones = .*: takes at most 4 entries, and has 5/],
  ])("%d phones", async (count, expected) => {
    const phones = Array.from({ length: count }, (_, index) => `+91 98765 4321${index}`);
    data.edit<Business>("business", (business) => (business.phones = phones));
    expect(await lines()).toEqual([expect.stringMatching(expected)]);
  });

  test.each([1, 3])("%d phones are right", async (count) => {
    const phones = Array.from({ length: count }, (_, index) => `+91 98765 4321${index}`);
    data.edit<Business>("business", (business) => (business.phones = phones));
    expect(await lines()).toEqual([]);
  });

  const hours = (opens: string, closes: string, otherDays?: unknown) => {
    data.edit<Business>("business", (business) =>
      Object.assign(business.openingHours, { opens, closes, otherDays }),
    );
  };
  const sunday = (fields: object) => [{ day: "Sunday", ...fields }];
  const place = "business.json › openingHours.otherDays[0]";

  test.each<[string, string, string, unknown]>([
    ["after midnight", "09:00", "01:00", undefined],
    ["day and night", "00:00", "24:00", undefined],
    ["with a day off", "09:00", "20:00", sunday({ closed: true })],
    ["with a short day", "09:00", "20:00", sunday({ opens: "10:00", closes: "14:00" })],
    ["with no other day after all", "09:00", "20:00", []],
  ])("hours %s", async (_name, opens, closes, otherDays) => {
    hours(opens, closes, otherDays);
    expect(await lines()).toEqual([]);
  });

  test.each<[string, string, string, unknown, string]>([
    [
      "that begin when they end",
      "09:00",
      "09:00",
      undefined,
      'business.json › openingHours.closes = "09:00": has to be another time than the opening; open day and night is 00:00 to 24:00',
    ],
    [
      "of a closed day",
      "09:00",
      "20:00",
      sunday({ opens: "10:00", closes: "14:00", closed: true }),
      `${place} = "Sunday": a day that is closed has no times`,
    ],
    [
      "of half a day",
      "09:00",
      "20:00",
      sunday({ opens: "10:00" }),
      `${place} = "Sunday": a day has the times of opening and of closing, or is closed all day`,
    ],
    [
      "of no day",
      "09:00",
      "20:00",
      [{ day: "Someday", closed: true }],
      `${place}.day = "Someday": has to be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday. Day of the week.`,
    ],
    [
      "of one day twice",
      "09:00",
      "20:00",
      [...sunday({ closed: true }), ...sunday({ closed: true })],
      'business.json › openingHours.otherDays[1].day = "Sunday": the day is here already; delete one of them, or name another day',
    ],
    [
      "of no day at all",
      "09:00",
      "20:00",
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => ({
        day,
        closed: true,
      })),
      "business.json › openingHours.otherDays = 7: the shop has to be open on one day at least",
    ],
  ])("wrong hours %s", async (_name, opens, closes, otherDays, expected) => {
    hours(opens, closes, otherDays);
    expect(await lines()).toEqual([expected]);
  });

  test("says how many days a month has, once a price is for a month", async () => {
    data.edit<Item[]>("cars", (cars) => (row(cars, 0).duration = "1 month"));
    const [error, ...others] = await data.errors();
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      field: "monthDays",
      rule: "is missing. “ALTO” has a price for 1 month; write how many days a month has, such as 30",
      causes: [{ file: "cars.json", path: [0, "priceDetails", 0, "duration"] }],
    });
    data.edit<{ monthDays?: number }>("business", (business) => (business.monthDays = 30));
    expect(await lines()).toEqual([]);
    data.edit<{ monthDays?: number }>("business", (business) => (business.monthDays = 40));
    expect(await lines()).toEqual([
      expect.stringMatching(/^business\.json › monthDays = 40: has to be 31 or less/),
    ]);
  });
});

describe("the words of a search", () => {
  interface Search {
    sameMeaning: unknown[];
    ignored: unknown[];
  }
  test.each<[string, (search: Search) => void, RegExp]>([
    [
      "a group of one word",
      ({ sameMeaning }) => sameMeaning.push(["tempo only"]),
      /^search\.json › sameMeaning\[\d+\] = \["tempo only"\]: needs at least 2 entries/,
    ],
    [
      "a word that is no text",
      ({ sameMeaning }) => sameMeaning.push(["two", 2]),
      /› sameMeaning\[\d+\]\[1\] = 2: has to be a text/,
    ],
    [
      "a word of signs alone",
      ({ sameMeaning }) => sameMeaning.push(["dash", " - "]),
      /› sameMeaning\[\d+\]\[1\] = " - ": is not written as it has to be\. A word or a few words/,
    ],
    [
      "a word in two groups, written otherwise",
      ({ sameMeaning }) => sameMeaning.push(["trike", "e rickshaw"], ["E-Rickshaw", "tuk tuk"]),
      /› sameMeaning\[\d+\]\[0\] = "E-Rickshaw": the word is in line \d+ of “Words that mean the same” already/,
    ],
    [
      "a word that means something and is ignored",
      ({ sameMeaning, ignored }) => {
        sameMeaning.push(["trike", "tuk tuk"]);
        ignored.push("Trike");
      },
      /› ignored\[\d+\] = "Trike": the word is in line \d+ of “Words that mean the same” already/,
    ],
    [
      "an unknown field",
      (search) => Object.assign(search, { synonyms: [] }),
      /^search\.json › synonyms: there is no such field$/,
    ],
  ])("%s", async (_name, breakIt, expected) => {
    data.edit<Search>("search", breakIt);
    expect(await lines()).toEqual([expect.stringMatching(expected)]);
  });

  test("may be none, and a page may do without words of its own", async () => {
    data.write("search.json", '{ "sameMeaning": [], "ignored": [] }');
    data.edit<{ alsoCalled?: unknown }[]>("pages", (pages) => {
      for (const page of pages) delete page.alsoCalled;
    });
    expect(await lines()).toEqual([]);
  });
});

describe("what shops say in their own ways", () => {
  test.each(["1 hour", "12 hours", "half day", "3 days", "2 weeks"])(
    "a price for %s",
    async (duration) => {
      data.edit<Item[]>("cars", (cars) => (row(cars, 0).duration = duration));
      expect(await lines()).toEqual([]);
    },
  );

  test("kilometres without a limit, which need no charge beyond them", async () => {
    data.edit<Item[]>("cars", (cars) => {
      row(cars, 0).kms = "Unlimited km";
      delete item(cars, 0).exceed;
    });
    expect(await lines()).toEqual([]);
  });

  test("a third kind, and a tour to another place", async () => {
    data.edit<Item[]>("bikes", (bikes) => (item(bikes, 0).filter = "electric"));
    data.edit<Item[]>("taxis", (taxis) => (item(taxis, 0).location = "Lambasingi"));
    expect(await lines()).toEqual([]);
  });
});

test("keywords are free in every catalogue, in one line", async () => {
  for (const catalogue of ["cars", "hotels", "taxis"]) {
    data.edit<Item[]>(catalogue, (items) => {
      item(items, 0).category = "<b>";
      item(items, 1).category = "tata, electric";
      delete item(items, 2).category;
    });
  }
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^cars\.json › id 1 .* › category = "<b>": is not written as it has to be/,
    ),
    expect.stringMatching(/^hotels\.json › id 1 /),
    expect.stringMatching(/^taxis\.json › id 1 /),
  ]);
});

test("errors of several files are reported at once", async () => {
  data.edit<Item[]>("bikes", (bikes) => (row(bikes, 0).price = -1));
  data.edit<Item[]>("cars", (cars) => delete item(cars, 0).carInfo);
  data.write("taxis.json", "[");
  data.remove("images/alto.jpg");
  expect((await data.errors()).map(({ file }) => file).sort()).toEqual([
    "bikes.json",
    "cars.json",
    "cars.json",
    "taxis.json",
  ]);
});
