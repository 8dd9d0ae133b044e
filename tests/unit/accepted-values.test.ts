/** @jest-environment node */
import type { BusinessData, ItemData, PageData } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { parsedData, readDataFile } from "../../src/data-check/data-files";
import { errorLine } from "../../src/data-check/validation-error";
import { schemaCheck } from "../../src/data-check/schema-check";
import { parsedIds } from "../../src/catalogue/list-query";
import { fixtureFolder } from "../support/fixture-data";

const check = schemaCheck("data/schema");

type Writable<Value> = { -readonly [Field in keyof Value]: Writable<Value[Field]> };

/** What is said of the fixture with one change. */
function linesWith<Content>(
  changed: string,
  change: (content: Writable<Content>) => void,
): string[] {
  const { errors } = checkedContents((file) => {
    const result = readDataFile(fixtureFolder, file);
    if (file !== changed || "errors" in result) return result;
    change(result.content as Writable<Content>);
    return parsedData(`${file}.json`, JSON.stringify(result.content));
  }, check);
  return errors.map(errorLine);
}

const withBike = (change: (bike: Writable<ItemData>) => void) =>
  linesWith<ItemData[]>("bikes", ([bike]) => bike !== undefined && change(bike));
interface Business extends BusinessData {
  readonly footer: readonly {
    readonly links?: readonly { readonly label: string; readonly url: string }[];
  }[];
}
const withBusiness = (change: (business: Writable<Business>) => void) =>
  linesWith<Business>("business", change);

test("the largest number of an item is one that shared lists hold", () => {
  expect(withBike((bike) => (bike.id = 999_999))).toEqual([]);
  expect(parsedIds("999999")).toEqual([999_999]);
  expect(withBike((bike) => (bike.id = 1_000_000))).toEqual([
    expect.stringContaining("› id = 1000000: has to be 999999 or less"),
  ]);
});

test("numbers of rows and pages are bounded, too", () => {
  const large = 3_000_000_000;
  expect(withBike(({ priceDetails: [row] }) => Object.assign(row ?? {}, { id: large }))).toEqual([
    expect.stringContaining("› priceDetails[0].id = 3000000000: has to be 999999 or less"),
  ]);
  const [line] = linesWith<PageData[]>("pages", ([page]) =>
    Object.assign(page ?? {}, { id: large }),
  );
  expect(line).toContain("› id = 3000000000: has to be 999999 or less");
});

test("a page's address is no longer than a host can hold", () => {
  const path = `/${"a".repeat(100)}`;
  const [line] = linesWith<PageData[]>("pages", (pages) =>
    Object.assign(pages.find(({ match }) => match === "exact") ?? {}, { path }),
  );
  expect(line).toContain(": takes at most 100 characters, and has 101");
});

describe("a name", () => {
  test.each([
    ["half of a letter", "Dio \ud800"],
    ["a blank that counts as a letter", "\u3164"],
    ["a blank without width", "\u200b"],
    ["an empty sign of Braille", "\u2800"],
    ["one sign of markup", "Vizag < Rentals"],
    ["one sign of markup alone", ">"],
  ])("is not %s, and no kind is", (_what, name) => {
    expect(withBike((bike) => Object.assign(bike, { filter: name }))).toContainEqual(
      expect.stringMatching(/› filter = .*is not written as it has to be/),
    );
    expect(withBike((bike) => Object.assign(bike, { name, slug: "a-scooter" }))).toEqual([
      expect.stringContaining("is not written as it has to be"),
    ]);
  });

  test.each(["హోండా యాక్టివా", "क्\u200dष 1", "Scooter 🛵", "5"])("may be %p", (name) => {
    expect(withBike((bike) => Object.assign(bike, { name, slug: "a-scooter" }))).toEqual([]);
  });
});

test("the place's short name is a text like any other", () => {
  expect(withBusiness((business) => Object.assign(business, { placeName: "<b>" }))).toEqual([
    expect.stringContaining("placeName"),
  ]);
});

describe("the business", () => {
  test.each(["https://256.256.256.256", "https://xn--a"])(
    "has no address %s, which no browser understands",
    (url) => {
      expect(withBusiness((business) => (business.siteUrl = url))).toEqual([
        `business.json › siteUrl = "${url}": no browser understands this address; copy it from one`,
      ]);
    },
  );

  const withLink = (url: string) =>
    withBusiness(({ footer }) => Object.assign(footer[2]?.links?.[0] ?? {}, { url }));

  test.each([
    ["https://300.300.300.300/shop", "no browser understands this address; copy it from one"],
    ["/no-such-page", "no page of this website has this address"],
    ["/404", "no page of this website has this address"],
  ])("has no link to %s", (url, rule) => {
    expect(withLink(url)).toEqual([
      `business.json › footer[2].links[0].url = ${JSON.stringify(url)}: ${rule}`,
    ]);
  });

  test.each([
    "/car-rental-in-vizag",
    "/car-rental-in-vizag/alto",
    "/hotel-booking-in-vizag-classic",
    "/hotel-booking-in-vizag-visakha-rentals",
    "/upload",
    "/",
  ])("may have a link to %s, a page of its own", (url) => {
    expect(withLink(url)).toEqual([]);
  });

  test("may have a footer with no column, and columns without links", () => {
    const withFooter = (footer: object[]) =>
      withBusiness((business) => Object.assign(business, { footer }));
    expect(withFooter([])).toEqual([]);
    expect(withFooter([{ heading: "Follow us", links: [] }, { heading: "Terms" }])).toEqual([]);
  });

  test("does not have one number twice, however it is grouped", () => {
    expect(
      withBusiness((business) => (business.phones = ["+91 98765 43210", "+91 9876 543210"])),
    ).toEqual([
      'business.json › phones[1] = "+91 9876 543210": is the same as number 1; write another one',
    ]);
  });

  test("has each link of a column once; two links may have one label", () => {
    const twice = (url: string) =>
      withBusiness(({ footer }) => {
        Object.assign(footer[2] ?? {}, {
          links: [
            { label: "Video", url: "https://www.example.com/a" },
            { label: "Video", url },
          ],
        });
      });
    expect(twice("https://www.example.com/b")).toEqual([]);
    expect(twice("https://www.example.com/a")).toEqual([
      expect.stringMatching(/› footer\[2\]\.links\[1\] = .*: is the same as number 1;/),
    ]);
  });
});
