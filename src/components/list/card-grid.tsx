import { memo } from "react";
import { longestShortlist } from "../../catalogue/list-query";
import { pricesId } from "../../catalogue/page-paths";
import type { Shop } from "../../catalogue/shop";
import type { Trip } from "../../catalogue/tariff";
import type { TripPrices } from "../../catalogue/trip-prices";
import { texts } from "../../catalogue/texts";
import * as styles from "./card-grid.module.css";
import { ItemCard } from "../item/item-card";

interface CardGridProps {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly tripPrices: TripPrices;
  readonly trip: Trip | null;
  readonly shop: Shop;
  /** Ids of the starred items. */
  readonly shortlist: readonly number[];
  /** Id of the item that a full shortlist refused, or null. */
  readonly refused: number | null;
  readonly onStar: (id: number) => void;
}

/** The cards of a list. A refusal is shown at its star; the list announces it. */
export const CardGrid = memo(function CardGrid(props: CardGridProps) {
  const { items, tripPrices, trip, shop, shortlist, refused, onStar } = props;
  return (
    <ul id={pricesId} className={styles.grid} tabIndex={-1}>
      {items.map((item, index) => (
        <li key={item.jsonId}>
          <ItemCard
            item={item}
            shop={shop}
            isFirst={index === 0}
            trip={trip}
            tripPrice={tripPrices.get(item.jsonId)}
            isStarred={shortlist.includes(item.jsonId)}
            onStar={onStar}
          />
          {item.jsonId === refused && (
            <p className={styles.refusal} aria-hidden="true">
              {texts.shortlistFull(longestShortlist, 1)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});
