import { useLocation } from "@reach/router";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pathPrefixOf } from "../catalogue/text/languages";
import { writeSearchNow } from "../components/navigation/list-address";
import { pageAt } from "../components/navigation/page-loader";
import { useLanguage } from "../components/ui/language";

export const fragment = graphql`
  fragment SiteLanguages on Words {
    languages {
      code
      name
    }
  }
`;

export type SiteLanguage = Queries.SiteLanguagesFragment["languages"][number];

interface LanguageLinkProps {
  readonly language: SiteLanguage;
  /** Whether narrow screens show the name's first two letters. */
  readonly isShort?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Links to this page in another language with the same query. The link loads a document, because
 * `lang` and all texts change.
 */
export function LanguageLink(props: LanguageLinkProps) {
  const { code, name } = props.language;
  const path = pageAt(useLocation().pathname).slice(useLanguage().pathPrefix.length);
  const address = pathPrefixOf(code) + path;
  return (
    <a
      href={address || "/"}
      lang={code}
      hrefLang={code}
      {...(props.isShort && { "aria-label": name, "data-short": name.slice(0, 2) })}
      className={props.className}
      onClick={({ currentTarget }) => {
        writeSearchNow();
        currentTarget.search = window.location.search;
      }}
    >
      {props.children}
    </a>
  );
}
