import { useLocation } from "@reach/router";
import { graphql } from "gatsby";
import { pathPrefixOf } from "../catalogue/text/languages";
import { writeSearchNow } from "../components/navigation/list-address";
import { pagePathOf } from "../components/navigation/page-loader";
import { useLanguage } from "../components/ui/language";

export const fragment = graphql`
  fragment SiteLanguages on Words {
    languages {
      code
      name
    }
  }
`;

/**
 * Links to this page in another language with the same query. The link loads a document, because
 * `lang` and all texts change. Narrow screens show the first two letters of the name.
 */
export function LanguageLink({ code, name }: Queries.SiteLanguagesFragment["languages"][number]) {
  const path = pagePathOf(useLocation().pathname).slice(useLanguage().pathPrefix.length);
  const address = pathPrefixOf(code) + path;
  return (
    <a
      href={address || "/"}
      lang={code}
      hrefLang={code}
      aria-label={name}
      data-short={name.slice(0, 2)}
      onClick={({ currentTarget }) => {
        writeSearchNow();
        currentTarget.search = window.location.search;
      }}
    >
      {name}
    </a>
  );
}
