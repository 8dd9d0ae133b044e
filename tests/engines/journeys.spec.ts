import { texts } from "../../src/catalogue/text/texts";
import { homePath, listPages, tabLists } from "../support/built-site";
import { expect, test } from "./site";

/** The worker is active once it has stored every list. */
const workerState = () => navigator.serviceWorker.controller?.state;

const whenStarted = () => document.documentElement.dataset.started ?? "";
const cardCount = () => document.querySelectorAll("article").length;
const textOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.innerText.replaceAll(/\s+/g, " ").trim();
const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("a tab opens its list at once, and Back shows the list before", async ({ visitor, host }) => {
  const [first, second] = tabLists.map((tab) => listPages.find(({ path }) => path === tab.path));
  await visitor.goto(host.origin + (first?.path ?? ""));
  await expect.poll(() => visitor.evaluate(whenStarted)).not.toBe("");
  await visitor.evaluate(tap, `nav[aria-label=Main] a[href="${second?.path}"]`);
  await expect.poll(() => visitor.evaluate(textOf, "h1")).toBe(second?.title);
  await visitor.evaluate(() => window.history.back());
  await expect.poll(() => visitor.evaluate(textOf, "h1")).toBe(first?.title);
  await expect.poll(() => visitor.evaluate(cardCount)).toBe(first?.items);
});

test("after Back from another language a star is as it was left, and a tap does what it says", async ({
  visitor,
  host,
}) => {
  const star = "article button[aria-pressed]";
  const state = (selector: string) =>
    [
      document.documentElement.lang,
      document.documentElement.dataset.started === window.location.pathname,
      document.querySelector(selector)?.getAttribute("aria-pressed"),
    ].join(" ");
  const expectState = (expected: string) =>
    expect.poll(() => visitor.evaluate(state, star)).toBe(expected);
  await visitor.goto(host.origin + homePath);
  await expectState("en-IN true false");
  await visitor.evaluate(tap, "a[hreflang=te]");
  await expectState("te-IN true false");
  await visitor.evaluate(tap, star);
  await expectState("te-IN true true");
  await visitor.evaluate(() => window.history.back());
  await expectState("en-IN true true");
  await visitor.evaluate(tap, star);
  await expectState("en-IN true false");
  expect(await visitor.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/"\d/);
});

test("after one visit every list opens without a network", async ({ visitor, host }) => {
  await visitor.goto(host.origin + homePath);
  await expect.poll(() => visitor.evaluate(workerState)).toBe("activated");
  host.stop();
  await expect(fetch(host.origin)).rejects.toThrow();
  for (const { path: list, title, items } of [...listPages].reverse()) {
    await visitor.goto(host.origin + list);
    await expect.poll(() => visitor.evaluate(whenStarted)).not.toBe("");
    expect(await visitor.evaluate(textOf, "h1")).toBe(title);
    await expect.poll(() => visitor.evaluate(cardCount)).toBe(items);
  }
  await expect
    .poll(() => visitor.evaluate(textOf, "body"))
    .toMatch(new RegExp(texts.pricesAsOf(".+")));
});
