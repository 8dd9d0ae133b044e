/** @jest-environment node */
import { texts } from "../../src/catalogue/text/texts";
import { startOfDay, utcOffsetMinutes } from "../../src/gatsby/utc-offset";
import { deviceOf } from "../../src/inline/device";
import {
  chatGreeting,
  directionsLink,
  chatLink,
  embeddedMapLink,
  phoneLink,
} from "../../src/catalogue/addresses/links";
import { formattedRupees } from "../../src/catalogue/text/money";
import { homePage, listPagePath } from "../../src/catalogue/addresses/page-paths";
import {
  durationHours,
  extraKmRate,
  includedKm,
  parsedRow,
  parsedRows,
} from "../../src/catalogue/prices/price-data";
import { listSummary } from "../../src/catalogue/lists/list-summary";
import {
  cheapest,
  formatAllowance,
  formatPrice,
  isAllowanceEstimated,
  leadingRow,
  unlimitedKm,
} from "../../src/catalogue/prices/price-list";

const row = (duration: string, price: number, estimated = false) =>
  parsedRow({ id: 1, duration, price, kms: null, estimated });

describe("money", () => {
  test.each([
    [0, "₹0"],
    [499, "₹499"],
    [2799, "₹2,799"],
    [105000, "₹1,05,000"],
    [12345678, "₹1,23,45,678"],
  ])("%d rupees are written %s", (rupees, text) => expect(formattedRupees(rupees)).toBe(text));
});

describe("device", () => {
  test.each([
    ["Mozilla/5.0 (Linux; Android 13; Pixel 5) Mobile Safari/537.36", "mobile"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", "mobile"],
    ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)", "mobile"],
    ["Mozilla/5.0 (Linux; U; en-US) AppleWebKit/528.5+ KINDLE/3.0", "mobile"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120", "desktop"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", "desktop"],
  ])("%s is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});

describe("links", () => {
  const shop = { latitude: 17.724, longitude: 83.307 };

  test("a phone number is dialled in E.164 form", () => {
    expect(phoneLink("+91 891 000 0001")).toBe("tel:+918910000001");
  });

  test("a chat link contains its text, encoded", () => {
    const message = "Hi A & B, 100% = ₹499? #1 +1";
    const link = new URL(chatLink("+91 891 000 0001", message));
    expect(link.origin + link.pathname).toBe("https://wa.me/918910000001");
    expect(link.searchParams.get("text")).toBe(message);
    expect(link.hash).toBe("");
  });

  test("the greeting contains the name with its special characters", () => {
    expect(chatGreeting("Hi {name}, Im looking for hire rental", "Rent $& Ride")).toBe(
      "Hi Rent $& Ride, Im looking for hire rental",
    );
  });

  test("the map shows the position, and directions lead to the shop by name", () => {
    expect(embeddedMapLink(shop)).toContain("17.724,83.307");
    const address = {
      street: "1 Hill Road",
      locality: "Vizag",
      region: "AP",
      postalCode: "530016",
    };
    const link = new URL(directionsLink({ name: "Wheels & Co", address }));
    expect(link.pathname).toBe("/maps/dir/");
    const destination = link.searchParams.get("destination");
    expect(destination).toBe("Wheels & Co, 1 Hill Road, Vizag, AP 530016");
  });
});

describe("price lists", () => {
  test.each([
    ["1 hour", 1],
    ["half day", 12],
    ["1 day", 24],
    ["1 week", 168],
    ["4 weeks", 672],
    ["2 months", 60 * 24],
  ])("%s is %d hours", (duration, hours) => expect(durationHours(duration)).toBe(hours));

  test.each(["", "day", "0 days", "1.5 days", "-1 day", "1 year", "half month", "half days"])(
    "%p is not a duration",
    (text) => expect(() => durationHours(text)).toThrow(RangeError),
  );

  test("included kilometres are a number, unlimited or unknown; other texts are errors", () => {
    expect(includedKm("2000 km")).toBe(2000);
    expect(includedKm(null)).toBeNull();
    expect(includedKm("Unlimited km")).toBe(unlimitedKm);
    expect(includedKm("unlimited")).toBe(unlimitedKm);
    expect(() => includedKm("far")).toThrow(RangeError);
    expect(() => includedKm("Unlimited fun")).toThrow(RangeError);
  });

  test("extra kilometres are free only if all rows are unlimited", () => {
    const unlimited = { kms: "Unlimited km" };
    expect(extraKmRate({ priceDetails: [unlimited, unlimited] })).toBe(0);
    expect(extraKmRate({ priceDetails: [unlimited, { kms: "100 km" }] })).toBeNull();
    expect(extraKmRate({ priceDetails: [unlimited, { kms: null }] })).toBeNull();
  });

  test.each([
    ["never mentions kilometres", {}, [null, null], 0, [unlimitedKm, unlimitedKm]],
    ["has a rate and no allowance", { exceed: "if exceeds Rs.4/KM" }, [null], 4, [null]],
    ["has a note without a rate", { exceed: "Please call us" }, [null], null, [null]],
    ["has a package", { mileage: "100Kms/10Hr" }, [null], null, [null]],
    ["has an allowance in one row", {}, ["100 km", null], null, [100, null]],
  ])("an item that %s: its rate and its allowances", (_what, item, kms, rate, allowances) => {
    const priceDetails = kms.map((rowKms, id) => ({
      id,
      duration: "1 day",
      price: 9,
      kms: rowKms,
    }));
    const itemWithRows = { ...item, priceDetails };
    expect(extraKmRate(itemWithRows)).toBe(rate);
    expect(parsedRows(itemWithRows).map(({ allowanceKm }) => allowanceKm)).toEqual(allowances);
  });

  test("the leading row is the row for a day or a night, or else the lowest; it needs a row", () => {
    const leading = (...rows: ReturnType<typeof row>[]) => leadingRow(rows).price;
    expect(leading(row("1 hour", 1600), row("1 trip", 900), row("2 nights", 9000))).toBe(900);
    expect(leading(row("1 trip", 8000), row("1 night", 14000))).toBe(14000);
    expect(leading(row("1 month", 6000), row("half day", 300))).toBe(300);
    expect(leading(row("12 hours", 299), row("24 hours", 499), row("1 week", 2799))).toBe(499);
    expect(() => leading()).toThrow(RangeError);
  });

  const item = (...priceDetails: ReturnType<typeof row>[]) => ({ priceDetails });

  test("the cheapest item has the lowest leading row; prices by the hour do not count", () => {
    const lowest = (...items: ReturnType<typeof item>[]) => cheapest(items).row.price;
    expect(lowest(item(row("1 day", 599)), item(row("1 day", 499)))).toBe(499);
    expect(lowest(item(row("1 hour", 99)), item(row("1 day", 499)))).toBe(499);
    // Even where 24 hours at this price cost less than the day.
    expect(lowest(item(row("1 hour", 15)), item(row("1 day", 499)))).toBe(499);
    expect(lowest(item(row("1 week", 2999)), item(row("1 trip", 900)))).toBe(900);
    expect(lowest(item(row("1 week", 2999)), item(row("1 month", 2500)))).toBe(2500);
    expect(() => cheapest([])).toThrow(RangeError);
  });

  test("an item that is away is the cheapest only if every item is away", () => {
    const lowest = (...items: ReturnType<typeof item>[]) => cheapest(items).row.price;
    const away = { ...item(row("1 day", 399)), awayUntil: "2099-01-01" };
    expect(lowest(away, item(row("1 day", 499)))).toBe(499);
    expect(lowest(away)).toBe(399);
  });

  test("the summary of a list names the duration of its lowest price", () => {
    const page = { noun: { one: "bike", many: "bikes" } };
    const summary = (duration: string) =>
      listSummary(page, [item(row(duration, 499)), item(row(duration, 599))], texts);
    expect(summary("1 day")).toBe("2 bikes, from ₹499 a day.");
    expect(summary("24 hours")).toBe("2 bikes, from ₹499 a day.");
    expect(summary("1 month")).toBe("2 bikes, from ₹499 for 1 month.");
  });

  test("an estimated price is marked", () => {
    expect(formatPrice(row("1 day", 1398, true))).toBe("≈ ₹1,398");
    expect(formatPrice(row("1 day", 1398))).toBe("₹1,398");
  });

  test.each([
    ["150 km", {}, "150 km"],
    ["150 km", { kmsEstimated: true }, "≈ 150 km"],
    ["300 km", { estimated: true }, "≈ 300 km"],
    ["Unlimited km", { estimated: true }, "Unlimited km"],
    [null, { estimated: true }, "km: call to ask"],
  ])("%p with %j is written %p", (kms, fields, expected) => {
    const parsed = parsedRow({ id: 1, duration: "1 day", price: 1, kms, ...fields });
    expect(formatAllowance(parsed, texts)).toBe(expected);
    expect(isAllowanceEstimated(parsed)).toBe(expected.startsWith("≈"));
  });
});

test.each([
  ["Asia/Kolkata", 330, "+05:30"],
  ["UTC", 0, "+00:00"],
  ["America/St_Johns", -210, "-03:30"],
])(
  "the clock of %s is %d minutes ahead of UTC, and its days begin at %s",
  (timeZone, minutes, clock) => {
    expect(utcOffsetMinutes(timeZone, new Date("2026-11-21T06:00:00Z"))).toBe(minutes);
    expect(startOfDay("2026-12-02", timeZone)).toBe(`2026-12-02T00:00:00${clock}`);
  },
);

describe("addresses", () => {
  const hotels = { path: "/hotel-booking-in-vizag-", match: "prefix" } as const;

  test("the path of a prefix page ends in the slug or a brand, an exact path has no ending", () => {
    expect(listPagePath(hotels, "visakha-rentals")).toBe("/hotel-booking-in-vizag-visakha-rentals");
    expect(listPagePath({ path: "/upload", match: "exact" }, "visakha-rentals")).toBe("/upload");
    expect(listPagePath(hotels, "classic")).toBe("/hotel-booking-in-vizag-classic");
  });

  test("the home page is the first list with an exact path, or else the first list", () => {
    const bikes = { path: "/bikes", match: "exact" } as const;
    expect(homePage([hotels, bikes])).toBe(bikes);
    expect(homePage([hotels])).toBe(hotels);
    expect(homePage<typeof bikes>([])).toBeUndefined();
  });
});
