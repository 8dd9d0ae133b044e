import { graphql } from "gatsby";
import { chatLink, phoneLink } from "../catalogue/addresses/links";
import { ExternalLink } from "../components/ui/external-link";
import { iconClass } from "../components/ui/icon";
import { useLanguage } from "../components/visitor/language";
import { useLocation } from "@reach/router";
import { languages, type SiteLanguage } from "../catalogue/text/languages";
import { usePageSearch } from "../components/visitor/page-query";
import { pagePathOf } from "../components/navigation/gatsby-loader";
import * as styles from "./top-bar.module.css";

export const fragment = graphql`
  fragment TopBar on BusinessJson {
    name
    phones
    phone
    greeting
  }
`;

interface TopBarProps {
  readonly business: Queries.TopBarFragment;
}

export function TopBar({ business }: TopBarProps) {
  const { texts, code } = useLanguage();
  return (
    <nav className={styles.bar} aria-label={texts.topBar}>
      <div className={`wrap ${styles.links}`}>
        <ExternalLink
          className={iconClass("chat", styles.chat)}
          href={chatLink(business.phone, business.greeting)}
          aria-label={texts.chatWith(business.name)}
        >
          <span aria-hidden="true">{texts.chat}</span>
        </ExternalLink>
        {business.phones.map((phone) => (
          <a
            key={phone}
            className={iconClass("phone", styles.phone)}
            href={phoneLink(phone)}
            aria-label={texts.callNumber(phone)}
          >
            {phone}
          </a>
        ))}
        {languages
          .filter((language) => language.code !== code)
          .map((language) => (
            <LanguageLink key={language.code} {...language} />
          ))}
      </div>
    </nav>
  );
}

/**
 * The link loads a document, because `lang` and all texts change. Narrow screens show the first two letters of the
 * name.
 */
export function LanguageLink({ code, name, pathPrefix }: SiteLanguage) {
  const path = pagePathOf(useLocation().pathname).slice(useLanguage().pathPrefix.length);
  const address = (pathPrefix + path || "/") + usePageSearch();
  return (
    <a href={address} lang={code} hrefLang={code} aria-label={name} data-short={name.slice(0, 2)}>
      {name}
    </a>
  );
}
