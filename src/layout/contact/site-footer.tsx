import { graphql } from "gatsby";
import { phoneLink } from "../../catalogue/addresses/links";
import { useTexts } from "../../components/visitor/language";
import { ExternalLink } from "../../components/ui/external-link";
import { PostalAddress } from "./postal-address";
import * as styles from "./site-footer.module.css";

export const fragment = graphql`
  fragment SiteFooter on BusinessJson {
    name
    phones
    openingHours {
      ...OpeningHours
    }
    footer {
      heading
      links {
        label
        url
      }
      contact
    }
    copyrightYear
    ...PostalAddress
  }
`;

interface SiteFooterProps {
  readonly business: Queries.SiteFooterFragment;
  /** “Prices as of …” without a full stop; null on a page without prices. */
  readonly pricesAsOf: string | null;
}

/** Specification, section 2, "Shared page layout". */
export function SiteFooter({ business, pricesAsOf }: SiteFooterProps) {
  const { footer, copyrightYear, name } = business;
  const columns = footer.filter(({ links, contact }) => contact || links?.length);
  const copyright = ["©", copyrightYear, name].filter(Boolean).join(" ");
  const lastLine = [copyright, pricesAsOf].filter(Boolean).join(" · ");
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        {columns.map((column, index) => (
          <section key={index}>
            <h2>{column.heading}</h2>
            <ul>
              {column.contact && <ContactEntries business={business} />}
              {column.links?.map(({ label, url }) => (
                <li key={`${label} ${url}`}>
                  <ExternalLink href={url}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="wrap">
        <p key={lastLine} className={styles.last}>
          <img src="/mark.svg" alt="" width={32} height={32} loading="lazy" />
          {lastLine}
        </p>
      </div>
    </footer>
  );
}

function ContactEntries({ business }: Pick<SiteFooterProps, "business">) {
  const texts = useTexts();
  const { opens, closes } = business.openingHours;
  return (
    <>
      <li>{texts.hours(opens, closes)}</li>
      {business.phones.map((phone) => (
        <li key={phone}>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      ))}
      <li>
        <PostalAddress business={business} />
      </li>
    </>
  );
}
