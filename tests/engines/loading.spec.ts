import { itemsOf, needed, tabs, texts } from "./catalogue";
import { by, nth } from "./places";
import { expect, test } from "./site";

test.use({
  expectedErrors: /did not load|service worker|sw\.js|page-data|Failed to load|JSHandle@error/i,
});

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

const styles = /\/styles\.\w+\.css$/;
/* A language's words come: over HTTP/1.1 six scripts that hang would take all connections to the server. */
const scripts = /(?<!\/words-[\w-]+)\.js$/;
for (const held of [styles, scripts, /page-data\.json$/]) {
  test(`a page whose files hang, ${held.source}, says so and starts by itself`, async ({
    visitor,
    host,
    engineName,
  }) => {
    test.skip(
      engineName === "firefox" && held === styles,
      "over HTTP/1.1 Firefox requests nothing else while a style sheet hangs; hosts use HTTP/2",
    );
    const { list } = needed(tabs[0], "a tab");
    host.held = held;
    await visitor.openStatic(list.path);
    const line = () =>
      visitor.evaluate(() => document.getElementById("waiting")?.getClientRects().length ?? 0);
    await expect.poll(line, { timeout: 15_000 }).toBe(1);
    host.held = null;
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.dataset.started ?? ""), {
        timeout: 20_000,
      })
      .toBe(list.path);
    await expect.poll(line).toBe(0);
  });
}
