import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { withCriticalStyles } from "../../src/gatsby/documents/page-styles";
import { graphTag, searchTags } from "../../src/gatsby/search-engines/search-tags";
import { startScripts } from "../../src/gatsby/documents/document-scripts";
import { siteColours } from "../../src/gatsby/site-colours";
import { fixtureData } from "../support/fixture-data";
import { bike, listProps } from "../support/fixtures";

const shop = fixtureData();
const site = {
  business: { ...shop.business, name: 'Visakha "Best" & <Co>', siteUrl: "https://a.in" },
};
const parsedHead = (elements: ReactNode) => load(renderToStaticMarkup(<head>{elements}</head>));
const title = <title key="title">Bikes</title>;
const description = <meta key="description" name="description" content="16 bikes" />;
const refresh = <meta key="refresh" {...{ "http-equiv": "refresh" }} content="0;url=/bikes" />;

test('"</script>" in the structured data does not end the script element', () => {
  const tag = graphTag([{ name: "</script></script>" }]);
  expect(renderToStaticMarkup(tag)).toContain(
    String.raw`{"@context":"https://schema.org","@graph":[{"name":"\u003c/script>\u003c/script>"}]}`,
  );
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

Object.assign(globalThis, {
  SITE_FACTS: { ...site, home: "/bikes", routes, inlineScripts, files, policy: "default-src" },
});
const { onRenderBody, onPreRenderHTML } = jest.requireActual<
  typeof import("../../src/gatsby/documents/document-head")
>("../../src/gatsby/documents/document-head");

/** The attributes, head and last elements of a list's document. */
function documentOf(pathname: string, language?: string) {
  const attributes: object[] = [];
  const parts = {
    head: [title, description, refresh, <meta key="generator" content="Gatsby" />] as ReactNode[],
    end: [<script key="app" src="/app.js" />] as ReactNode[],
  };
  const shared = { nodes: [{ image: { childImageSharp: { resize: { src: "/list.jpg" } } } }] };
  const data = { page: listProps.page, items: { nodes: [bike] }, shared };
  const result = { data, pageContext: { address: pathname, language } };
  const document = {
    pathname,
    loadPageDataSync: () => ({ componentChunkName: "list", result }),
    setHtmlAttributes: (added: object) => attributes.push(added),
    setBodyAttributes: (added: object) => attributes.push(added),
    setPreBodyComponents: ({ length }: ReactNode[]) => attributes.push({ length }),
    setHeadComponents: (added: ReactNode[]) => parts.head.push(...added),
    setPostBodyComponents: (added: ReactNode[]) => parts.end.push(...added),
    getHeadComponents: () => parts.head.flat(),
    getPostBodyComponents: () => parts.end,
    replaceHeadComponents: (head: ReactNode[]) => (parts.head = head),
    replacePostBodyComponents: (end: ReactNode[]) => (parts.end = end),
  };
  onRenderBody(document as object as Parameters<typeof onRenderBody>[0]);
  onPreRenderHTML(document as object as Parameters<typeof onPreRenderHTML>[0]);
  const $ = parsedHead(parts.head);
  const tags = $("meta, link, noscript").get();
  return {
    attributes,
    end: parsedHead(parts.end)("script").length,
    head: tags.map((tag) => [...Object.values(tag.attribs), $(tag).text()].join(" ").trim()),
  };
}

test("a document has its policy, price, picture, colours and icons, and nothing of Gatsby", () => {
  expect(documentOf("/te/bikes", "te")).toEqual({
    attributes: [{ lang: "te-IN" }, { className: "further" }, { length: 1 }],
    end: 0,
    head: [
      "Content-Security-Policy default-src",
      "description 16 bikes",
      // Without scripts alone, because the redirect by script keeps the query.
      '<meta http-equiv="refresh" content="0;url=/bikes"/>',
      "og:image https://a.in/list.jpg",
      "og:title Scooters: 1 scooter, from ₹499 a day.",
      "expect #prices render",
      "apple-touch-icon /icons/icon-192x192.png",
      "icon image/svg+xml /mark.svg",
      `theme-color (prefers-color-scheme: light) ${siteColours.sea}`,
      `theme-color (prefers-color-scheme: dark) ${siteColours.night}`,
      "<style>.js-only{display:none!important}</style>",
      "color-scheme light dark",
      "og:type website",
      `og:site_name ${site.business.name}`,
      "og:locale te_IN",
      "og:description 16 bikes",
      "og:url https://a.in/te/bikes",
      "twitter:card summary_large_image",
    ],
  });
  expect(documentOf("/bikes")).toMatchObject({ attributes: [{ lang: "en-IN" }, {}], end: 1 });
  // The preview.
  Object.assign(SITE_FACTS, { policy: null, files: null });
  const preview = documentOf("/bikes");
  expect(preview.end).toBe(1);
  expect(preview.head.join()).not.toMatch(/policy|og:/i);
  const $ = parsedHead(searchTags("/upload", [description, title], site));
  expect($("meta[property='og:title']").attr("content")).toBe("Bikes");
});

test("a page without a title, a description or its script fails the build", () => {
  for (const head of [[title], [description]])
    expect(() => searchTags("/bikes", head, site)).toThrow("/bikes");
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
  const documentWith = (body: string) => parsedHead(withCriticalStyles([title, sheet], body, {}));
  const $ = documentWith('<p class="shown"></p>');
  expect($("title").text()).toBe("Bikes");
  expect(documentWith('<p class="other"></p>')("style").text()).toBe("a{color:red}.other{top:0}");
  expect($("style").text()).toBe("a{color:red}.shown{top:0}");
  expect($("style").attr("data-href")).toBe("/styles.css");
  expect($("noscript").html()).toContain('href="/styles.css"');
});
