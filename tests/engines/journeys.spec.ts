import { texts } from "../../src/catalogue/text/texts";
import { builtPageData, homePath, listPages, tabLists } from "../support/built-site";
import { expect, test } from "./site";

const itemsOf = (path: string) => builtPageData(path).result.data.items?.nodes ?? [];

/** The worker is active once it has stored every list. */
const workerState = () => navigator.serviceWorker.controller?.state;

const whenStarted = () => document.documentElement.dataset.started ?? "";

test("a tab opens its list at once, and Back shows the list before", async ({ visitor, host }) => {
  const [first, second] = tabLists;
  const titleOf = (path = "") => listPages.find((list) => list.path === path)?.title;
  await visitor.browser.goto(host.origin + (first?.path ?? ""));
  await expect.poll(() => visitor.browser.evaluate(whenStarted)).not.toBe("");
  await visitor.tap("nav a", second?.label);
  await expect.poll(() => visitor.texts("h1")).toBe(titleOf(second?.path));
  await visitor.browser.evaluate(() => window.history.back());
  await expect.poll(() => visitor.texts("h1")).toBe(titleOf(first?.path));
  await expect
    .poll(() => visitor.browser.evaluate(() => document.querySelectorAll("article").length))
    .toBe(itemsOf(first?.path ?? "").length);
});

test("after Back from another language a star is as it was left, and a tap does what it says", async ({
  visitor: { browser },
  host,
}) => {
  const star = () => document.querySelector<HTMLElement>("article button[aria-pressed]");
  const state = () =>
    [
      document.documentElement.lang,
      document.documentElement.dataset.started === window.location.pathname,
      document.querySelector("article button[aria-pressed]")?.getAttribute("aria-pressed"),
    ].join(" ");
  await browser.goto(host.origin + homePath);
  await expect.poll(() => browser.evaluate(state)).toBe("en-IN true false");
  await browser.evaluate(() => document.querySelector<HTMLElement>("a[hreflang=te]")?.click());
  await expect.poll(() => browser.evaluate(state)).toBe("te-IN true false");
  await (await browser.element(star))?.click();
  await expect.poll(() => browser.evaluate(state)).toBe("te-IN true true");
  await browser.evaluate(() => window.history.back());
  await expect.poll(() => browser.evaluate(state)).toBe("en-IN true true");
  await (await browser.element(star))?.click();
  await expect.poll(() => browser.evaluate(state)).toBe("en-IN true false");
  expect(await browser.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/"\d/);
});

test("after one visit every list opens without a network", async ({ visitor, host }) => {
  await visitor.browser.goto(host.origin + homePath);
  await expect.poll(() => visitor.browser.evaluate(workerState)).toBe("activated");
  host.stop();
  await expect(fetch(host.origin)).rejects.toThrow();
  for (const { path: list, title } of [...listPages].reverse()) {
    await visitor.browser.goto(host.origin + list);
    await expect.poll(() => visitor.browser.evaluate(whenStarted)).not.toBe("");
    expect(await visitor.texts("h1")).toBe(title);
    await expect
      .poll(async () => (await visitor.texts("article")).split("\n").length)
      .toBe(itemsOf(list).length);
  }
  await expect
    .poll(() => visitor.texts("[role=status]"))
    .toMatch(new RegExp(texts.pricesAsOf(".+")));
});
