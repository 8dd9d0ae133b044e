import type { Locator, Page } from "@playwright/test";
import { besidesWorker, expect, phone, started, test } from "./site";

const cards = (page: Page) => page.getByRole("article").filter({ visible: true });
const open = async (page: Page, site: string, query = "") => {
  await page.goto(`${site}/visakha-rentals${query}`);
  await started(page);
};

test("a search finds names and keywords, forgives a letter, and announces how many", async ({
  page,
  site,
}) => {
  await open(page, site);
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("suzuki burgmam");
  await expect(cards(page)).toHaveCount(1);
  await expect(
    page.getByRole("status").filter({ hasText: "1 of 16 bikes and scooters" }),
  ).toBeVisible();
  await search.fill("ROYAL enfield");
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=ROYAL\+enfield$/);
});

test("a search finds what is meant, on every kind of list", async ({ page, site, request }) => {
  for (const [list, search, fits] of [
    ["visakha-rentals", "scooters", /scooty/],
    ["visakha-rentals", "two wheeler", /(?:)/],
    ["visakha-rentals", "activa5g", /Activa 5G/],
    ["car-rental-in-vizag", "7 seater", /7 seater/],
    ["taxi-rental-in-vizag", "araku valley", /Aruku/],
    ["hotel-booking-in-vizag-visakha-rentals", "bus stand", /bus station/],
  ] as const) {
    await test.step(`"${search}" on /${list}`, async () => {
      const data = await request.get(`${site}/page-data/${list}/page-data.json`);
      const { result } = (await data.json()) as { result: { data: Queries.CataloguePageQuery } };
      const names = result.data.items.nodes
        .filter(({ name, category, filter, location }) =>
          fits.test([name, category, filter, location].join("|")),
        )
        .map(({ name }) => new RegExp(`^${name.replaceAll(/[^\w ]/g, ".")}`));
      await page.goto(`${site}/${list}?q=${encodeURIComponent(search)}`);
      await started(page);
      await expect(cards(page).getByRole("heading")).toHaveText(names);
    });
  }
});

test("nothing moves when results change", async ({ page, site }) => {
  await open(page, site);
  const before = await cards(page).first().boundingBox();
  await page.getByRole("searchbox").fill("hero");
  await expect(page.getByText("2 of 16 bikes and scooters")).toBeVisible();
  const after = await cards(page).first().boundingBox();
  expect(after?.y).toBe(before?.y);
});

test("what was asked is restored on back, and can be shared", async ({ page, site }) => {
  await open(page, site);
  await page.getByRole("button", { name: /^Scooters/ }).click();
  await page.getByRole("searchbox").fill("honda");
  await expect(page).toHaveURL(/q=honda&filter=scooty/);
  await page.getByRole("main").getByRole("link", { name: "Cars" }).click();
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("honda");
  await expect(cards(page).getByRole("heading")).toHaveText([
    "Honda Activa 5G",
    "Honda Dio BS6",
    "Honda Activa 6G",
  ]);
  await open(page, site, "?q=honda&filter=scooty&days=7&km=750&sort=price");
  await expect(cards(page).first()).toContainText("1 week ₹2,799 + 50 km × ₹3 = ₹2,949");
});

test("an empty result offers everything again and a call", async ({ page, site }) => {
  await open(page, site, "?q=helicopter");
  await expect(page.getByRole("heading", { name: "Nothing in this list fits" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "+91 891 000 0001" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(cards(page)).toHaveCount(16);
  await expect(page).toHaveURL(/visakha-rentals$/);
});

test("a trip prices every item, the order follows, and the enquiry says it", async ({
  page,
  site,
}) => {
  await open(page, site);
  await page.getByLabel("days", { exact: true }).fill("6");
  await page.getByLabel("km", { exact: true }).fill("700");
  const activa = page.getByRole("article").filter({ hasText: "Honda Activa 5G" });
  await expect(activa).toContainText("6 days ₹2,799 700 km");
  await expect(page.getByRole("article").filter({ hasText: "Honda Dio BS6" })).toContainText(
    "km: ask on call",
  );
  await expect(page.getByRole("article").filter({ hasText: "Bajaj CT 110" })).toContainText(
    /6 days ≈ ₹[\d,]+ 700 km/,
  );
  await expect(
    page.getByText("Estimate from our price list, confirmed when you call"),
  ).toBeVisible();
  await page.getByRole("combobox", { name: "Order" }).selectOption("Lowest price");
  await expect(page.getByRole("article").first()).toContainText("₹2,799");
  const chat = await activa.getByRole("link", { name: /Chat/ }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(
    "Hi Visakha Rentals, Im looking for hire rental: Honda Activa 5G ₹2,799 (6 days, 700 km)",
  );
});

test("emptied days are no trip, and no fault", async ({ page, site }) => {
  await open(page, site, "?q=activa&days=2&km=300");
  const activa = page.getByRole("article").filter({ hasText: "Honda Activa 5G" });
  const field = page.getByLabel("days", { exact: true });
  await field.fill("");
  await expect(page.getByText("For how many days?")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(activa.locator("p:has(> strong)")).toHaveText("1 day ₹499 120 km");
});

test("days that are wrong are said to be, and no trip is priced", async ({ page, site }) => {
  await open(page, site, "?q=activa&days=2");
  const activa = page.getByRole("article").filter({ hasText: "Honda Activa 5G" });
  const stone = activa.locator("p:has(> strong)");
  const field = page.getByLabel("days", { exact: true });
  for (const bad of ["0", "-1", "1.5", "91", "999", "six"]) {
    await test.step(`"${bad}" days`, async () => {
      await field.fill("2");
      await expect(stone).toHaveText("2 days ₹998");
      await field.fill(bad);
      await expect(
        page.getByRole("alert").filter({ hasText: "a whole number from 1 to 90" }),
      ).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue(bad);
      await expect(stone).toHaveText("1 day ₹499 120 km");
      await expect(page).toHaveURL(/\?q=activa$/);
      const chat = await activa.getByRole("link", { name: /Chat/ }).getAttribute("href");
      expect(new URL(chat ?? "").searchParams.get("text")).toMatch(/Honda Activa 5G ₹[\d,]+$/);
      await field.fill("3");
      await expect(stone).toHaveText("3 days ₹1,497");
      await expect(page).toHaveURL(/days=3$/);
    });
  }
});

test("an item without a known allowance says so wherever its trip price stands", async ({
  page,
  site,
}) => {
  await open(page, site, "?days=2&km=500");
  const dio = page.getByRole("article").filter({ hasText: "Honda Dio BS6" });
  const price = "₹1,198 · km: ask on call";
  const message = async (link: Locator) =>
    new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  const enquiry = `: Honda Dio BS6 ${price} (2 days, 500 km)`;
  await expect.poll(() => message(dio.getByRole("link", { name: /Chat/ }))).toContain(enquiry);
  await page.getByRole("button", { name: "Shortlist Honda Dio BS6" }).click();
  const list = page.getByRole("region", { name: "Prices side by side" });
  await expect(list.getByRole("row", { name: `2 days, 500 km ${price}` })).toBeVisible();
  await expect(list.getByRole("row", { name: "1 day ₹599 km: ask on call" })).toBeVisible();
  await expect
    .poll(() => message(page.getByRole("link", { name: "Ask about all" })))
    .toContain(enquiry);
});

test("a list without trip prices knows no trip", async ({ page, site }) => {
  await page.goto(`${site}/taxi-rental-in-vizag?days=3&sort=price`);
  await started(page);
  const prices = await cards(page).locator("strong").allTextContents();
  const rupees = prices.map((price) => Number(price.replaceAll(/\D/g, "")));
  expect(rupees).toEqual([...rupees].sort((a, b) => a - b));
  for (const chat of await cards(page).getByRole("link", { name: /Chat/ }).all()) {
    const href = (await chat.getAttribute("href")) ?? "";
    expect(new URL(href).searchParams.get("text")).toMatch(/: [\w-]+, \w+ ₹[\d,]+$/);
  }
  await cards(page)
    .first()
    .getByRole("button", { name: /Shortlist/ })
    .click();
  const ask = await page.getByRole("link", { name: "Ask about all" }).getAttribute("href");
  expect(new URL(ask ?? "").searchParams.get("text")).toMatch(/: [\w-]+, \w+ ₹[\d,]+$/);
});

test("a car's outstation charge is named and not added", async ({ page, site }) => {
  await page.goto(`${site}/car-rental-in-vizag?days=3&km=700`);
  await started(page);
  const alto = page.getByRole("article").filter({ hasText: "ALTO" });
  await expect(alto).toContainText("3 × 1 day at ₹1,499 (₹4,497) + 100 km × ₹6 = ₹5,097");
  await expect(alto).toContainText("Outstation charge beyond 50 km inside the city: Rs.500");
});

test("a shortlist stays on the device, compares, asks for all, and is shared as a link", async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
  await open(page, site);
  for (const name of ["Honda Activa 5G", "TVS Ntorq 125"]) {
    await page.getByRole("button", { name: `Shortlist ${name}` }).click();
  }
  await page.reload();
  await started(page);
  const list = page.getByRole("region", { name: "Your shortlist" }).first();
  await expect(list.getByRole("columnheader")).toHaveText(["Honda Activa 5G", "TVS Ntorq 125"]);
  await expect(list.getByRole("row", { name: /1 week/ })).toContainText("₹4,199 700 km");
  const ask = await list.getByRole("link", { name: "Ask about all" }).getAttribute("href");
  expect(new URL(ask ?? "").searchParams.get("text")).toContain(
    "Honda Activa 5G ₹499, TVS Ntorq 125 ₹699",
  );
  await list.getByRole("button", { name: "Share" }).click();
  await expect(list.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site}/visakha-rentals?list=1-9`,
  );
  await list.getByRole("button", { name: "Remove TVS Ntorq 125 from the shortlist" }).click();
  await expect(list.getByRole("columnheader")).toHaveCount(1);
});

test("the shortlist works where the page may not store anything", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(page, site);
  await page.getByRole("button", { name: "Shortlist Hero Pleasure" }).click();
  await expect(page.getByRole("heading", { name: "Your shortlist" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("no field makes the phone zoom", async ({ page, site }) => {
    await open(page, site);
    await expect(page.getByLabel("days", { exact: true })).toBeVisible();
    for (const field of await page.locator("main input, main select").all()) {
      expect(
        await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
  });

  test("a trip is stepped to, and cleared with one tap", async ({ page, site }) => {
    await open(page, site, "?days=2");
    const days = page.getByLabel("days", { exact: true });
    await page.getByRole("button", { name: "More days" }).click();
    await expect(days).toHaveValue("3");
    await expect(page.getByRole("article").first().locator("strong").first()).toHaveText("₹1,497");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(days).toHaveValue("");
    await expect(page.getByRole("article").first().locator("strong").first()).toHaveText("₹499");
  });
});

test("without JavaScript the whole list stands, and no control that could not work", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/visakha-rentals?q=dio`);
  await expect(cards(page)).toHaveCount(16);
  await expect(page.locator("main button, main input").filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test("an address made by somebody else does nothing", async ({ page, site, consoleErrors }) => {
  page.on("dialog", () => consoleErrors.push("dialog"));
  for (const query of [
    "?q=%3Cscript%3Ealert(1)%3C/script%3E&filter=%3Cimg%20src=x%20onerror=alert(1)%3E",
    "?list=%22%3E%3Csvg%20onload=alert(1)%3E&days=1e3&km=-5&sort=%00",
    `?q=${"అ".repeat(500)}`,
    "?q=%E0%A4%A&days=%ZZ",
  ]) {
    await test.step(query.slice(0, 40), async () => {
      await open(page, site, query);
      await expect(page.locator("main script, main svg[onload], main img[onerror]")).toHaveCount(0);
      expect(besidesWorker(consoleErrors)).toEqual([]);
      for (const link of await page.locator("main a[href*='wa.me']").all()) {
        expect(await link.getAttribute("href")).not.toContain("<");
      }
    });
  }
});
