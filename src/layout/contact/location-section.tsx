import { graphql } from "gatsby";
import { type RefObject, useEffect, useRef, useState } from "react";
import { directionsLink, embeddedMapLink, phoneLink } from "../../catalogue/addresses/links";
import { locationTitleId } from "../../catalogue/addresses/page-paths";
import type { CatalogueName } from "../../catalogue/lists/catalogue-names";
import { questionsOf } from "../../catalogue/lists/questions";
import * as notice from "../../components/notice/notice.module.css";
import { AskLinks } from "../../components/notice/ask-links";
import { ExternalLink } from "../../components/ui/external-link";
import { iconClass } from "../../components/ui/icon";
import { OpeningChip } from "../../components/notice/opening-chip";
import { Stone } from "../../components/ui/stone";
import { useTexts } from "../../components/visitor/language";
import { useIsOnline } from "../../offline/connection/use-is-online";
import * as styles from "./location-section.module.css";
import { PostalAddress } from "./postal-address";

export const fragment = graphql`
  fragment LocationSection on BusinessJson {
    name
    placeName
    phone
    greeting
    openingHours {
      ...OpeningHours
    }
    position {
      latitude
      longitude
    }
    ...PostalAddress
    ...Questions
  }
`;

interface LocationSectionProps {
  readonly business: Queries.LocationSectionFragment;
  readonly kind: CatalogueName | "shop";
}

/** The map is requested when a visitor scrolls to it. */
export function LocationSection({ business, kind }: LocationSectionProps) {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const map = useRef<HTMLDivElement>(null);
  const isShown = useIsShown(map);
  const { phone, greeting } = business;
  // Questions about both the shop and the page's items.
  const { answered, open } = questionsOf(business.questions, "shop", kind);
  return (
    <section className={`shore screen-only ${styles.section}`} aria-labelledby={locationTitleId}>
      <div className={`wrap titled ${styles.inside}`}>
        <div className={styles.details}>
          <h2 id={locationTitleId}>{texts.ourLocation}</h2>
          <p>{texts.shopOf(business.name)}</p>
          <PostalAddress business={business} />
          <OpeningChip hours={business.openingHours} />
          <p className={notice.actions}>
            <ExternalLink
              className={iconClass("pin", notice.sea)}
              href={directionsLink(business.position)}
            >
              {texts.openMap}
            </ExternalLink>
            <a className={iconClass("phone", notice.secondary)} href={phoneLink(phone)}>
              {phone}
            </a>
          </p>
          {answered.map(({ question, answer }) => (
            <p key={question}>
              <strong>{question}</strong> {answer}
            </p>
          ))}
          <AskLinks questions={open} phone={phone} enquiry={greeting} hasLabel={false} />
        </div>
        <div ref={map} className={styles.map}>
          <Stone
            label={business.placeName ?? business.address.locality}
            value="0"
            note={texts.kmUnit}
            isDecoration
          />
          {isOnline && isShown && (
            <iframe
              src={embeddedMapLink(business.position)}
              title={texts.mapTitle(business.name)}
              width={600}
              height={450}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
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

/** Of the map, which a short page shows in part before a visitor scrolls. */
const shownPart = 0.5;

/** Whether enough of an element has been on the screen; false in static HTML. */
function useIsShown(element: RefObject<Element>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown || element.current === null || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsShown(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: shownPart },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isShown, element]);
  return isShown;
}
