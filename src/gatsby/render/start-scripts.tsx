import type { ReactElement } from "react";
import { english, pathPrefixOf } from "../../catalogue/text/languages";
import { type BrowserFiles, wordsChunk } from "../../finish/built-pages";
import type { BuiltPage } from "../../finish/search-engines/described-page";
import {
  appDataFile,
  isNotFoundPage,
  notFoundPage,
  pageDataFile,
} from "../../shared/precache-manifest";
import type { SiteFacts } from "./site-facts";

/** A page as Gatsby hands it to the renderer. */
export interface RenderedPage {
  /** Name of the script of its template. */
  readonly componentChunkName: string;
  readonly result: BuiltPage;
}

/**
 * The scripts in the head, which alone run before the first paint: one that leads on, on pages for addresses of which
 * something is known, and the start script, with the files that it fetches once the page is painted
 * (`inline/start-script.ts`).
 */
export function startScripts(
  pathname: string,
  { componentChunkName, result }: RenderedPage,
  { inlineScripts, addresses, home }: Pick<SiteFacts, "inlineScripts" | "addresses" | "home">,
  { styles, font, scripts }: BrowserFiles,
): ReactElement[] {
  const code = result.pageContext?.language ?? english.code;
  const prefix = pathPrefixOf(code);
  const isNotFound = isNotFoundPage(pathname);
  // The site's root has no list of its own.
  const ofRoot = home !== null && {
    redirects: [{ from: prefix, to: prefix + home }],
    prefixes: [],
  };
  const known = isNotFound ? addresses[code] : pathname === (prefix || "/") && ofRoot;
  const chunks = ["app", componentChunkName, ...(code === english.code ? [] : [wordsChunk(code)])];
  const files = [
    styles,
    font,
    pageDataFile(pathname === "/" ? "/index" : pathname),
    appDataFile,
    ...chunks.flatMap((chunk) => {
      const found = scripts[chunk];
      if (found === undefined) throw new Error(`The build has no script ${chunk}`);
      return found;
    }),
  ];
  return [
    ...(known
      ? [
          <script
            key="lead-on"
            data-addresses={JSON.stringify(known)}
            dangerouslySetInnerHTML={{ __html: inlineScripts.leadOn }}
          />,
        ]
      : []),
    <script
      key="start"
      // Gatsby and the loader know the page for unknown addresses by one path alone.
      data-path={isNotFound ? notFoundPage : pathname}
      data-files={[...new Set(files)].join(" ")}
      dangerouslySetInnerHTML={{ __html: inlineScripts.start }}
    />,
  ];
}
