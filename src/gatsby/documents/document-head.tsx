import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { english, languageAt } from "../../catalogue/text/languages";
import { CoastDrawing } from "../../components/ui/coast";
import { describedPage } from "../search-engines/described-page";
import { siteColours } from "../site-colours";
import { type DocumentTag, graphKey, graphTag, searchTags } from "../search-engines/search-tags";
import { type RenderedPage, startScripts } from "./document-scripts";

const site = SITE_FACTS;

/** Adds tags here, because each tag of a template's `Head` is also in the template's script. */
export function onRenderBody(document: RenderBodyArgs): void {
  const { pathname, setHeadComponents } = document;
  const { code } = languageAt(pathname);
  document.setHtmlAttributes({ lang: `${code}-IN` });
  if (code !== english.code) document.setBodyAttributes({ className: "further" });
  if (site.files !== null) {
    // Gatsby's type lacks `componentChunkName`.
    const page = document.loadPageDataSync(pathname) as unknown as RenderedPage;
    const description = describedPage(page.result, site);
    const picture = page.result.data.shared?.nodes[0]?.image.childImageSharp?.resize?.src;
    setHeadComponents([
      ...startScripts(pathname, page, site, site.files),
      picture && (
        <meta key="picture" property="og:image" content={site.business.siteUrl + picture} />
      ),
    ]);
    if (description !== null) {
      setHeadComponents([
        <meta key="price-title" property="og:title" content={description.title} />,
        // Otherwise a phone first paints only the bar at the top. React's types lack `blocking`.
        <link key="expect" rel="expect" href={`#${pricesId}`} {...{ blocking: "render" }} />,
      ]);
      const { graph } = description;
      if (graph.length > 0) document.setPostBodyComponents([graphTag(graph)]);
    }
  } else {
    setHeadComponents([
      <script key="start" dangerouslySetInnerHTML={{ __html: site.inlineScripts.start }} />,
    ]);
  }
  setHeadComponents([
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/icon-192x192.png" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/mark.svg" />,
    <meta
      key="light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={siteColours.sea}
    />,
    <meta
      key="dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={siteColours.night}
    />,
    <noscript key="no-script">
      <style>{".js-only{display:none!important}"}</style>
    </noscript>,
    <meta key="scheme" name="color-scheme" content="light dark" />,
  ]);
  document.setPreBodyComponents([<CoastDrawing key="coast" />]);
}

/**
 * Removes Gatsby's version, the script tags (the start script fetches their files), and the code of
 * gatsby-plugin-image's unused component (docs/decisions/0002-plain-picture.md).
 */
export function onPreRenderHTML(document: PreRenderHTMLArgs): void {
  const { policy, files } = site;
  const { pathname, getHeadComponents, getPostBodyComponents } = document;
  const head = elementsOf(getHeadComponents())
    .filter(({ key }) => !/^(?:gatsby-image-style|generator)/.test(key ?? ""))
    .map((tag) =>
      // On a slow phone, a refresh would overtake the redirect by script, and lose the query.
      tag.props["http-equiv"] === "refresh" ? <noscript key="refresh">{tag}</noscript> : tag,
    );
  document.replaceHeadComponents([
    ...(policy === null
      ? []
      : [<meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />]),
    ...head,
    ...(files === null ? [] : searchTags(pathname, head, site)),
  ]);
  if (files === null) return;
  document.replacePostBodyComponents(
    elementsOf(getPostBodyComponents()).filter(({ key }) => key === graphKey),
  );
}

function elementsOf(components: readonly ReactNode[]): ReactElement<DocumentTag>[] {
  return components.filter((component) => isValidElement<DocumentTag>(component));
}

/** React's stream, which Gatsby uses, leaves NUL bytes in some characters (facebook/react#24985). */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
}
