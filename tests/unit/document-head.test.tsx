import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { withCriticalStyles } from "../../src/gatsby/documents/page-styles";
import { graphTag, searchTags } from "../../src/gatsby/search-engines/search-tags";
import { startScripts } from "../../src/gatsby/documents/document-scripts";
import { fixtureData } from "../support/fixture-data";

const shop = fixtureData();
const site = {
  business: { ...shop.business, name: 'Visakha "Best" & <Co>', siteUrl: "https://a.in" },
};
const parsedHead = (elements: ReactNode) => load(renderToStaticMarkup(<head>{elements}</head>));
const title = <title key="title">Bikes</title>;
const description = <meta name="description" content="16 bikes" />;

test("a shared link shows the page's title and description, and the business name with its special characters", () => {
  const $ = parsedHead(searchTags("/te/bikes", [title, description], site));
  const content = (property: string) => $(`meta[property="og:${property}"]`).attr("content");
  expect(["title", "description", "url", "locale", "site_name"].map(content)).toEqual([
    "Bikes",
    "16 bikes",
    "https://a.in/te/bikes",
    "te_IN",
    site.business.name,
  ]);
  const priceTitle = <meta property="og:title" content="Bikes from ₹499" />;
  const tags = parsedHead(searchTags("/te/bikes", [title, description, priceTitle], site));
  expect(tags("meta[property='og:title']")).toHaveLength(0);
});

test.each([
  ["description", [title]],
  ["title", [description]],
])("a page without a %s fails the build", (_missing, head) => {
  expect(() => searchTags("/bikes", head, site)).toThrow("/bikes");
});

test('"</script>" in the structured data does not end the script element', () => {
  const tag = graphTag([{ name: "</script></script>" }]);
  expect(renderToStaticMarkup(tag)).toContain(String.raw`"\u003c/script>\u003c/script>"`);
});

const files = {
  styles: "/styles.css",
  font: "/static/site.woff2",
  scripts: {
    app: ["/runtime.js", "/app.js"],
    list: ["/shared.js", "/list.js"],
    "words-te-ts": ["/words-te.js"],
  },
};
const routes = {
  en: [{ prefix: "/rooms", path: "/rooms" }],
  te: [{ prefix: "/te/rooms", path: "/te/rooms" }],
};
const inlineScripts = { start: "start()", redirect: "redirect()" };
const scriptsAt = (pathname: string, language?: string, componentChunkName = "list") => {
  const page = { componentChunkName, result: { data: {}, pageContext: { language } } };
  const $ = parsedHead(
    startScripts(pathname, page, { inlineScripts, routes, home: "/bikes" }, files),
  );
  return $("script")
    .get()
    .map((script) => ({ ...$(script).data(), code: $(script).text() }));
};

test.each([
  ["/te/bikes", "te", "/te/bikes", "/te/bikes", null],
  ["/", undefined, "/", "/index", [{ prefix: "/", path: "/bikes" }]],
  ["/te", "te", "/te", "/te", [{ prefix: "/te", path: "/te/bikes" }]],
  // Gatsby knows one 404 page only.
  ["/te/404.html", "te", "/404.html", "/te/404.html", routes.te],
])("%s in %p starts as %s with its files and the data of %s, and redirects by %j", (...row) => {
  const [pathname, language, path, data, redirects] = row;
  const files = [
    ...["/styles.css", "/static/site.woff2"],
    ...[`/page-data${data}/page-data.json`, "/page-data/app-data.json"],
    ...["/runtime.js", "/app.js", "/shared.js", "/list.js"],
    ...(language ? ["/words-te.js"] : []),
  ].join(" ");
  const redirect = redirects ? [{ routes: redirects, code: "redirect()" }] : [];
  expect(scriptsAt(pathname, language)).toEqual([...redirect, { path, files, code: "start()" }]);
});

test("a page without its script fails the build", () => {
  expect(() => scriptsAt("/bikes", undefined, "item")).toThrow("item");
});

test("a document inlines the screen styles of its classes, and loads the whole sheet if scripts are off", () => {
  const sheet = (
    <style
      key="styles"
      data-href="/styles.css"
      data-identity="gatsby-global-css"
      dangerouslySetInnerHTML={{
        __html: "a{color:red}.shown,.other{top:0}@media print{a{left:0}}",
      }}
    />
  );
  const $ = parsedHead(withCriticalStyles([sheet], '<p class="shown"></p>', {}));
  expect($("style").text()).toBe("a{color:red}.shown{top:0}");
  expect($("style").attr("data-href")).toBe("/styles.css");
  expect($("noscript").html()).toContain('href="/styles.css"');
});
