import { graphql } from "gatsby";
import { chatLink, phoneLink } from "../catalogue/addresses/links";
import { useLanguage } from "../components/ui/language";
import { useOpeningText } from "../components/ui/opening-chip";
import { ExternalLink } from "../components/ui/external-link";
import { iconClass } from "../components/ui/icon";
import { LanguageLink } from "./language-link";
import * as styles from "./top-bar.module.css";

export const fragment = graphql`
  fragment TopBar on BusinessJson {
    name
    phones
    phone
    greeting
    openingHours {
      ...OpeningHours
    }
  }
`;

interface TopBarProps {
  readonly business: Queries.TopBarFragment;
  readonly languages: Queries.SiteLanguagesFragment["languages"];
}

export function TopBar({ business, languages }: TopBarProps) {
  const { texts, code } = useLanguage();
  const opening = useOpeningText(business.openingHours);
  return (
    <nav className={styles.bar} aria-label={texts.topBar}>
      <div className={styles.links}>
        <ExternalLink
          className={iconClass("chat", styles.chat)}
          href={chatLink(business.phone, business.greeting)}
          aria-label={texts.chatWith(business.name)}
          title={opening?.isOpen === false ? opening.text : undefined}
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
