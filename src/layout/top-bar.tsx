import { graphql } from "gatsby";
import { chatLink, phoneLink } from "../catalogue/addresses/links";
import { shopContact } from "../catalogue/shop/shop";
import { useTexts } from "../components/ui/language";
import { ExternalLink } from "../components/ui/external-link";
import { iconClass } from "../components/ui/icon";
import * as styles from "./top-bar.module.css";

export const fragment = graphql`
  fragment TopBar on BusinessJson {
    name
    phones
    chatText
  }
`;

export function TopBar({ business }: { readonly business: Queries.TopBarFragment }) {
  const texts = useTexts();
  const shop = shopContact(business);
  return (
    <nav className={styles.bar} aria-label={texts.topBar}>
      <div className={styles.links}>
        <ExternalLink
          className={iconClass("chat", styles.chat)}
          href={chatLink(shop.phone, shop.greeting)}
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
      </div>
    </nav>
  );
}
