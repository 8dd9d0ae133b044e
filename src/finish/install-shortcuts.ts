import { contactId, listPagePath, type PageAddress } from "../catalogue/page-paths";
import { texts } from "../catalogue/texts";

interface PageWithTab extends PageAddress {
  readonly tab?: { readonly label: string };
}
interface Shortcut {
  readonly name: string;
  readonly url: string;
}

/**
 * What the icon of the installed site offers when it is held: the pages with a tab, and the phone
 * numbers. A shortcut has to lead into the site, so that the last one shows them and does not dial.
 */
export function installShortcuts(
  pages: readonly PageWithTab[],
  slug: string,
  pathPrefix: string,
): Shortcut[] {
  const tabs = pages.flatMap(({ tab, ...address }) =>
    tab === undefined ? [] : [{ name: tab.label, url: pathPrefix + listPagePath(address, slug) }],
  );
  const [first] = tabs;
  return first === undefined
    ? []
    : [...tabs, { name: texts.call, url: `${first.url}#${contactId}` }];
}
