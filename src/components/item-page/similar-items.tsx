import type { IGatsbyImageData } from "gatsby-plugin-image";
import { tripBadgeText } from "../../catalogue/prices/badge-text";
import type { PricedTrip } from "../../catalogue/prices/priced-items";
import { CardHeading } from "../item/card-heading";
import * as card from "../item/item-card.module.css";
import { Picture } from "../ui/picture";
import { useTexts } from "../visitor/language";
import * as styles from "./item-details.module.css";

interface SimilarItemsProps extends PricedTrip {
  readonly items: readonly Queries.ItemCardFragment[];
}

/** A choice of files costs 250 bytes an item. */
const withoutChoice = (image: IGatsbyImageData): IGatsbyImageData => ({
  ...image,
  images: { ...image.images, sources: [] },
});

export function SimilarItems({ items, trip, tripPrices }: SimilarItemsProps) {
  const texts = useTexts();
  if (items.length === 0) return null;
  return (
    <section className={`titled screen-only ${card.list}`} aria-labelledby="similar">
      <div className="section-heading">
        <h2 id="similar">{texts.similar}</h2>
      </div>
      <ul className={styles.similar}>
        {items.map((item) => (
          <li key={item.jsonId} className={`${card.card} ${card.flat}`}>
            <CardHeading
              item={item}
              group={null}
              level={3}
              badge={tripBadgeText(item, trip, tripPrices.get(item.jsonId), texts)}
            />
            {item.image.childImageSharp && (
              <Picture
                image={withoutChoice(item.image.childImageSharp.gatsbyImageData)}
                alt=""
                className={card.picture}
                isFirst={false}
                width={672}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
