import { pricesId, shortlistId } from "../../catalogue/addresses/page-paths";
import { comparisonRows } from "../../catalogue/prices/comparison";
import { itemTitle } from "../../catalogue/prices/item";
import { tripBadgeText } from "../../catalogue/prices/badge-text";
import { lowerThanOthers, tripPricesOf } from "../../catalogue/prices/priced-items";
import { PageLink } from "../navigation/page-link";
import { AwaySign } from "../ui/away-sign";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";
import { useAvailableIds } from "../visitor/pick-up-context";
import { Picture } from "../ui/picture";
import { Stone } from "../ui/stone";
import type { ComparisonProps } from "./use-shortlist";
import * as picture from "../ui/picture.module.css";
import * as styles from "./comparison.module.css";

/** Without a trip, the badges have the prices of a day. */
const oneDay = { days: 1, km: 0 };

export function ComparisonTable({ shortlist, prices }: ComparisonProps) {
  const texts = useTexts();
  const { comparison } = texts;
  const { items, isShared } = shortlist;
  const { trip, tripPrices } = prices;
  const comparedPrices = tripPrices.size > 0 ? tripPrices : tripPricesOf(items, oneDay);
  const lowestIds = lowerThanOthers(comparedPrices, useAvailableIds(items));
  const remove = (id: number) => {
    // The button with the focus disappears.
    const focusedId = items.length > 1 ? shortlistId : pricesId;
    document.getElementById(focusedId)?.focus({ preventScroll: true });
    shortlist.remove([id]);
  };
  return (
    <table>
      <caption className="visually-hidden">{comparison.pricesSideBySide}</caption>
      <thead>
        <tr>
          <td rowSpan={2} className={styles.corner} />
          {items.map((item) => (
            <th key={item.jsonId} scope="col" aria-label={itemTitle(item, texts)}>
              {item.image.childImageSharp && (
                <Picture
                  image={item.image.childImageSharp.gatsbyImageData}
                  alt=""
                  sizes="(min-width: 48rem) 30vw, 33vw"
                  isFirst={false}
                  width={336}
                />
              )}
              <AwaySign until={item.awayUntil} className={styles.away} />
              <PageLink to={item.path}>{texts.word(item.name)}</PageLink>
              {!isShared && (
                <button
                  type="button"
                  className={iconClass("close", picture.button)}
                  aria-label={comparison.unstar(itemTitle(item, texts))}
                  onClick={() => remove(item.jsonId)}
                />
              )}
            </th>
          ))}
        </tr>
        <tr>
          {items.map((item) => {
            const isLowest = lowestIds.includes(item.jsonId);
            const price = tripPrices.get(item.jsonId);
            return (
              <td key={item.jsonId}>
                <Stone
                  {...tripBadgeText(item, trip, price, texts, isLowest)}
                  className={`${styles.stone} ${isLowest ? styles.lowest : ""}`}
                />
              </td>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {comparisonRows(items, tripPrices, texts).map(({ label, cells, isUsed }) => (
          <tr key={label} className={isUsed ? styles.used : undefined}>
            <th scope="row" className="quiet">
              {label}
            </th>
            {cells.map(({ id, price, note }) => (
              <td key={id}>
                {price ?? (note === null && "–")} {note !== null && <small>{note}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
