/** @jest-environment node */
import { itemPagePath } from "../../src/catalogue/addresses/item-address";
import { formattedRupees, groupedDigits } from "../../src/catalogue/text/money";
import { translated } from "../../src/catalogue/text/phrases";
import { listPagePath } from "../../src/catalogue/addresses/page-paths";
import type { PriceRowData } from "../../src/catalogue/prices/price-data";
import { itemPageData } from "../../src/components/item-page/item-page-data";
import { builtGraph, builtPage, builtPageData, data } from "../support/built-site";

interface Offer {
  readonly name: string;
  readonly price: number;
}

const { siteUrl, slug } = data.business;
const items = data.pages.flatMap((page) =>
  data[page.catalogue].map((item) => ({
    page,
    item,
    address: itemPagePath(page, item, slug),
  })),
);

describe.each(items)("$address", ({ page, item, address }) => {
  const $ = builtPage(address);
  const notes = page.groupBy === "location" ? page.groupNotes : undefined;
  const shownLocation = notes?.[item.location ?? ""] ?? item.location;

  test("shows the item, all its prices, and links to chat and call", () => {
    expect($("h1").text()).toBe(item.name);
    const cells = $("main table tbody tr:has(td)")
      .get()
      .map((row) => $(row).find("th, td").text());
    const hasDistance = item.priceDetails.some(({ kms }) => kms);
    const approximate = (text: string, isEstimated = false) => (isEstimated ? `≈ ${text}` : text);
    const grouped = (kms: string) => kms.replace(/\d+/, (km) => groupedDigits(Number(km)));
    const distance = ({ kms, kmsEstimated, estimated }: PriceRowData) =>
      !kms
        ? "km: call to ask"
        : approximate(grouped(kms), [kmsEstimated, estimated].includes(true));
    const rows = item.priceDetails.map((row) =>
      [
        row.duration,
        approximate(formattedRupees(row.price), row.estimated),
        hasDistance ? distance(row) : "",
      ].join(""),
    );
    const stone = $("h1").parent().next().text().replaceAll(" ", "");
    if (rows.length > 1) expect(cells).toEqual(rows);
    else expect(stone).toContain(rows[0]?.replaceAll(" ", ""));
    for (const note of [item.exceed, item.carInfo, shownLocation]) {
      if (note === undefined) continue;
      // A page shows the words before a colon as a label, without the colon.
      const text = (translated(data.words, "en", note) ?? note).replace(": ", " ");
      expect($("main article").text()).toContain(text);
    }
    const chat = $("main a[href^='https://wa.me/']").first().attr("href") ?? "";
    expect(new URL(chat).searchParams.get("text")).toContain(
      shownLocation === undefined ? item.name : `${item.name}, ${shownLocation}`,
    );
    expect($("main a[href^='tel:']").length).toBeGreaterThan(0);
  });

  test("has the item's name in its title, its price in its description, and a canonical address", () => {
    expect($("title").text()).toContain(item.name);
    const description = $("meta[name=description]").attr("content") ?? "";
    expect(description).toContain(formattedRupees(item.priceDetails[0]?.price ?? 0));
    expect($("link[rel=canonical]").attr("href")).toBe(siteUrl + address);
  });

  test("describes the item, its exact prices and its breadcrumbs to search engines", () => {
    const [, business, thing, breadcrumbs] = builtGraph(address);
    expect(business).toMatchObject({ "@type": "AutoRental", "@id": `${siteUrl}/#business` });
    expect(thing).toMatchObject({ name: item.name, url: siteUrl + address });
    const offers = thing?.offers as readonly Offer[];
    const exact = item.priceDetails.filter(({ estimated }) => estimated !== true);
    expect(offers.map((offer) => [offer.name, offer.price])).toEqual(
      exact.map(({ duration, price }) => [duration, price]),
    );
    const steps = breadcrumbs?.itemListElement as readonly { readonly item: string }[];
    expect(steps.slice(-2).map((step) => step.item)).toEqual([
      siteUrl + listPagePath(page, slug),
      siteUrl + address,
    ]);
  });
});

describe("the data of an item's page", () => {
  const lists = data.pages.map((page) => {
    const { result } = builtPageData(listPagePath(page, slug));
    return { data: result.data, context: result.pageContext };
  });

  test.each(items)("made from its list, equals the served data of $address", ({ address }) => {
    const served = builtPageData(address);
    // The served file has no undefined fields.
    const derived = JSON.parse(JSON.stringify(itemPageData(address, lists))) as typeof served;
    expect(derived).toMatchObject({ path: served.path, result: { data: served.result.data } });
    expect(served.result.pageContext).toMatchObject(derived.result.pageContext);
  });

  test("is not made if no list in memory has the item", () => {
    expect(itemPageData("/nowhere/nothing", lists)).toBeNull();
    expect(itemPageData(items[0]?.address ?? "", [])).toBeNull();
  });
});
