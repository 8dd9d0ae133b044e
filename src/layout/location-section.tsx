import { graphql } from "gatsby";
import { embeddedMapLink, mapsLink } from "../catalogue/links";
import { texts } from "../catalogue/texts";
import { ExternalLink } from "../components/ui/external-link";
import { Icon } from "../components/ui/icon";
import { PostalAddress } from "./postal-address";
import { useIsOnline } from "./connection/use-is-online";
import * as styles from "./location-section.module.css";

export const fragment = graphql`
  fragment LocationSection on BusinessJson {
    name
    position {
      latitude
      longitude
    }
    ...PostalAddress
  }
`;

/** Id of the section's title, which takes the focus that the install hint gives back. */
export const locationTitleId = "our-location";

/** Where the shop is: the lazily loaded map frame, and in words and a link beside it. */
export function LocationSection({
  business,
}: {
  readonly business: Queries.LocationSectionFragment;
}) {
  const isOnline = useIsOnline();
  return (
    <section className={styles.section} aria-labelledby={locationTitleId}>
      <div className={styles.words}>
        <h2 id={locationTitleId} tabIndex={-1}>
          {texts.ourLocation}
        </h2>
        <PostalAddress business={business} />
        <ExternalLink className={styles.link} href={mapsLink(business.position)}>
          <Icon name="pin" />
          {texts.openMap}
        </ExternalLink>
      </div>
      {isOnline ? (
        <iframe
          className={styles.map}
          src={embeddedMapLink(business.position)}
          title={texts.mapTitle(business.name)}
          width={600}
          height={450}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <p className={styles.noMap}>
          {texts.mapNeedsConnection} {business.address.street}
        </p>
      )}
    </section>
  );
}
