import type { ReactElement } from "react";
import type { PrefixRoute } from "../../catalogue/addresses/site-addresses";
import { english, pathPrefixOf } from "../../catalogue/text/languages";
import {
  appDataFile,
  isNotFoundPage,
  notFoundPage,
  pageDataFile,
} from "../../offline/precache-manifest";
import { type BrowserFiles, required, wordsChunk } from "../output/built-files";
import type { BuiltPage } from "../search-engines/described-page";
import type { SiteFacts } from "./site-facts";

export interface RenderedPage {
  readonly componentChunkName: string;
  readonly result: BuiltPage;
}

/** The only scripts before the first paint (`src/start`). */
export function startScripts(
  pathname: string,
  { componentChunkName, result }: RenderedPage,
  { inlineScripts, routes, home }: Pick<SiteFacts, "inlineScripts" | "routes" | "home">,
  { styles, font, scripts }: BrowserFiles,
): ReactElement[] {
  const code = result.pageContext?.language ?? english.code;
  const prefix = pathPrefixOf(code);
  const isNotFound = isNotFoundPage(pathname);
  let redirectRoutes: readonly PrefixRoute[] | undefined;
  if (isNotFound) redirectRoutes = routes[code];
  else if (pathname === (prefix || "/"))
    redirectRoutes = [{ prefix: prefix || "/", path: prefix + home }];
  const chunks = ["app", componentChunkName, ...(code === english.code ? [] : [wordsChunk(code)])];
  const files = [
    styles,
    font,
    pageDataFile(pathname === "/" ? "/index" : pathname),
    appDataFile,
    ...chunks.flatMap((chunk) => required(scripts[chunk], "webpack.stats.json", `chunk ${chunk}`)),
  ];
  return [
    ...(redirectRoutes
      ? [
          <script
            key="redirect"
            data-routes={JSON.stringify(redirectRoutes)}
            dangerouslySetInnerHTML={{ __html: inlineScripts.redirect }}
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
