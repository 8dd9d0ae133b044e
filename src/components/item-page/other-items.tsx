import { tripQueryText } from "../../catalogue/lists/list-query";
import { stoneOf } from "../../catalogue/prices/stone-text";
import type { Trip } from "../../catalogue/prices/tariff";
import type { TripPrices } from "../../catalogue/prices/trip-prices";
import { useTexts } from "../ui/language";
import { PageLink } from "../navigation/page-link";
import { Picture } from "../ui/picture";
import { Stone } from "../ui/stone";
import { AwaySign } from "../ui/away-sign";
import * as card from "../item/item-card.module.css";
import * as styles from "./other-items.module.css";

/** Width of a picture in `other-items.module.css`, for the browser's choice of a file. */
const pictureSizes =
  "(min-width: 90rem) 323px, (min-width: 64rem) calc(25vw - 37px), calc(33.3vw - 24px)";

interface OtherItemsProps {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly page: Pick<Queries.ItemPagePageFragment, "path" | "noun">;
  readonly trip: Trip | null;
  readonly tripPrices: TripPrices;
}

/** What is close to an item in price: up to three cards, each of them one link. */
export function OtherItems({ items, page, trip, tripPrices }: OtherItemsProps) {
  const texts = useTexts();
  if (items.length === 0) return null;
  const search = tripQueryText(trip);
  return (
    <section className="titled beside screen-only" aria-labelledby="close-in-price">
      <div className="section-heading">
        <h2 id="close-in-price">{texts.closeInPrice}</h2>
        <PageLink to={page.path} search={search}>
          {texts.allOf(page.noun.many)}
        </PageLink>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.jsonId}>
            <PageLink className={styles.card} to={item.path} search={search}>
              {item.image.childImageSharp && (
                <Picture
                  image={item.image.childImageSharp.gatsbyImageData}
                  alt=""
                  sizes={pictureSizes}
                  className={card.picture}
                  isFirst={false}
                  width={336}
                  height={252}
                />
              )}
              <AwaySign until={item.awayUntil} />
              <div className={styles.ground}>
                <h3>
                  {texts.word(item.name)}
                  {item.location !== null && <small> {texts.word(item.location)}</small>}
                </h3>
                <Stone
                  {...stoneOf(item, trip, tripPrices.get(item.jsonId), texts)}
                  className={styles.stone}
                />
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
