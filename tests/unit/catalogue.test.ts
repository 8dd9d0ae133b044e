/** @jest-environment node */
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { utcOffsetMinutes } from "../../src/gatsby/utc-offset";
import { isMobileUserAgent, deviceScript } from "../../src/catalogue/device";
import {
  chatGreeting,
  chatLink,
  embeddedMapLink,
  mapsLink,
  phoneLink,
} from "../../src/catalogue/links";
import { formattedRupees } from "../../src/catalogue/money";
import { isOpenAt } from "../../src/catalogue/opening-hours";
import { brandPagePath, listPagePath, prefixTarget } from "../../src/catalogue/page-paths";
import {
  allowanceKm,
  durationDays,
  extraKmRate,
  leadingRow,
  lowestPrice,
  type PriceRow,
  shownPrice,
} from "../../src/catalogue/price-list";

const row = (duration: string, price: number, estimated = false): PriceRow => ({
  id: 1,
  duration,
  price,
  kms: null,
  estimated,
  kmsEstimated: false,
});

describe("money", () => {
  test.each([
    [0, "₹0"],
    [499, "₹499"],
    [2799, "₹2,799"],
    [105000, "₹1,05,000"],
    [12345678, "₹1,23,45,678"],
  ])("%d rupees read %s", (rupees, text) => expect(formattedRupees(rupees)).toBe(text));

  test("digits are grouped as everywhere in India", () => {
    const indian = new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      maximumFractionDigits: 0,
    });
    fc.assert(
      fc.property(fc.maxSafeNat(), (rupees) => {
        expect(formattedRupees(rupees)).toBe(indian.format(rupees));
      }),
    );
  });

  test.each([-1, 1.5, NaN, Infinity])("%d is no price", (rupees) =>
    expect(() => formattedRupees(rupees)).toThrow(RangeError),
  );
});

describe("device", () => {
  const userAgents: [string, boolean][] = [
    ["Mozilla/5.0 (Linux; Android 13; Pixel 5) Mobile Safari/537.36", true],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", true],
    ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)", true],
    ["Mozilla/5.0 (Linux; U; en-US) AppleWebKit/528.5+ KINDLE/3.0", true],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120", false],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", false],
  ];
  test.each(userAgents)("%s", (userAgent, isMobile) => {
    expect(isMobileUserAgent(userAgent)).toBe(isMobile);
  });

  test.each(userAgents)("the inline script decides the same for %s", (userAgent, isMobile) => {
    const dataset: Record<string, string> = {};
    runInNewContext(deviceScript, {
      document: { documentElement: { dataset } },
      navigator: { userAgent },
    });
    expect(dataset.device).toBe(isMobile ? "mobile" : "desktop");
  });
});

describe("links", () => {
  const shop = { latitude: 17.724, longitude: 83.307 };

  test("a phone number is dialled in E.164 form", () => {
    expect(phoneLink("+91 891 000 0001")).toBe("tel:+918910000001");
  });

  test("a chat carries its text encoded, whatever it holds", () => {
    const message = "Hi A & B, 100% = ₹499? #1 +1";
    const link = new URL(chatLink("+91 891 000 0001", message));
    expect(link.origin + link.pathname).toBe("https://wa.me/918910000001");
    expect(link.searchParams.get("text")).toBe(message);
    expect(link.hash).toBe("");
  });

  test("the greeting has the specification's words", () => {
    expect(chatGreeting("Hi {name}, Im looking for hire rental", "Visakha Rentals")).toBe(
      "Hi Visakha Rentals, Im looking for hire rental",
    );
  });

  test("map links hold the position and no key", () => {
    for (const link of [mapsLink(shop), embeddedMapLink(shop)]) {
      expect(link).toContain("17.724,83.307");
      expect(link).not.toContain("key=");
    }
  });
});

describe("price lists", () => {
  test.each([
    ["1 day", 1],
    ["5 days", 5],
    ["1 week", 7],
    ["4 weeks", 28],
  ])("%s is %d days", (duration, days) => expect(durationDays(duration)).toBe(days));

  test.each(["", "day", "0 days", "1.5 days", "-1 day", "1 month"])("%p is no duration", (text) =>
    expect(() => durationDays(text)).toThrow(RangeError),
  );

  test("an allowance is kilometres, or unknown", () => {
    expect(allowanceKm("2000 km")).toBe(2000);
    expect(allowanceKm(null)).toBeNull();
    expect(() => allowanceKm("far")).toThrow(RangeError);
  });

  test("the rate beyond the allowance is read from the note", () => {
    expect(extraKmRate("if exceeds Rs.3/KM")).toBe(3);
    expect(extraKmRate("For longer stays, please contact us")).toBeNull();
    expect(extraKmRate(null)).toBeNull();
  });

  test("the leading row is the shortest, wherever it stands", () => {
    expect(leadingRow([row("1 week", 2799), row("1 day", 499), row("2 days", 998)]).price).toBe(
      499,
    );
    expect(() => leadingRow([])).toThrow(RangeError);
  });

  test("the lowest price compares leading rows", () => {
    expect(
      lowestPrice([{ priceDetails: [row("1 day", 599)] }, { priceDetails: [row("1 day", 499)] }]),
    ).toBe(499);
    expect(lowestPrice([])).toBeNull();
  });

  test("an estimated price is marked", () => {
    expect(shownPrice(row("1 day", 1398, true))).toBe("≈ ₹1,398");
    expect(shownPrice(row("1 day", 1398))).toBe("₹1,398");
  });
});

describe("opening hours, by the shop's clock", () => {
  const from = new Date("2026-11-21T06:00:00Z");
  const hours = {
    opens: "06:00",
    closes: "20:00",
    utcOffsetMinutes: utcOffsetMinutes("Asia/Kolkata", from),
  };
  test.each([
    ["2026-11-21T00:29:59Z", false],
    ["2026-11-21T00:30:00Z", true],
    ["2026-11-21T14:29:59Z", true],
    ["2026-11-21T14:30:00Z", false],
    ["2026-11-21T18:30:00Z", false],
  ])("%s", (moment, isOpen) => expect(isOpenAt(hours, new Date(moment))).toBe(isOpen));

  test.each([
    ["Asia/Kolkata", 330],
    ["UTC", 0],
    ["America/St_Johns", -210],
  ])("the clock of %s is %d minutes ahead of UTC", (timeZone, minutes) => {
    expect(utcOffsetMinutes(timeZone, from)).toBe(minutes);
  });

  test("the shop is open when the clock on its wall says so", () => {
    const wall = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", timeStyle: "short" });
    const days = fc.date({ min: from, max: new Date("2036-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const time = wall.format(moment);
        expect(isOpenAt(hours, moment)).toBe(time >= hours.opens && time < hours.closes);
      }),
    );
  });
});

describe("addresses", () => {
  const hotels = { path: "/hotel-booking-in-vizag-", match: "prefix" };
  const routes = [
    { prefix: hotels.path, path: "/hotel-booking-in-vizag-visakha-rentals" },
    { prefix: "/hotel-booking-in-vizag-classic/", path: "/hotel-booking-in-vizag-classic" },
  ];

  test("a prefix page ends in the slug, or in a brand", () => {
    expect(listPagePath(hotels, "visakha-rentals")).toBe("/hotel-booking-in-vizag-visakha-rentals");
    expect(listPagePath({ path: "/upload", match: "exact" }, "visakha-rentals")).toBe("/upload");
    expect(brandPagePath(hotels, "classic")).toBe("/hotel-booking-in-vizag-classic");
  });

  test.each([
    ["/hotel-booking-in-vizag-unknown", "/hotel-booking-in-vizag-visakha-rentals"],
    ["/hotel-booking-in-vizag-classics", "/hotel-booking-in-vizag-visakha-rentals"],
    ["/hotel-booking-in-vizag-classic/anything", "/hotel-booking-in-vizag-classic"],
    ["/hotel-booking", null],
  ])("%s leads to %s", (pathname, target) => expect(prefixTarget(routes, pathname)).toBe(target));
});
