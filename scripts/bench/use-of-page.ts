import type { Browser, Locator, Page } from "@playwright/test";
import type { Figures } from "./figures";
import { openPhone } from "./phone";

/** How long a visitor reads before the first tap, in milliseconds: the other lists are fetched by then. */
const readingMs = 4000;

/** How long a page rests between two taps, in milliseconds. */
const restMs = 600;

/**
 * Uses a started page as a visitor does, at a processor slowdown, and measures what the visitor waits for.
 *
 * @returns milliseconds from a tap on the other tab to its heading on the screen and to all its pictures
 *   in view (median of four taps), and for every interaction that the page has the time from the
 *   finger to the next paint (event timing, to 8 ms)
 */
export async function useFigures(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<Figures> {
  const phone = await openPhone(browser, { slowdown, network: "free" });
  const { page } = phone;
  try {
    await page.goto(url);
    await page.locator("html[data-started]").waitFor();
    await page.waitForTimeout(readingMs);
    const interactions: Record<string, number | null> = {};
    for (const [name, interact] of Object.entries(interactionsOf(page))) {
      interactions[name] = await durationOf(page, interact);
    }
    return { ...interactions, ...(await tapFigures(page)) };
  } finally {
    await phone.close();
  }
}

/** What a visitor can do on a page; what a page does not have is left out when it is measured. */
function interactionsOf(page: Page): Record<string, () => Promise<boolean>> {
  const main = page.locator("main");
  return {
    search: async () => {
      const field = main.getByRole("searchbox");
      if (!(await tapped(field))) return false;
      await field.pressSequentially("hon");
      await field.press("Control+a");
      await field.press("Delete");
      return true;
    },
    chip: () => tapped(main.getByRole("search").locator("button[aria-pressed]").first()),
    stepper: () => tapped(main.getByRole("button", { name: "More days" })),
    star: () => tapped(main.locator("article button[aria-pressed]").first()),
    "price list": () => tapped(main.locator("article summary").first()),
    share: () => tapped(main.getByRole("button", { name: "Share" }).first()),
  };
}

async function tapped(control: Locator): Promise<boolean> {
  if ((await control.count()) === 0 || !(await control.isVisible())) return false;
  await control.tap();
  return true;
}

/** The slowest event of an interaction, in milliseconds; null where the page has no such control. */
async function durationOf(page: Page, interact: () => Promise<boolean>): Promise<number | null> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 });
    Object.assign(window, { benchDurations: durations, benchObserver: observer });
  });
  const isThere = await interact();
  await page.waitForTimeout(restMs);
  const slowest = await page.evaluate(() => {
    const { benchDurations, benchObserver } = window as unknown as {
      benchDurations: number[];
      benchObserver: PerformanceObserver;
    };
    benchObserver.disconnect();
    return Math.max(16, ...benchDurations);
  });
  return isThere ? slowest : null;
}

/** Taps on the tabs there and back. */
async function tapFigures(page: Page): Promise<Figures> {
  const headings: number[] = [];
  const pictures: number[] = [];
  for (let tap = 0; tap < 4; tap += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    const { heading, shown } = await page.evaluate(tapOnOtherTab);
    headings.push(heading);
    pictures.push(shown);
    await page.waitForTimeout(restMs);
  }
  return { "tap to heading": middle(headings), "tap to pictures": middle(pictures) };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[1] ?? 0) + (sorted[2] ?? 0)) / 2;
}

/** Runs in the page: follows the first tab that leads elsewhere on the site. */
async function tapOnOtherTab(): Promise<{ heading: number; shown: number }> {
  const tabs = document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Main"] a');
  const other = [...tabs].find(
    (tab) => tab.origin === location.origin && tab.ariaCurrent !== "page" && tab.checkVisibility(),
  );
  if (other === undefined) throw new Error("The page has no tab to another page");
  const before = document.querySelector("h1");
  const textBefore = before?.textContent;
  const begun = performance.now();
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun))),
    );
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (isSo() ? resolve() : setTimeout(look));
      look();
    });
  other.click();
  await until(() => {
    const now = document.querySelector("h1");
    return now !== null && now.textContent !== textBefore && now.checkVisibility();
  });
  const heading = await painted();
  await until(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  return { heading, shown: await painted() };
}
