import type { Page } from "@playwright/test";
import { listOf } from "../support/built-site";
import { expect, phone, signal, started, test } from "./site";

const bikes = listOf("bikes");

test.use(phone);

const hint = (page: Page) => page.getByText("Keep these prices on your phone");

/** Does what the browser does when the site can be installed. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.prompted = "true";
        return Promise.resolve();
      },
    });
    window.dispatchEvent(event);
    document.documentElement.dataset.prevented = String(event.defaultPrevented);
  });
}

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("Chromium finds nothing that keeps the site from being installed", async ({
    page,
    site,
  }) => {
    await page.goto(site + bikes.path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A window without a profile of its own is refused for that alone.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    ).toEqual([]);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
  });
});

test("the manifest and its icon wait until the page has started", async ({ page, site }) => {
  const scriptsMayCome = signal();
  await page.route(/\.js$/, async (route) => {
    await scriptsMayCome.given;
    await route.continue();
  });
  const [picture] = await Promise.all([
    page.waitForResponse(/\.avif$/),
    page.waitForRequest(/\.js$/),
    page.goto(site + bikes.path, { waitUntil: "commit" }),
  ]);
  await picture.finished();
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveCount(0);
  scriptsMayCome.give();
  await started(page);
  await expect(link).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { url, data } = await session.send("Page.getAppManifest");
  expect(url).toBe(`${site}/manifest.webmanifest`);
  expect(data).toContain(`"start_url":"/"`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page names its manifest itself", async ({ page, site }) => {
    await page.goto(site + bikes.path);
    await expect(page.locator("head link[rel=manifest]")).toHaveAttribute(
      "href",
      "/manifest.webmanifest",
    );
  });
});

/** Opens a page in a browser that offers the installation. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
  await offer(page);
  await expect(page.locator("html")).toHaveAttribute("data-prevented", "true");
}

test("a star brings the hint, below the screen, in the flow, and Not now ends it for good", async ({
  page,
  site,
}) => {
  await open(page, site + bikes.path);
  const star = page.getByRole("button", { name: /^Shortlist / }).first();
  const before = await star.boundingBox();
  await star.click();
  await expect(hint(page)).toHaveCount(1);
  await expect(hint(page)).not.toBeInViewport();
  expect(await star.boundingBox()).toEqual(before);
  await hint(page).scrollIntoViewIfNeeded();
  const covered = await page.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Not now",
    );
    const box = button?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll("article, section, footer, #shortlist *")]
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .filter(({ top, bottom }) => top < box.bottom - 1 && bottom > box.top + 1).length;
  });
  expect(covered).toBe(0);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Our Location" })).toBeFocused();
  await open(page, site + bikes.path);
  await star.click();
  await star.click();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(hint(page)).toHaveCount(0);
});
