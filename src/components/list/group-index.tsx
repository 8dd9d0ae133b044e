import { groupMembers } from "../../catalogue/lists/groups";
import { tripBadgeText } from "../../catalogue/prices/badge-text";
import { lowestPrice, orderedByPrice } from "../../catalogue/prices/priced-items";
import { Stone } from "../ui/stone";
import { useTexts } from "../visitor/language";
import type { CatalogueListProps } from "./catalogue-list";
import * as styles from "./group-index.module.css";

/** Links to the groups, with the lowest prices of visible items. */
export function GroupIndex({ content, list }: CatalogueListProps) {
  const texts = useTexts();
  const { page, context } = content;
  const { trip, tripPrices } = list.prices;
  const items = list.matches.items.length > 0 ? list.matches.items : content.items;
  return (
    <nav className={styles.groups} aria-label={texts.groups}>
      <ul className={styles.index}>
        {groupMembers(context.groups, items, page.groupBy ?? "brand").map(({ group, members }) => {
          const [lowest] = orderedByPrice(members, tripPrices);
          if (lowest === undefined) return null;
          const prices = new Set(members.map((item) => lowestPrice(item, tripPrices)));
          const price = tripPrices.get(lowest.jsonId);
          const { value, label } = tripBadgeText(lowest, trip, price, texts);
          return (
            <li key={group.id}>
              <a href={`#${group.id}`}>
                <Stone
                  label={group.label}
                  value={value}
                  {...(prices.size > 1 ? texts.from : {})}
                  note={group.shared.mileage ? texts.word(group.shared.mileage) : label}
                  className={styles.stone}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
