import { readFileSync } from "node:fs";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { siteColours } from "../../shared/site-colours";
import { deviceScript } from "./device";
import { IconSprite } from "../../components/ui/icon-sprite";
import { withLateManifest } from "./late-manifest";
import { startScript } from "./start-script";

/** Language of the pages. */
const language = "en-IN";

/** Whether a tab has an icon; in the preview its owner may choose any of them, without a new start. */
function isOfTab(name: string): boolean {
  return process.env.NODE_ENV === "development" || tabIcons().includes(name);
}

function tabIcons(): unknown[] {
  const pages = JSON.parse(readFileSync("data/pages.json", "utf8")) as readonly {
    readonly tab?: { readonly icon: string };
  }[];
  return pages.map(({ tab }) => tab?.icon);
}

/**
 * What every document has besides its page: language, the scripts that run before the first paint,
 * icons.
 */
export function onRenderBody(document: RenderBodyArgs): void {
  const { setHtmlAttributes, setHeadComponents, setPreBodyComponents } = document;
  setHtmlAttributes({ lang: language });
  setHeadComponents([
    <script key="device" dangerouslySetInnerHTML={{ __html: deviceScript }} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript }} />,
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
  setPreBodyComponents([<IconSprite key="icons" isOfTab={isOfTab} />]);
}

/**
 * Takes out the styles and the script with which gatsby-plugin-image serves its own component,
 * which this site does not use (docs/decisions/0002-plain-picture.md), and lets the manifest wait.
 */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  const isUnused = (component: ReactNode) =>
    isValidElement(component) && component.key?.startsWith("gatsby-image-style");
  const used = getHeadComponents().filter((component) => !isUnused(component));
  replaceHeadComponents(used.map(withLateManifest));
}
