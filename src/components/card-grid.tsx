import { memo } from "react";
import type { Shop } from "../catalogue/shop";
import type { Trip, TripPrice } from "../catalogue/tariff";
import * as styles from "./card-grid.module.css";
import { ItemCard } from "./item-card";

interface CardGridProps {
  readonly items: readonly Queries.ItemCardFragment[];
  /** Price of the trip by item id; null where only a call can tell. */
  readonly tripPrices: ReadonlyMap<number, TripPrice | null>;
  readonly trip: Trip | null;
  readonly shop: Shop;
  /** Ids of the starred items. */
  readonly shortlist: readonly number[];
  readonly onStar: (id: number) => void;
}

/** The cards of a list. */
export const CardGrid = memo(function CardGrid(props: CardGridProps) {
  const { items, tripPrices, trip, shop, shortlist, onStar } = props;
  return (
    <ul className={styles.grid}>
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
        </li>
      ))}
    </ul>
  );
});
