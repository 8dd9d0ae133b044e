/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import sharp from "sharp";
import { builtPage, listPages, publicFolder } from "../support/built-site";

const siteUrl = "https://www.example.com";
const read = (file: string) => readFileSync(path.join(publicFolder, file), "utf8");

interface Row {
  readonly duration: string;
  readonly price: number;
  readonly estimated?: boolean;
}
interface DataItem {
  readonly name: string;
  readonly brand?: string;
  readonly exceed?: string;
  readonly priceDetails: readonly Row[];
}
interface Thing {
  readonly "@type": string | string[];
  readonly "@id"?: string;
  readonly [name: string]: unknown;
}
interface Offer {
  readonly name: string;
  readonly price: number;
  readonly priceCurrency: string;
  readonly priceSpecification: Thing | readonly Thing[];
}
interface Listed {
  readonly position: number;
  readonly item: Thing & { readonly name: string; readonly offers: readonly Offer[] };
}

const graphOf = (address: string) => {
  const scripts = builtPage(address)("script[type='application/ld+json']");
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts.text()) as { "@context": string; "@graph": Thing[] };
};
const thing = (address: string, type: string) =>
  graphOf(address)["@graph"].find((candidate) => candidate["@type"] === type);
const itemsOf = (address: string) =>
  (thing(address, "ItemList")?.itemListElement ?? []) as readonly Listed[];
const asList = (value: Thing | readonly Thing[]): readonly Thing[] =>
  "@type" in value ? [value] : value;
const types = {
  bikes: ["Product", "Vehicle"],
  cars: ["Product", "Car"],
  hotels: ["Product", "HotelRoom"],
  taxis: "TaxiService",
};

describe.each(listPages)("$path tells search engines", ({ path: address, data, items, brand }) => {
  const all = JSON.parse(readFileSync(`data/${data}.json`, "utf8")) as DataItem[];
  const shown = all.filter((item) => brand === null || item.brand === brand);

  test("of every item, in order, as what it is", () => {
    expect(shown).toHaveLength(items);
    expect(
      itemsOf(address).map(({ position, item }) => [position, item.name, item["@type"]]),
    ).toEqual(shown.map(({ name }, index) => [index + 1, name, types[data]]));
  });

  test("exactly the prices of the data, in rupees and days, and none that is estimated", () => {
    const days: Record<string, number> = { "1 week": 7, "4 weeks": 28 };
    for (const [index, { item }] of itemsOf(address).entries()) {
      const rows = shown[index]?.priceDetails.filter(({ estimated }) => estimated !== true) ?? [];
      expect(
        item.offers.map((offer) => {
          const [rental] = asList(offer.priceSpecification);
          const { value, unitCode } = rental?.referenceQuantity as Record<string, unknown>;
          expect(rental?.price).toBe(offer.price);
          return [offer.name, offer.price, offer.priceCurrency, value, unitCode];
        }),
      ).toEqual(
        rows.map(({ duration, price }) => [
          duration,
          price,
          "INR",
          days[duration] ?? parseInt(duration, 10),
          "DAY",
        ]),
      );
    }
  });

  test("the charge for excess distance where the data has one", () => {
    for (const [index, { item }] of itemsOf(address).entries()) {
      const rate = /Rs\.(\d+)\/KM/.exec(shown[index]?.exceed ?? "")?.[1];
      for (const offer of item.offers) {
        const fee = asList(offer.priceSpecification)[1];
        const expected =
          rate === undefined
            ? undefined
            : {
                "@type": "UnitPriceSpecification",
                priceComponentType: "https://schema.org/DistanceFee",
                price: Number(rate),
                priceCurrency: "INR",
                unitCode: "KMT",
              };
        expect(fee).toEqual(expected);
      }
    }
  });

  test("who offers it, under one id", () => {
    expect(thing(address, "AutoRental")).toMatchObject({
      "@id": `${siteUrl}/#business`,
      name: "Visakha Rentals",
      telephone: ["+91 891 000 0001", "+91 891 000 0002"],
      geo: { latitude: 17.724, longitude: 83.307 },
      openingHoursSpecification: { opens: "06:00", closes: "20:00" },
    });
    for (const { item } of itemsOf(address)) {
      for (const offer of item.offers) {
        expect(offer).toHaveProperty("seller", { "@id": `${siteUrl}/#business` });
      }
    }
  });

  test("and shared links a card with a picture of its own", async () => {
    const $ = builtPage(address);
    const property = (name: string) => $(`meta[property="og:${name}"]`).attr("content");
    expect(property("title")).toBe($("title").text());
    expect(property("description")).toBe($("meta[name=description]").attr("content"));
    expect(property("url")).toBe($("link[rel=canonical]").attr("href"));
    expect($("meta[name='twitter:card']").attr("content")).toBe("summary_large_image");
    const picture = property("image") ?? "";
    expect(picture).toBe(`${siteUrl}/share${address}.jpg`);
    const { width, height, format } = await sharp(
      path.join(publicFolder, picture.slice(siteUrl.length)),
    ).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  });
});

test("only a page below the first has a trail of breadcrumbs", () => {
  expect(thing("/visakha-rentals", "BreadcrumbList")).toBeUndefined();
  expect(thing("/hotel-booking-in-vizag-standard", "BreadcrumbList")?.itemListElement).toEqual([
    {
      "@type": "ListItem",
      position: 1,
      name: "Visakha Rentals",
      item: `${siteUrl}/visakha-rentals`,
    },
    {
      "@type": "ListItem",
      position: 2,
      name: "Hotel Collectons: Standard Room",
      item: `${siteUrl}/hotel-booking-in-vizag-standard`,
    },
  ]);
});

test("titles and descriptions are unique, and descriptions name a price", () => {
  const pages = listPages.map(({ path: address }) => builtPage(address));
  const descriptions = pages.map(($) => $("meta[name=description]").attr("content") ?? "");
  expect(new Set(pages.map(($) => $("title").text())).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) expect(description).toMatch(/from ₹[\d,]+ a day\./);
});

test("the sitemap lists the list pages and nothing else, and robots.txt names it", () => {
  const $ = cheerio.load(read("sitemap-0.xml"), { xml: true });
  const listed = $("loc")
    .map((_, loc) => $(loc).text())
    .get();
  expect(listed.sort()).toEqual(listPages.map(({ path: address }) => siteUrl + address).sort());
  expect(read("sitemap-index.xml")).toContain(`<loc>${siteUrl}/sitemap-0.xml</loc>`);
  expect(read("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});

test("the manifest has icons for every launcher, shortcuts, and pictures that exist", async () => {
  const manifest = JSON.parse(read("manifest.webmanifest")) as {
    readonly icons: readonly { src: string; sizes: string; purpose: string }[];
    readonly shortcuts: readonly { name: string; url: string }[];
    readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(manifest.shortcuts).toEqual([
    { name: "Bikes", url: "/visakha-rentals" },
    { name: "Cars", url: "/car-rental-in-vizag" },
    { name: "Call", url: "/visakha-rentals#contact" },
  ]);
  expect(builtPage("/visakha-rentals")("#contact a[href^='tel:']")).toHaveLength(2);
  for (const { src } of manifest.icons) {
    expect(existsSync(path.join(publicFolder, src.split("?")[0] ?? ""))).toBe(true);
  }
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(["narrow", "wide"]);
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = await sharp(path.join(publicFolder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
