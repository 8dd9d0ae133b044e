import { memo } from "react";
import type { Shop } from "../catalogue/shop";
import type { Trip } from "../catalogue/tariff";
import * as styles from "./card-grid.module.css";
import type { FoundItems } from "./found-items";
import { ItemCard } from "./item-card";

interface CardGridProps extends FoundItems {
  readonly trip: Trip | null;
  readonly shop: Shop;
  /** Ids of the starred items. */
  readonly shortlist: readonly number[];
  readonly onStar: (id: number) => void;
}

/**
 * The cards of a list. Those that do not fit a search are hidden and not taken out: putting 1,600
 * cards back would take longer than a visitor types.
 */
export const CardGrid = memo(function CardGrid(props: CardGridProps) {
  const { ordered, found, tripPrices, trip, shop, shortlist, onStar } = props;
  return (
    <ul className={styles.grid}>
      {ordered.map((item, index) => (
        <li key={item.jsonId} hidden={!found.has(item.jsonId)}>
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
