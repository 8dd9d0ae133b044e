/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { answerCheck } from "../../scripts/add/answer-check";
import { withNewItem } from "../../scripts/add/item-text";
import {
  askedFields,
  existingLike,
  newItem,
  proposedSlug,
  typedRow,
} from "../../scripts/add/new-item";
import { itemsCalled, meantInstead } from "../../scripts/add/new-picture";
import { pastedPath } from "../../scripts/add/pasted-path";
import { checkedData } from "../../src/data-check/check-data";
import { DataCopy } from "../support/broken-data";
import { fixtureText } from "../support/fixture-data";
import { runProgram } from "../support/run-program";
import { fileNameOf, freeImage } from "../../editor/server/picture-names";
import { itemPicture, PictureError } from "../../editor/server/item-picture";

const folder = mkdtempSync(path.join(os.tmpdir(), "add-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (id: number) => ({ id, duration: "1 day", price: 499, kms: null });
const item = { id: 2, name: "New", priceDetails: [row(1), row(2)] };

describe("a new item is written as its file is", () => {
  test.each([
    [
      "two blanks",
      '[\n  {\n    "id": 1\n  }\n]\n',
      '\n  },\n  {\n    "id": 2,\n    "name": "New",\n    "priceDetails": [\n      { "id": 1, "duration": "1 day"',
    ],
    ["four blanks", '[\n    {\n        "id": 1\n    }\n]', '\n    },\n    {\n        "id": 2,\n'],
    ["tabs", '[\n\t{\n\t\t"id": 1\n\t}\n]', '\n\t},\n\t{\n\t\t"id": 2,\n'],
    [
      "Windows lines",
      '[\r\n  {\r\n    "id": 1\r\n  }\r\n]\r\n',
      '\r\n  },\r\n  {\r\n    "id": 2,\r\n',
    ],
  ])("with %s", (_what, text, expected) => {
    const { text: changed } = withNewItem(text, item);
    expect(changed).toContain(expected);
    expect(changed.startsWith(text.slice(0, text.lastIndexOf("}") + 1))).toBe(true);
    expect(changed.endsWith(text.slice(text.lastIndexOf("}") + 1))).toBe(true);
    expect(JSON.parse(changed)).toEqual([{ id: 1 }, item]);
  });

  test("also where it is the first", () => {
    const { text, added } = withNewItem("[]\n", item);
    expect(JSON.parse(text)).toEqual([item]);
    expect(text.endsWith("]\n")).toBe(true);
    expect(added).toContain('"name": "New"');
  });

  test("also where the file is one line", () => {
    expect(JSON.parse(withNewItem('[{"id":1}]', item).text)).toEqual([{ id: 1 }, item]);
  });
});

test("a new item has the next id and the order of fields of its file", () => {
  const rows = [{ duration: "1 day", price: 499, kms: "120 km" }];
  const existing = [{ id: 7, image: "images/a.jpg", name: "Old", priceDetails: [] }];
  const made = newItem(existing, { filter: "bike", name: "New" }, rows, "images/new.jpg");
  expect(Object.entries(made)).toEqual([
    ["id", 8],
    ["image", "images/new.jpg"],
    ["name", "New"],
    ["priceDetails", [{ id: 1, ...rows[0] }]],
    ["filter", "bike"],
  ]);
});

test.each([
  ["bikes", false],
  ["cars", true],
  ["hotels", true],
  ["taxis", true],
] as const)("keywords are asked for in %s, and may be left out: %p", (catalogue, isOptional) => {
  const asked = askedFields("data/schema", catalogue, []);
  expect(asked.find(({ name }) => name === "category")).toMatchObject({ isOptional });
  const others = asked.filter((field) => !["category", "exceed"].includes(field.name));
  expect(others.filter((field) => field.isOptional)).toEqual([]);
});

test("what several items share is proposed, what one has alone is not", () => {
  const bike = { id: 1, name: "A", priceDetails: [], filter: "bike", exceed: "if exceeds Rs.5/KM" };
  const bikes = [
    { ...bike, category: "scooty, one", filter: "scooty", exceed: "if exceeds Rs.3/KM" },
    { category: "bike, two", ...bike },
    { category: "bike, three", ...bike },
  ];
  const fields = askedFields("data/schema", "bikes", bikes);
  expect(fields.map(({ name, choices, usual }) => [name, choices, usual])).toEqual([
    ["category", null, ""],
    ["filter", null, "bike"],
    ["exceed", null, "if exceeds Rs.5/KM"],
  ]);
});

test.each([
  ["1 day = 499, 120 km", { duration: "1 day", price: 499, kms: "120 km" }],
  ["4 weeks: ₹6,999, 2000", { duration: "4 weeks", price: 6999, kms: "2000 km" }],
  ["2 days=998", { duration: "2 days", price: 998, kms: null }],
  ["half day = 299, 60 km", { duration: "half day", price: 299, kms: "60 km" }],
  ["1 month = 9,999, unlimited", { duration: "1 month", price: 9999, kms: "Unlimited km" }],
  ["12 hours = 349, Unlimited km", { duration: "12 hours", price: 349, kms: "Unlimited km" }],
  ["1 Month = 1,05,000", { duration: "1 month", price: 105_000, kms: null }],
  ["Half Day = 299", { duration: "half day", price: 299, kms: null }],
  ["a day = 499", null],
  ["1 day = 499.5", null],
  ["1 day = -1", null],
  ["1 day", null],
])("the price %p is read as %p", (text, expected) => expect(typedRow(text)).toEqual(expected));

test.each([
  ["Hero Destini 125", "hero-destini-125"],
  ["Café  Racer!", "cafe-racer"],
  ["హోండా", "item"],
])("%s becomes the file name %s", (name, expected) => expect(fileNameOf(name)).toBe(expected));

test("an item is told from others by name, place and brand", () => {
  const room = { id: 4, name: "Deluxe", location: "Beach", brand: "classic", priceDetails: [] };
  const like = (change: object) => existingLike([room], { ...room, ...change })?.id ?? null;
  expect([{}, { name: " deluxe" }, { location: "beach" }].map(like)).toEqual([4, 4, 4]);
  expect([{ name: "De" }, { location: "Bus" }, { brand: "new" }].map(like)).toEqual([
    null,
    null,
    null,
  ]);
});

describe("an item that is called by a name of several or of none", () => {
  const one = (id: number, name: string, more = {}) => ({ id, name, priceDetails: [], ...more });
  const items = [
    one(4, "Honda Dio BS6"),
    one(5, "Honda Activa 6G"),
    one(7, "Room", { location: "Beach" }),
    one(8, "Room", { location: "Station" }),
  ];
  test.each([
    [
      "honda dio",
      'No item of bikes.json is called "honda dio"; did you mean one of these?\n  --for 4  Honda Dio BS6',
    ],
    [
      "Hnda",
      'No item of bikes.json is called "Hnda"; did you mean one of these?\n  --for 4  Honda Dio BS6\n  --for 5  Honda Activa 6G',
    ],
    [
      "room",
      '2 items of bikes.json are called "room"; say which one:\n  --for 7  Room, Beach\n  --for 8  Room, Station',
    ],
    [
      "room station",
      'No item of bikes.json is called "room station"; did you mean one of these?\n  --for 8  Room, Station',
    ],
    [
      "99",
      'No item of bikes.json is called "99"; these are there:\n  --for 4  Honda Dio BS6\n  --for 5  Honda Activa 6G\n  --for 7  Room, Beach\n  --for 8  Room, Station',
    ],
  ])("%s", (called, expected) => {
    expect(itemsCalled(items, called)).not.toHaveLength(1);
    expect(meantInstead("bikes.json", items, called)).toBe(expected);
  });
});

describe("the address that is proposed", () => {
  const existing = [
    { id: 1, name: "Honda Dio", formerSlugs: ["dio"], priceDetails: [] },
    { id: 2, name: "Room", brand: "classic", priceDetails: [] },
  ];
  test.each([
    [{ name: "Hero Destini 125" }, "hero-destini-125"],
    [{ name: "Honda Dio" }, "honda-dio-2"],
    [{ name: "Dio" }, "dio-2"],
    [{ name: "Room", brand: "classic" }, "room-2"],
    [{ name: "Room", brand: "family", location: "Near the beach" }, "room-near-the-beach"],
    [{ name: "350" }, "bike-350"],
    [{ name: "హోండా" }, "హోండా"],
  ])("for %j is %s", (item, slug) => expect(proposedSlug(existing, item, "bike")).toBe(slug));
});

test("a picture's name that is taken gets a number", () => {
  const [taken = ""] = readdirSync("data/images");
  const { name } = path.parse(taken);
  expect(freeImage("data", name)).toBe(`images/${name}-2.jpg`);
  expect(freeImage("data", "unheard-of")).toBe("images/unheard-of.jpg");
});

test.each([
  ["/photos/a b.jpg", "/photos/a b.jpg"],
  ["'/photos/a b.jpg'", "/photos/a b.jpg"],
  ['"/photos/a b.jpg" ', "/photos/a b.jpg"],
  ["/photos/a\\ b\\(1\\).jpg ", "/photos/a b(1).jpg"],
  ["file:///photos/a%20b.jpg", "/photos/a b.jpg"],
  ["~/a.jpg", path.join(os.homedir(), "a.jpg")],
  ["a.jpg", path.resolve("a.jpg")],
])("the pasted path %p is the file %p", (text, expected) => {
  expect(pastedPath(text, false)).toBe(expected);
});

test.each([
  ["C:\\photos\\a b.jpg", "C:\\photos\\a b.jpg"],
  ["& 'C:\\photos\\a b.jpg'", "C:\\photos\\a b.jpg"],
  ["file:///C:/photos/a%20b.jpg", "C:\\photos\\a b.jpg"],
])("the path %p pasted on Windows is the file %p", (text, expected) => {
  expect(pastedPath(text, true)).toBe(expected);
});

describe("an answer is checked when it is given", () => {
  const hotels = JSON.parse(fixtureText("hotels")) as unknown[];
  const check = answerCheck("data", "hotels", hotels);
  test.each<[string, unknown, RegExp | null]>([
    ["name", "Family Suite", null],
    ["name", "<b>", /is not written as it has to be/],
    ["brand", "Family Suite", /write “family-suite”/],
    ["brand", "family", null],
    ["brand", "visakha-rentals", /two lists of this page have this address/],
    ["priceDetails", [{ id: 1, duration: "1 day", price: 0, kms: null }], /has to be 1 or more/],
  ])("%s = %p", (field, value, expected) => {
    const found = check({ name: "Room", type: true }, field, value);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatch(expected);
  });
});

describe("a photograph", () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#336699" } });
  const write = (name: string, content: Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  test("is turned upright, made small, and freed of what the camera wrote", async () => {
    const content = await photo(3000, 4000)
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { content: made, notes } = await itemPicture(write("turned.jpg", content));
    const metadata = await sharp(made).metadata();
    expect(metadata).toMatchObject({ width: 1600, height: 1200, format: "jpeg", space: "srgb" });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(notes.join(" ")).toMatch(/turned upright.*removed.*4000 pixels wide/);
  });

  test.each([
    ["tall", 900, 2000],
    ["wide", 20_000, 300],
  ])("that is too %s is padded to the shape of a card", async (_what, width, height) => {
    const { content, notes } = await itemPicture(
      write("odd.png", await photo(width, height).png().toBuffer()),
    );
    const metadata = await sharp(content).metadata();
    expect((metadata.width / metadata.height).toFixed(2)).toBe("1.33");
    expect(metadata.width).toBeLessThanOrEqual(1600);
    expect(notes.join()).toContain("padded");
  });

  test("in printing colours gets those of screens", async () => {
    const cmyk = await photo(900, 675).toColourspace("cmyk").jpeg().toBuffer();
    const { content } = await itemPicture(write("cmyk.jpg", cmyk));
    expect((await sharp(content).metadata()).space).toBe("srgb");
  });

  const heic = Buffer.from("0000001866747970686569630000000068656963", "hex");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  test.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
    ["of an iPhone", "a.heic", () => heic, /is a HEIC photo.*Save it as JPEG/],
    [
      "that was cut off",
      "cut.jpg",
      async () => (await photo(2000, 1500).jpeg().toBuffer()).subarray(0, 3000),
      /cannot be opened as a picture; it may be damaged/,
    ],
    ["that is empty", "empty.jpg", () => Buffer.alloc(0), /cannot be opened as a picture/],
    ["that is a drawing", "a.svg", () => Buffer.from(svg), /is of the kind svg; choose a photo/],
    ["that is a text", "a.jpg", () => Buffer.from("hello"), /cannot be opened as a picture/],
  ])("%s is refused", async (_what, name, content, message) => {
    const refused = itemPicture(write(name, await content()));
    await expect(refused).rejects.toThrow(PictureError);
    await expect(refused).rejects.toThrow(message);
  });

  test("that is not there is refused", async () => {
    await expect(itemPicture(path.join(folder, "no.jpg"))).rejects.toThrow(/There is no file/);
  });
});

describe("npm run add", () => {
  const data = path.join(folder, "data");
  const photoFile = path.join(folder, "photo.png");
  const flags = [
    "--data",
    data,
    "--kind",
    "bikes",
    "--name",
    "Hero Destini",
    "--picture",
    photoFile,
  ];
  const rest = [
    "--category",
    "scooty, hero",
    "--filter",
    "scooty",
    "--exceed",
    "if exceeds Rs.5/KM",
  ];
  const run = async (parameters: readonly string[]) => {
    const tsx = path.resolve("node_modules/.bin/tsx");
    return (await runProgram(tsx, ["scripts/add-item.ts", ...parameters])).output;
  };
  const bikes = () => readFileSync(path.join(data, "bikes.json"), "utf8");
  const original = fixtureText("bikes");
  const ids = (JSON.parse(original) as { id: number }[]).map(({ id }) => id);
  const nextId = Math.max(...ids) + 1;

  beforeAll(async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    await sharp({ create: { width: 1000, height: 750, channels: 3, background: "#777", noise } })
      .png()
      .toFile(photoFile);
  });
  beforeEach(() => {
    rmSync(data, { recursive: true, force: true });
    new DataCopy(data);
  });

  test("adds an item that the check accepts", async () => {
    const output = await run([...flags, ...rest, "--price", "1 day = 699, 120 km", "--yes"]);
    expect(output).toContain(`Added as id ${nextId}`);
    expect(output).toContain('+     "name": "Hero Destini",');
    const { bikes: checked } = await checkedData(data);
    expect(checked.at(-1)).toMatchObject({ id: nextId, image: "images/hero-destini.jpg" });
  });

  const hasGit = spawnSync("git", ["--version"]).status === 0;
  (hasGit ? test : test.skip)("gives no id that a published item had", async () => {
    const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: data });
    const published = (items: unknown) => {
      writeFileSync(path.join(data, "bikes.json"), JSON.stringify(items));
      git("add", "--all");
      git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "x");
    };
    git("init", "--quiet");
    const items = JSON.parse(original) as object[];
    published([...items, { ...items[0], id: nextId, name: "Gone" }]);
    published(items);
    const output = await run([...flags, ...rest, "--price", "1 day = 699, 120 km", "--yes"]);
    expect(output).toContain(`Added as id ${nextId + 1}`);
  });

  test.each([
    ["with keywords", ["--category", "sedan, honda, city"], { category: "sedan, honda, city" }],
    ["without keywords", [], {}],
  ])(
    "adds a car %s",
    async (_what, keywords, expected) => {
      const car = [
        "--data",
        data,
        "--kind",
        "cars",
        "--name",
        "Honda City",
        "--picture",
        photoFile,
      ];
      const price = ["--price", "1 day = 2499, 250 km", "--exceed", "if exceeds Rs.9/KM"];
      const output = await run([...car, ...price, ...keywords, "--carInfo", "none", "--yes"]);
      expect(output).toContain("Added as id");
      const { cars } = await checkedData(data);
      const { name, category } = cars.at(-1) ?? {};
      expect(name).toBe("Honda City");
      expect(category === undefined ? {} : { category }).toEqual(expected);
    },
    30_000,
  );

  test.each([
    ["by name", "honda dio bs6"],
    ["by id", "4"],
  ])("gives an item another picture, %s", async (_what, called) => {
    const before = JSON.parse(original) as { id: number; image: string }[];
    const old = before.find(({ id }) => id === 4)?.image ?? "";
    const picture = ["--data", data, "--kind", "bikes", "--for", called, "--picture", photoFile];
    const output = await run([...picture, "--yes"]);
    expect(output).toContain(`The old one, ${old}, is removed.`);
    const { bikes: checked } = await checkedData(data);
    const dio = checked.find(({ id }) => id === 4);
    expect(dio?.image).toBe("images/honda-dio-bs6.jpg");
    expect(dio).not.toHaveProperty("illustration");
    expect(readdirSync(path.join(data, "images"))).not.toContain(path.basename(old));
    const others = (text: string) =>
      text.split("\n").filter((line) => !/"image"|"illustration"/.test(line));
    expect(others(bikes())).toEqual(others(original));
  });

  test.each([
    ["cars", ["carInfo"]],
    ["hotels", ["brand", "location", "exceed"]],
  ])("says all that is missing for %s at once", async (kind, missing) => {
    const item = ["--data", data, "--kind", kind, "--name", "New", "--picture", photoFile];
    const output = await run([...item, "--price", "1 day = 999", "--yes"]);
    const [said] = output.split("\n\n");
    expect(said?.match(/(?<=^ {2}--)\w+/gm)).toEqual(missing);
  });

  test("does not add an item that is there already, unless it is given another address", async () => {
    const second = [...flags];
    second[second.indexOf("--name") + 1] = "honda dio BS6";
    const item = [...second, ...rest, "--price", "1 day = 699, 120 km", "--yes"];
    const output = await run(item);
    expect(output).toContain('"Honda Dio BS6" is there already, as id 4.');
    expect(bikes()).toBe(original);
    expect(await run([...item, "--slug", "honda-dio-blue"])).toContain(`Added as id ${nextId}`);
  });

  test("names all faults and changes nothing", async () => {
    const pictures = readdirSync(path.join(data, "images"));
    const wrong = [...flags.slice(0, -3), "<b>", "--picture", photoFile, ...rest];
    const output = await run([...wrong, "--price", "1 day = 0", "--yes"]);
    expect(output).toContain("The data has 2 errors");
    expect(output).not.toContain("    at ");
    expect(bikes()).toBe(original);
    expect(readdirSync(path.join(data, "images"))).toEqual(pictures);
  });
});
