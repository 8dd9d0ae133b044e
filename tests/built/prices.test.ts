/** @jest-environment node */
import type { CheerioAPI } from "cheerio";
import { builtPage } from "../support/built-site";

/** The specification's section 9, typed in again from its tables: the pages have to show exactly this. */
const durations = ["1 day", "2 days", "3 days", "4 days", "5 days", "1 week", "4 weeks"];
const olderScooter = [
  "₹499|120 km",
  "₹998|240 km",
  "₹1,497|360 km",
  "₹1,800|400 km",
  "₹2,250|500 km",
  "₹2,799|700 km",
  "₹6,999|2000 km",
];
const newerScooter = ["₹599", "₹1,198", "₹1,797", "₹2,160", "₹2,700", "₹3,500", "₹8,400"].map(
  (price) => `${price}|km: ask on call`,
);
const scooter125 = [
  "₹699|120 km",
  "₹1,398|240 km",
  "₹2,097|360 km",
  "₹2,796|480 km",
  "₹3,495|600 km",
  "₹4,199|700 km",
  "₹9,799|2000 km",
];

const scooters: Record<string, [string[], string]> = {
  "Honda Activa 5G": [olderScooter, "Rs.3/KM"],
  "Hero Pleasure": [olderScooter, "Rs.3/KM"],
  "Yamaha Fascino": [olderScooter, "Rs.3/KM"],
  "Honda Dio BS6": [newerScooter, "Rs.4/KM"],
  "Honda Activa 6G": [newerScooter, "Rs.4/KM"],
  "TVS Jupiter": [newerScooter, "Rs.4/KM"],
  "Suzuki Access 125": [scooter125, "Rs.5/KM"],
  "Suzuki Burgman Street 125": [scooter125, "Rs.5/KM"],
  "TVS Ntorq 125": [scooter125, "Rs.3/KM"],
};

const motorbikes: Record<string, [string, string]> = {
  "Bajaj CT 110": ["₹599", "120 km"],
  "Honda Shine": ["₹699", "150 km"],
  "Honda SP Shine 125": ["₹699", "150 km"],
  "Bajaj Pulsar NS 160": ["₹999", "150 km"],
  "Royal Enfield Classic 350": ["₹1,199", "≈ 150 km"],
  "Hero Xpulse 200": ["₹1,399", "≈ 150 km"],
  "Royal Enfield Hunter 350": ["₹1,499", "≈ 150 km"],
};

const cars: Record<string, [string, string]> = {
  ALTO: ["₹1,499|200 km", "Rs.6/KM"],
  "Wagonr Big": ["₹1,999|200 km", "Rs.6/KM"],
  Swift: ["₹2,000|200 km", "Rs.6/KM"],
  Altroz: ["₹2,499|250 km", "Rs.9/KM"],
  Baleno: ["₹2,499|250 km", "Rs.9/KM"],
  "Swift Dzire": ["₹2,499|250 km", "Rs.9/KM"],
  Ertiga: ["₹3,499|300 km", "Rs.8/KM"],
};

function card($: CheerioAPI, name: string) {
  const found = $("article").filter((_, article) => $(article).find("h2").text() === name);
  expect(found).toHaveLength(1);
  return found;
}

function rows($: CheerioAPI, name: string): string[] {
  return card($, name)
    .find("tbody tr")
    .map((_, row) =>
      $(row)
        .children()
        .map((_index, cell) => $(cell).text())
        .get()
        .join("|"),
    )
    .get();
}

describe("bikes", () => {
  const $ = builtPage("/visakha-rentals");

  test.each(Object.entries(scooters))("%s", (name, [prices, rate]) => {
    expect(rows($, name)).toEqual(
      prices.map((price, index) => `${durations[index] ?? ""}|${price}`),
    );
    expect(card($, name).text()).toContain(`if exceeds ${rate}`);
  });

  test.each(Object.entries(motorbikes))("%s", (name, [price, km]) => {
    const [first, ...others] = rows($, name);
    expect(first).toBe(`1 day|${price}|${km}`);
    expect(others).toHaveLength(6);
    for (const row of others) expect(row).toContain("|≈ ₹");
    expect(card($, name).text()).toContain("if exceeds Rs.5/KM");
  });

  test("estimated prices follow the decided rule, and are explained", () => {
    expect(rows($, "Bajaj CT 110").slice(1)).toEqual([
      "2 days|≈ ₹1,198|240 km",
      "3 days|≈ ₹1,797|360 km",
      "4 days|≈ ₹2,396|480 km",
      "5 days|≈ ₹2,995|600 km",
      "1 week|≈ ₹3,594|700 km",
      "4 weeks|≈ ₹8,386|2000 km",
    ]);
    expect(
      $("main")
        .text()
        .match(/≈ approximate, confirmed when you call/g),
    ).toHaveLength(1);
  });

  test("the page says from how much", () => {
    expect($("main").text()).toContain("16 bikes and scooters, from ₹499 a day.");
  });
});

describe("cars", () => {
  const $ = builtPage("/car-rental-in-vizag");
  test.each(Object.entries(cars))("%s", (name, [price, rate]) => {
    expect(rows($, name)).toEqual([`1 day|${price}`]);
    expect(card($, name).text()).toContain(`if exceeds ${rate}`);
    expect(card($, name).text()).toContain(
      "Outstation charge beyond 50 km inside the city: Rs.500",
    );
  });
});

describe("hotel rooms", () => {
  test.each([
    ["standard", "Standard Room", "₹999"],
    ["classic", "Classic Room", "₹1,499"],
    ["fortune", "Fortune / Luxury Room", "₹1,999"],
  ])("%s", (brand, name, price) => {
    const $ = builtPage(`/hotel-booking-in-vizag-${brand}`);
    const rooms = $("article")
      .map(
        (_, room) =>
          `${$(room).find("h2").text()}|${$(room).find("ul").text()}|${$(room).find("tbody").text()}`,
      )
      .get();
    expect(rooms).toEqual(
      ["Near the railway station", "Near the bus station", "Near the beach"].map(
        (place) => `${name}|${place}|1 day${price}`,
      ),
    );
  });
});

test("taxis", () => {
  const $ = builtPage("/taxi-rental-in-vizag");
  const taxis = $("article")
    .map((_, taxi) =>
      [
        $(taxi).find("h2").text(),
        ...$(taxi)
          .find("ul li")
          .map((_i, li) => $(li).text())
          .get(),
        $(taxi).find("tbody tr").children().eq(1).text(),
      ].join("|"),
    )
    .get();
  expect(taxis).toEqual([
    "dzire|Vizag|100Kms/10Hr|₹2,500",
    "Ertiga|Vizag|100Kms/10Hr|₹3,500",
    "Innova|Vizag|100Kms/10Hr|₹4,000",
    "12-seater|Vizag|100Kms/10Hr|₹6,500",
    "dzire|Aruku|12Hrs|₹4,500",
    "Ertiga|Aruku|12Hrs|₹6,000",
    "Innova|Aruku|12Hrs|₹6,500",
    "12-seater|Aruku|12Hrs|₹9,000",
  ]);
});
