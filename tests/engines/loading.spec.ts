import { itemsOf, needed, tabs, texts } from "./catalogue";
import { by, nth } from "./locators";
import { expect, test } from "./site";

test.use({
  expectedErrors: /did not load|service worker|sw\.js|page-data|Failed to load|JSHandle@error/i,
});

test("a page that does not load shows an error, and Retry loads it", async ({ visitor, host }) => {
  const { list: from } = needed(tabs[0], "a tab");
  const { list: to, label } = needed(tabs[1], "another tab");
  // The service worker would cache the other list.
  host.refused = ["/sw.js", `/page-data${to.path}/page-data.json`];
  await visitor.open(from.path);
  await visitor.tap(by("navigation", texts.tabs), by("link", label));
  await expect.poll(() => visitor.texts(nth(by("heading"), 0))).toEqual([texts.loadErrorTitle]);
  await expect.poll(() => visitor.address()).toBe(to.path);
  const hrefs = await visitor.attributes("href", by("main"), by("link"));
  expect(hrefs.filter((href) => href?.startsWith("tel:") === true)).not.toEqual([]);
  host.refused = [];
  await visitor.tap(by("main"), by("button", texts.retry));
  // While the document reloads, there is no page to query.
  await expect(async () => {
    expect(await visitor.texts(nth(by("heading"), 0))).toEqual([to.title]);
  }).toPass();
  await expect.poll(() => visitor.texts(by("article"))).toHaveLength(itemsOf(to).length);
});

const styles = /\/styles\.\w+\.css$/;
/* Without the words of a language: over HTTP/1.1 six hanging scripts would take all connections. */
const scripts = /(?<!\/words-[\w-]+)\.js$/;
for (const hanging of [styles, scripts, /page-data\.json$/]) {
  test(`a page whose files hang, ${hanging.source}, says that it waits, and starts by itself`, async ({
    visitor,
    host,
    engineName,
  }) => {
    test.skip(
      engineName === "firefox" && hanging === styles,
      "over HTTP/1.1 Firefox requests nothing else while a style sheet hangs; hosts use HTTP/2",
    );
    const { list } = needed(tabs[0], "a tab");
    host.hanging = hanging;
    await visitor.openStatic(list.path);
    const line = () =>
      visitor.evaluate(() => document.getElementById("waiting")?.getClientRects().length ?? 0);
    await expect.poll(line, { timeout: 15_000 }).toBe(1);
    host.hanging = null;
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.dataset.started ?? ""), {
        timeout: 20_000,
      })
      .toBe(list.path);
    await expect.poll(line).toBe(0);
  });
}
