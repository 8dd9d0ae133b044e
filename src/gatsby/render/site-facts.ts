import type { PrefixRoute } from "../../catalogue/addresses/site-addresses";
import type { Language } from "../../catalogue/text/languages";
import type { BrowserFiles } from "../../finish/built-files";
import type { InlineScripts } from "../../finish/pages/inline-scripts";
import type { Icons } from "./icon-sprite";
import type { DescribedSite } from "../../finish/search-engines/described-page";

/** A constant of the renderer, so that Gatsby renders all pages again when it changes. */
export interface SiteFacts extends DescribedSite {
  /** Pages show availability, so a build on another day renders them again. */
  readonly day: string;
  readonly languages: readonly Pick<Language, "code" | "pathPrefix">[];
  /** By language. */
  readonly routes: Readonly<Record<string, readonly PrefixRoute[]>>;
  readonly inlineScripts: InlineScripts;
  readonly icons: Icons;
  /** Null where the host sends the policy. */
  readonly policy: string | null;
  /** Null in the preview. */
  readonly files: BrowserFiles | null;
}
