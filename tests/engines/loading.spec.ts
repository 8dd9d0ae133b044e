import { texts } from "../../src/catalogue/text/texts";
import { itemsOf, needed, tabs } from "./catalogue";
import { by, nth } from "./places";
import { expect, test } from "./site";

test.use({ expectedErrors: /did not load|service worker|sw\.js|page-data|Failed to load/i });

test("a page that does not load says so, and Retry loads it", async ({ visitor, host }) => {
  const { list: from } = needed(tabs[0], "a tab");
  const { list: to, label } = needed(tabs[1], "another tab");
  // With the worker the other list would be cached.
  host.refused = ["/sw.js", `/page-data${to.path}/page-data.json`];
  await visitor.open(from.path);
  await visitor.tap(by("navigation", texts.tabs), by("link", label));
  await expect.poll(() => visitor.texts(nth(by("heading"), 0))).toEqual([texts.loadErrorTitle]);
  await expect.poll(() => visitor.address()).toBe(to.path);
  const calls = await visitor.attributes("href", by("main"), by("link"));
  expect(calls.filter((href) => href?.startsWith("tel:") === true)).not.toEqual([]);
  host.refused = [];
  await visitor.tap(by("main"), by("button", texts.retry));
  // The document is loaded anew, and while it goes there is no page to ask.
  await expect(async () => {
    expect(await visitor.texts(nth(by("heading"), 0))).toEqual([to.title]);
  }).toPass();
  await expect.poll(() => visitor.texts(by("article"))).toHaveLength(itemsOf(to).length);
});
