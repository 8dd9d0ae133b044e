import type { Shop } from "../catalogue/shop";
import { ItemCard } from "./item-card";
import * as styles from "./item-grid.module.css";

interface ItemGridProps {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly shop: Shop;
}

/** The cards of a list page. */
export function ItemGrid({ items, shop }: ItemGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.jsonId}>
          <ItemCard item={item} shop={shop} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
