/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { shortenInlineScripts } from "../../src/finish/pages/inline-scripts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "inline-scripts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function shortenedPage(html: string): Promise<string> {
  writeFileSync(path.join(folder, "index.html"), html);
  await shortenInlineScripts(folder);
  return readFileSync(path.join(folder, "index.html"), "utf8");
}

test("neighbours become one script that does what they did, in their order", async () => {
  const html = await shortenedPage(
    `<script>window.seen = ["a"] // first</script><script\n id="gatsby-chunk-mapping"\n>\n (function () { var long = "b"; window.seen.push(long) })() </script>\n<script>window.seen.push("c")</script><p>`,
  );
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = ""]) => script);
  expect(scripts).toHaveLength(1);
  const window: { seen?: string[] } = {};
  runInNewContext(scripts[0] ?? "", { window });
  expect(window.seen).toEqual(["a", "b", "c"]);
  expect(scripts[0]).not.toMatch(/\/\/|\s(?!\w)/);
  expect(html.endsWith("<p>")).toBe(true);
});

test.each([
  ["with data of its own", `<script data-path="/a">one=1;</script>`],
  ["of the page's head", `<script data-gatsby-head="true">one = 1</script>`],
  ["in a file", `<script src="/a.js"></script>`],
  ["that is data", `<script type="application/ld+json">{"a": 1}</script>`],
])("a script %s stays by itself", async (_what, tag) => {
  const html = await shortenedPage(`<script>zero=0;</script>${tag}<script>two=2;</script>`);
  expect(html).toBe(`<script>zero=0;</script>${tag}<script>two=2;</script>`);
});

test("a page that an earlier build has finished stays as it is", async () => {
  const once = await shortenedPage(
    `<script>(function(){var name="a";if(name)window.a=name;else window.b=1})()</script><script>c = 1</script>`,
  );
  expect(await shortenedPage(once)).toBe(once);
});
