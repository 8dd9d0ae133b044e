import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { english } from "../../catalogue/text/languages";
import { furtherWords } from "../../catalogue/text/words/records";
import { siteColours } from "../../shared/site-colours";
import { CoastDrawing } from "../../components/ui/coast";
import { withLateManifest } from "./late-manifest";

/** `inline/start-script.ts` as one script; the build puts it here. */
declare const START_SCRIPT: string;

/**
 * What every document has besides its page: language, the scripts that run before the first paint,
 * icons, the drawn coast.
 */
export function onRenderBody(document: RenderBodyArgs): void {
  const { setHtmlAttributes, setBodyAttributes, setHeadComponents, setPreBodyComponents } =
    document;
  const [, first = ""] = document.pathname.split("/");
  const isFurther = furtherWords.has(first);
  // Languages are those of the shop's country.
  setHtmlAttributes({ lang: `${isFurther ? first : english.code}-IN` });
  if (isFurther) setBodyAttributes({ className: "further" });
  setHeadComponents([
    <script key="start" data-start="" dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />,
    // Without it a phone paints the page's first bar alone where the document pauses between two of its parts.
    <link key="expect" rel="expect" href={`#${pricesId}`} {...{ blocking: "render" }} />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/icon-any-192x192.png" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
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
  setPreBodyComponents([<CoastDrawing key="coast" />]);
}

/**
 * Takes out Gatsby's name and version, and the styles and the script with which gatsby-plugin-image serves its own
 * component, which this site does not use (docs/decisions/0002-plain-picture.md), and lets the manifest wait.
 */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  const isUnused = (component: ReactNode) =>
    isValidElement(component) && /^(?:gatsby-image-style|generator)/.test(component.key ?? "");
  const used = getHeadComponents().filter((component) => !isUnused(component));
  replaceHeadComponents(used.map(withLateManifest));
}
