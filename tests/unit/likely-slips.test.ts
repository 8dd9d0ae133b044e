/** @jest-environment node */
import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { BusinessData, ItemData } from "../../src/data-check/catalogue-data";
import { checkedData } from "../../src/data-check/check-data";
import { dataWarnings, warningLine } from "../../src/data-check/data-warnings";
import {
  businessSlips,
  durationSlips,
  nameSlips,
  textSlips,
} from "../../src/data-check/likely-slips";
import { ruleIn } from "../../src/data-check/rule-words";
import { unpreparedFacts } from "../../src/data-check/picture-details";
import { DataCopy } from "../support/broken-data";
import { fixtureText } from "../support/fixture-data";
import { fitPictures } from "../../scripts/data-writing/fit-pictures";
import { fitReport } from "../../scripts/data-writing/fit-report";

const items = JSON.parse(fixtureText("bikes")) as ItemData[];
const business = JSON.parse(fixtureText("business")) as BusinessData;

/** An item whose price list has these durations. */
function lasting(...durations: readonly string[]): ItemData {
  const [item] = items;
  const [row] = item?.priceDetails ?? [];
  if (item === undefined || row === undefined) throw new Error("There is no item");
  return { ...item, priceDetails: durations.map((duration, id) => ({ ...row, id, duration })) };
}

test("a shop of odd things has none", () => {
  expect(items.flatMap(durationSlips)).toEqual([]);
  expect([...textSlips(items), ...textSlips(business), ...businessSlips(business)]).toEqual([]);
});

test.each<[string[], string[]]>([
  [["1 day", "2 days", "1 week", "4 weeks"], []],
  [["1 week", "7 days"], ["same-duration"]],
  [
    ["1 day", "1 days"],
    ["same-duration", "odd-duration"],
  ],
  [["2 day"], ["odd-duration"]],
  [["1 weeks"], ["odd-duration"]],
  [["1 hour", "half day", "1 day", "2 weeks", "1 month"], []],
  [["half day", "12 hours"], ["same-duration"]],
  [["1 day", "24 hours"], ["same-duration"]],
  [["30 days", "1 month"], ["same-duration"]],
  [["1 hours"], ["odd-duration"]],
])("durations %p: %p", (durations, expected) => {
  expect(durationSlips(lasting(...durations)).map(([rule]) => rule)).toEqual(expected);
});

test.each<[unknown, [string, string][]]>([
  [{ name: "Honda Dio" }, []],
  [
    { name: "Honda Dio " },
    [["odd-spaces", 'name has blanks at an end or two in a row; write "Honda Dio"']],
  ],
  [
    { noun: { one: "a  bike" } },
    [["odd-spaces", 'noun.one has blanks at an end or two in a row; write "a bike"']],
  ],
  [
    { words: ["a", " b"] },
    [["odd-spaces", 'words[1] has blanks at an end or two in a row; write "b"']],
  ],
  [
    { category: "scooty,  ,honda,, dio, " },
    [["odd-spaces", 'category has blanks at an end or two in a row; write "scooty, honda, dio"']],
  ],
  [
    { name: "Caf\ufffd" },
    [["odd-letters", 'name has broken letters; write them anew: "Caf\ufffd"']],
  ],
  [{ name: "CafÃ©" }, [["odd-letters", 'name has broken letters; write them anew: "CafÃ©"']]],
  [{ name: "హోండా యాక్టివా" }, []],
])("texts %p", (value, expected) =>
  expect(textSlips(value).map(([rule, text]) => [rule, ruleIn(text).rule])).toEqual(expected),
);

test.each([
  ["Honda Dio (copy)", ["copied-name"]],
  ["Honda Dio (copy) 2", []],
  ["Honda Dio", []],
])("the name %p: %p", (name, expected) => {
  expect(nameSlips({ ...lasting(), name }).map(([rule]) => rule)).toEqual(expected);
});

describe("opening hours that are told in two ways", () => {
  test.each([
    ["06.00AM (Open) - 08.00PM (Closed)", "06:00", "20:00", true],
    ["6 am to 8 pm", "06:00", "20:00", true],
    ["06:00 - 20:00", "06:00", "20:00", true],
    ["Every day, just call", "06:00", "20:00", true],
    ["07.00AM (Open) - 08.00PM (Closed)", "06:00", "20:00", false],
    ["6 am to 9 pm", "06:00", "20:00", false],
    ["12 am to 12 pm", "00:00", "12:00", true],
    ["9 am to 1 am", "09:00", "01:00", true],
    ["9 am to midnight", "09:00", "24:00", true],
    ["9 am to midnight", "09:00", "00:00", true],
    ["Open 24 hours", "00:00", "24:00", true],
    ["Open day and night", "00:00", "24:00", true],
    ["Open 24x7", "06:00", "20:00", false],
    ["6 am to 8 pm", "00:00", "24:00", false],
    ["Mon-Sun 6 am to 8 pm", "06:00", "20:00", true],
    ["6 am to 8 pm, closed on Sundays", "06:00", "20:00", false],
  ])("%s, %s to %s: the same %p", (text, opens, closes, isSame) => {
    const openingHours = { ...business.openingHours, text, opens, closes };
    const found = businessSlips({ ...business, openingHours });
    expect(found.map(([rule]) => rule)).toEqual(isSame ? [] : ["contradicting-hours"]);
  });
});

describe("opening hours with other ones on some days", () => {
  const otherDays = [
    { day: "Friday", opens: "00:00", closes: "24:00" },
    { day: "Saturday", opens: "10:00", closes: "14:00" },
    { day: "Sunday", closed: true },
  ] as const;
  test.each([
    ["9 am to 1 am, Fri 24 hours, Sat 10 am to 2 pm, Sunday closed", true],
    ["9 am to 1 am, Saturday 10 am to 2 pm, Sunday closed", true],
    ["9 am to 1 am, Sunday closed", false],
    ["9 am to 1 am, at the end of the week 10 am to 2 pm", false],
    ["Call us", false],
  ])("%s: the same %p", (text, isSame) => {
    const openingHours = {
      ...business.openingHours,
      text,
      opens: "09:00",
      closes: "01:00",
      otherDays,
    };
    const found = businessSlips({ ...business, openingHours });
    expect(found.map(([rule]) => rule)).toEqual(isSame ? [] : ["contradicting-hours"]);
  });
});

test("a chat that does not name the shop", () => {
  expect(businessSlips({ ...business, chatText: "Hello" }).map(([rule]) => rule)).toEqual([
    "chat-without-name",
  ]);
});

describe("pictures", () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#336699" } });
  const withPlace = () =>
    photo(3000, 2000)
      .withExif({ IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  let data: DataCopy;
  beforeEach(() => {
    data = new DataCopy();
  });
  afterEach(() => data.dispose());
  const warnings = async (rule: RegExp) =>
    (await dataWarnings(data.folder, await checkedData(data.folder))).filter((found) =>
      rule.test(found.rule),
    );

  test.each<[string, () => Promise<Buffer>, RegExp[]]>([
    ["one as the catalogue keeps it", () => photo(1600, 1200).jpeg().toBuffer(), []],
    [
      "one that the camera has described, without a place",
      () =>
        photo(1600, 1200)
          .withExif({ IFD0: { Make: "Phone" } })
          .jpeg()
          .toBuffer(),
      [],
    ],
    [
      "one from a phone",
      withPlace,
      [/says where it was taken/, /lies on its side/, /is 2000 pixels wide, and 1600 are enough/],
    ],
    ["a wide PNG", () => photo(1800, 10).png().toBuffer(), [/1800 pixels wide/]],
  ])("%s", async (_what, content, expected) => {
    const facts = await unpreparedFacts(await content());
    expect(facts.map(({ fact }) => fact)).toEqual(
      expected.map((fact) => expect.stringMatching(fact) as string),
    );
  });

  test("one that was copied into the folder is warned of, and made fit by the command", async () => {
    const [{ image } = { image: "" }] = items;
    data.write(image, await withPlace());
    const found = await warnings(/unprepared/);
    expect(found).toHaveLength(3);
    expect(found.map(warningLine).join()).toMatch(
      /bikes\.json › id 1 .*says where it was taken.*npm run fit-pictures/,
    );
    const { fitted } = await fitPictures(data.folder);
    expect(fitted).toEqual([
      {
        image,
        notes: [
          "The place where it was taken was removed.",
          "It was turned upright.",
          "It was 2000 pixels wide, and is 1600 now.",
        ],
      },
    ]);
    expect(fitReport(fitted, []).summary).toEqual([
      "1 picture was made fit. Look at it, and publish.",
    ]);
    expect(await warnings(/unprepared/)).toEqual([]);
    const made = await sharp(path.join(data.folder, image)).metadata();
    expect([made.width, made.height, made.exif, made.orientation]).toEqual([
      1600,
      2400,
      undefined,
      undefined,
    ]);
    expect(await fitPictures(data.folder)).toEqual({ fitted: [], unfit: [] });
  });

  test("one that cannot be made fit is named by the command", async () => {
    const [{ image } = { image: "" }] = items;
    data.write(image, (await photo(1600, 1200).jpeg().toBuffer()).subarray(0, 4000));
    data.write("images/new.heic", Buffer.from("000000186674797068656963", "hex"));
    data.write("images/notes.txt", "no picture");
    data.write("images/wide.avif", await photo(2000, 1500).avif().toBuffer());
    mkdirSync(path.join(data.folder, "images", "old"));
    const { fitted, unfit } = await fitPictures(data.folder);
    expect(fitted).toEqual([]);
    expect(Object.fromEntries(unfit.map((found) => [found.image, found.rule]))).toEqual({
      [image]: expect.stringMatching(/damaged or only partly copied/) as string,
      "images/new.heic": expect.stringMatching(/^this is a HEIC photo.*Settings, Camera/) as string,
      "images/wide.avif": expect.stringMatching(/^this is a picture of the kind avif/) as string,
    });
    const { undone, summary } = fitReport(fitted, unfit);
    expect(undone).toHaveLength(unfit.length);
    expect(summary).toEqual([
      "3 pictures were left as they are: no page can show them. What to do stands above.",
    ]);
  });

  test("one that nobody shows and no page can is said to be none", async () => {
    data.write("images/IMG_1.HEIC", Buffer.from("000000186674797068656963", "hex"));
    const [found] = await warnings(/unused-picture/);
    expect(found?.message).toMatch(
      /^no item shows it, and none could: this is a HEIC photo, as iPhones make them; save it as JPEG \(on the phone: Settings, Camera, Formats, "Most Compatible"\)/,
    );
  });

  test("one that nobody shows is named, and can be acknowledged", async () => {
    data.write("images/left-over.jpg", await photo(800, 600).jpeg().toBuffer());
    const [found] = await warnings(/unused-picture/);
    expect(found).toMatchObject({
      place: "images/left-over.jpg",
      message: `no item shows it; delete the file, or name it behind an item's "image"`,
      reason: null,
    });
    data.edit<{ acknowledged?: object }>("business", (content) => {
      content.acknowledged = { "unused-picture": "for Diwali" };
    });
    expect((await warnings(/unused-picture/)).map(({ reason }) => reason)).toEqual(["for Diwali"]);
  });
});
