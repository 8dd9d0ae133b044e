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

export interface RenderedPage {
  readonly componentChunkName: string;
  readonly result: BuiltPage;
}

/** The only scripts before the first paint (`src/inline`). */
export function startScripts(
  pathname: string,
  { componentChunkName, result }: RenderedPage,
  { inlineScripts, addresses, home }: Pick<SiteFacts, "inlineScripts" | "addresses" | "home">,
  { styles, font, scripts }: BrowserFiles,
): ReactElement[] {
  const code = result.pageContext?.language ?? english.code;
  const prefix = pathPrefixOf(code);
  const isNotFound = isNotFoundPage(pathname);
  // The root only redirects.
  const ofRoot = home !== null && {
    redirects: [{ from: prefix, to: prefix + home }],
    prefixes: [],
  };
  const leadOnAddresses = isNotFound ? addresses[code] : pathname === (prefix || "/") && ofRoot;
  const chunks = ["app", componentChunkName, ...(code === english.code ? [] : [wordsChunk(code)])];
  const files = [
    styles,
    font,
    pageDataFile(pathname === "/" ? "/index" : pathname),
    appDataFile,
    ...chunks.flatMap((chunk) => {
      const chunkFiles = scripts[chunk];
      if (chunkFiles === undefined) throw new Error(`The build has no script ${chunk}`);
      return chunkFiles;
    }),
  ];
  return [
    ...(leadOnAddresses
      ? [
          <script
            key="lead-on"
            data-addresses={JSON.stringify(leadOnAddresses)}
            dangerouslySetInnerHTML={{ __html: inlineScripts.leadOn }}
          />,
        ]
      : []),
    <script
      key="start"
      // Gatsby knows the 404 page by one path only.
      data-path={isNotFound ? notFoundPage : pathname}
      data-files={[...new Set(files)].join(" ")}
      dangerouslySetInnerHTML={{ __html: inlineScripts.start }}
    />,
  ];
}
