import { needed, tabs } from "./catalogue";
import { expect, test } from "./site";

test.use({ expectedErrors: /service worker|sw\.js|page-data|Failed to load|JSHandle@error/i });

const styles = /\/styles\.\w+\.css$/;
// Excludes the texts of a language, because a sixth hanging script would take the last connection of HTTP/1.1.
const scripts = /(?<!\/words-[\w-]+)\.js$/;
for (const files of [styles, scripts, /page-data\.json$/]) {
  test(`a page without an answer for ${files.source} says that it waits, and starts once the server answers`, async ({
    visitor,
    host,
    engineName,
  }) => {
    test.skip(
      engineName === "firefox" && files === styles,
      "over HTTP/1.1 Firefox requests nothing else while a style sheet hangs; hosts use HTTP/2",
    );
    const { list } = needed(tabs[0], "a tab");
    host.hangingPaths = files;
    await visitor.openStatic(list.path);
    const visibleLines = () =>
      visitor.evaluate(() => document.getElementById("waiting")?.getClientRects().length ?? 0);
    await expect.poll(visibleLines, { timeout: 15_000 }).toBe(1);
    host.hangingPaths = null;
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.dataset.started ?? ""), {
        timeout: 20_000,
      })
      .toBe(list.path);
    await expect.poll(visibleLines).toBe(0);
  });
}
