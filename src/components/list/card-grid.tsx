import { memo, type ReactNode } from "react";
import type { Group } from "../../catalogue/lists/groups";
import { cardId } from "../../catalogue/addresses/page-paths";
import { longestShortlist } from "../../catalogue/lists/list-query";
import type { PricedTrip } from "../../catalogue/prices/trip-prices";
import type { ShopContact } from "../../catalogue/shop/shop-contact";
import { useTexts } from "../ui/language";
import { ItemCard } from "../item/item-card";
import * as notice from "../notice/notice.module.css";
import * as styles from "./card-grid.module.css";

export interface CardContext {
  readonly prices: PricedTrip;
  readonly shop: ShopContact;
  readonly shortlist: readonly number[];
  /** The item that a full shortlist refused. */
  readonly refused: number | null;
  readonly onStar: (id: number) => void;
}

interface CardGridProps extends CardContext {
  readonly items: readonly Queries.ItemCardFragment[];
  /** The group of the cards. */
  readonly group: Group | null;
  /** Whether the page's first picture is among them. */
  readonly isFirst: boolean;
  /** Fills the last row's empty cell. */
  readonly closing?: ReactNode;
}

const maxCardsBesideClosingSign = 2;

export const CardGrid = memo(function CardGrid(props: CardGridProps) {
  const texts = useTexts();
  const { items, group, isFirst, closing, prices, shop, shortlist, refused } = props;
  const isShort = Boolean(closing) && items.length <= maxCardsBesideClosingSign;
  return (
    <ul className={`${styles.grid} ${isShort ? styles.short : ""}`}>
      {items.map((item, index) => (
        <li key={item.jsonId} id={cardId(item.path)}>
          <ItemCard
            item={item}
            group={group}
            shop={shop}
            isFirst={isFirst && index === 0}
            prices={prices}
            isStarred={shortlist.includes(item.jsonId)}
            onStar={props.onStar}
          />
          {item.jsonId === refused && (
            <p className={`screen-only ${notice.refusal} ${styles.refusal}`} aria-hidden="true">
              {texts.shortlistFull(longestShortlist, 1)}
            </p>
          )}
        </li>
      ))}
      {closing}
    </ul>
  );
});
