import { graphql } from "gatsby";
import { useRef } from "react";
import { directionsLink, embeddedMapLink, phoneLink } from "../catalogue/addresses/links";
import { locationTitleId } from "../catalogue/addresses/page-paths";
import type { CatalogueName } from "../catalogue/shop/catalogue-names";
import { questionsOf } from "../catalogue/shop/questions";
import { useTexts } from "../components/ui/language";
import { AskLinks } from "../components/ui/ask-links";
import { OpeningChip } from "../components/ui/opening-chip";
import { ExternalLink } from "../components/ui/external-link";
import { iconClass } from "../components/ui/icon";
import * as notice from "../components/notice/notice.module.css";
import { Stone } from "../components/ui/stone";
import { PostalAddress } from "./postal-address";
import { useIsOnline } from "./connection/use-is-online";
import * as styles from "./location-section.module.css";
import { useIsNear } from "./use-is-near";

export const fragment = graphql`
  fragment LocationSection on BusinessJson {
    name
    placeName
    phone
    greeting
    openingHours {
      ...OpeningHours
    }
    address {
      street
      locality
    }
    position {
      latitude
      longitude
    }
    ...PostalAddress
    ...Questions
  }
  fragment Questions on BusinessJson {
    questions {
      question
      kinds
      answer
    }
  }
`;

interface LocationSectionProps {
  readonly business: Queries.LocationSectionFragment;
  readonly kind: CatalogueName | "shop";
  /** Whether any price depends on kilometres, so that a kilometre stone makes sense. */
  readonly hasDistance: boolean;
}

/** Address, link and map. The map is requested when a visitor scrolls near it. */
export function LocationSection({ business, kind, hasDistance }: LocationSectionProps) {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const map = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(map);
  const { phone, greeting } = business;
  // Questions about both the shop and the page's items.
  const { answered, open } = questionsOf(business.questions, "shop", kind);
  return (
    <section className={`shore screen-only ${styles.section}`} aria-labelledby={locationTitleId}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.details}>
          <h2 id={locationTitleId}>{texts.ourLocation}</h2>
          <p>{texts.shopOf(business.name)}</p>
          <PostalAddress business={business} />
          <OpeningChip hours={business.openingHours} />
          <p className={notice.actions}>
            {isOnline && (
              <ExternalLink
                className={iconClass("pin", notice.sea)}
                href={directionsLink(business)}
              >
                {texts.openMap}
              </ExternalLink>
            )}
            <a className={iconClass("phone", notice.secondary)} href={phoneLink(phone)}>
              {phone}
            </a>
          </p>
          {answered.map(({ question, answer }) => (
            <p key={question}>
              <strong>{question}</strong> {answer}
            </p>
          ))}
          <AskLinks questions={open} phone={phone} enquiry={greeting} />
        </div>
        <div ref={map} className={styles.map}>
          {hasDistance && (
            <Stone
              label={business.placeName ?? business.address.locality}
              value="0"
              note={texts.kmUnit}
              isDecoration
            />
          )}
          {isOnline && isNear && (
            <iframe
              src={embeddedMapLink(business.position)}
              title={texts.mapTitle(business.name)}
              width={600}
              height={450}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          )}
          {!isOnline && (
            <p className={styles.offline}>
              {texts.mapNeedsConnection} {business.address.street}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
