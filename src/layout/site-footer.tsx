import { graphql } from "gatsby";
import { phoneLink } from "../catalogue/links";
import { contactId } from "../catalogue/page-paths";
import { texts } from "../catalogue/texts";
import { ExternalLink } from "../components/ui/external-link";
import { Mark } from "../components/ui/mark";
import { PostalAddress } from "./postal-address";
import * as styles from "./site-footer.module.css";

export const fragment = graphql`
  fragment SiteFooter on BusinessJson {
    name
    phones
    openingHours {
      text
    }
    footer {
      company {
        ...FooterLink
      }
      presence {
        ...FooterLink
      }
      follow {
        ...FooterLink
      }
    }
    copyrightYear
    ...PostalAddress
  }
  fragment FooterLink on LabelledLink {
    label
    url
  }
`;

interface SiteFooterProps {
  readonly business: Queries.SiteFooterFragment;
  /** How old the prices are, as a sentence part. */
  readonly pricesAsOf: string;
}

/** Footer in four columns and the bottom line (specification, section 2, "Shared page layout"). */
export function SiteFooter({ business, pricesAsOf }: SiteFooterProps) {
  const { footer, phones, openingHours, copyrightYear, name } = business;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <LinkColumn title={texts.footerCompany} links={footer.company} />
        <LinkColumn title={texts.footerPresence} links={footer.presence} />
        <LinkColumn title={texts.footerFollow} links={footer.follow} />
        <section id={contactId}>
          <h2>{texts.footerContact}</h2>
          <ul>
            <li>{openingHours.text}</li>
            {phones.map((phone) => (
              <li key={phone}>
                <a href={phoneLink(phone)}>{phone}</a>
              </li>
            ))}
            <li>
              <PostalAddress business={business} />
            </li>
          </ul>
        </section>
      </div>
      <div className="wrap">
        <p className={styles.last}>
          <Mark />
          {texts.copyright(copyrightYear, name)} · {pricesAsOf}
        </p>
      </div>
    </footer>
  );
}

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly Queries.FooterLinkFragment[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <ExternalLink href={url}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
