import { cardId } from "../../catalogue/addresses/page-paths";
import type { Group } from "../../catalogue/lists/groups";
import { maxShortlistLength } from "../../catalogue/lists/page-query";
import type { ShopContact } from "../../catalogue/prices/enquiry";
import type { PricedTrip } from "../../catalogue/prices/priced-items";
import { ItemCard } from "../item/item-card";
import * as notice from "../notice/notice.module.css";
import type { Shortlist } from "../shortlist/use-shortlist";
import { useTexts } from "../visitor/language";
import * as styles from "./card-grid.module.css";

export interface CardContext {
  readonly prices: PricedTrip;
  readonly shop: ShopContact;
  readonly shortlist: Shortlist;
}

interface CardGridProps extends CardContext {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly group: Group | null;
  /** Whether the page's first picture is in this grid. */
  readonly isFirst: boolean;
}

export function CardGrid(props: CardGridProps) {
  const texts = useTexts();
  const { items, group, isFirst, prices, shop, shortlist } = props;
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.jsonId} id={cardId(item.path)}>
          <ItemCard
            item={item}
            group={group}
            shop={shop}
            isFirst={isFirst && index === 0}
            prices={prices}
            isStarred={shortlist.starredIds.includes(item.jsonId)}
            onStar={shortlist.star}
          />
          {item.jsonId === shortlist.refusedId && (
            // Hidden from screen readers, because the list's announcement has it.
            <p className={`screen-only ${notice.refusal}`} aria-hidden="true">
              {texts.shortlistFull(maxShortlistLength, 1)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
