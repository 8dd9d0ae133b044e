import type { SiteAddresses } from "../../catalogue/addresses/site-addresses";
import type { Language } from "../../catalogue/text/languages";
import type { BrowserFiles } from "../../finish/built-pages";
import type { InlineScripts } from "../../finish/pages/inline-scripts";
import type { Icons } from "./icon-sprite";
import type { DescribedSite } from "../../finish/search-engines/described-page";

/**
 * What pages are rendered with besides their own data. It is a constant of the renderer, so that Gatsby renders all
 * pages again when any of it changes.
 */
export interface SiteFacts extends DescribedSite {
  /** Today: a page says what is away, so that each day renders it again. */
  readonly day: string;
  /** All languages, English first. */
  readonly languages: readonly Pick<Language, "code" | "pathPrefix">[];
  /** Addresses that lead to pages, by language. */
  readonly addresses: Readonly<Record<string, SiteAddresses>>;
  readonly inlineScripts: InlineScripts;
  readonly icons: Icons;
  /** Security policy that pages state themselves; null where the host sends it. */
  readonly policy: string | null;
  /** Null in the preview, which loads its scripts by tags of its own. */
  readonly files: BrowserFiles | null;
}
