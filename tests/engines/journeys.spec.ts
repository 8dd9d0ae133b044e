import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteHandler } from "../../scripts/site-server";
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

test("chosen days are priced on every card", async ({ visitor, host }) => {
  await visitor.browser.goto(host.origin + homePath);
  await expect.poll(() => visitor.browser.evaluate(whenStarted)).not.toBe("");
  for (let days = 1; days <= 3; days++) await visitor.tap("button", texts.moreDays);
  await expect
    .poll(() => visitor.browser.evaluate(() => window.location.search))
    .toContain("days=3");
  for (const stone of (await visitor.texts("article h2 ~ p, article h3 ~ p")).split("\n"))
    expect(stone).toContain(texts.days(3));
});

test("a tap before the scripts arrive is answered once they run", async ({
  visitor,
  engineName,
}) => {
  test.skip(engineName === "webkit", "its driver waits for scripts that a page adds");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = await siteHandler({ folder: path.resolve("public") });
  const host = createServer((request, response) => {
    const wait = request.url?.endsWith(".js") ? released : Promise.resolve();
    void wait.then(() => answer(request, response));
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  await visitor.browser.goto(`http://localhost:${(host.address() as AddressInfo).port}${homePath}`);
  const star = texts.star(itemsOf(homePath)[0]?.name ?? "");
  await visitor.tap("article button", star);
  expect(await visitor.browser.evaluate(whenStarted)).toBe("");
  release();
  const pressed = () =>
    visitor.browser.evaluate(
      () => document.querySelector("article [aria-pressed=true]")?.ariaLabel ?? "",
    );
  await expect.poll(pressed).toBe(star);
  host.closeAllConnections();
  host.close();
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
