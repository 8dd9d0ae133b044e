import { graphql } from "gatsby";
import { memo } from "react";
import type { Item } from "../../catalogue/prices/item";
import { formatAllowance, formatPrice, hasEstimates } from "../../catalogue/prices/price-list";
import { useTexts } from "../visitor/language";
import * as styles from "./price-table.module.css";

export const fragment = graphql`
  fragment PriceTable on PriceDetail {
    duration
    days
    price
    allowanceKm
    estimated
    kmsEstimated
  }
`;

/** Folding so few rows saves no space, because the control is as high. */
const maxUnfoldedRows = 3;

interface PriceTableProps {
  readonly name: string;
  readonly rows: readonly Queries.PriceTableFragment[];
  /** `usedDurations` of `itemView`; a text, because `memo` would take a new array for a change. */
  readonly usedDurations: string | null;
  /** Whether a sum beside the table explains the trip price. */
  readonly isSummed?: boolean;
  /** On a card, `badgeDuration` of `itemView`; undefined on an item's page. */
  readonly stoneDuration?: string | null;
}

/**
 * On phones CSS folds the rows of a card that are not parts of the trip price, so folding works without JavaScript.
 */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { name, rows, usedDurations, isSummed = false, stoneDuration } = props;
  const texts = useTexts();
  const canFold = stoneDuration !== undefined && rows.length > maxUnfoldedRows;
  const listedRows = rows.filter(({ duration }) => duration !== stoneDuration);
  const parts = usedDurations?.split("\n") ?? [];
  // If no row has kilometres, the badge says once that they are unknown.
  const hasKms = rows.some(({ allowanceKm }) => allowanceKm !== null);
  return (
    <>
      {canFold && (
        <details className={styles.fold}>
          <summary className="chevron" aria-label={texts.allPricesOf(rows.length, name)}>
            {texts.allPrices(rows.length)}
          </summary>
        </details>
      )}
      <table
        className={`${styles.table} ${isSummed ? "" : styles.unused}`}
        aria-label={texts.priceListOf(name)}
      >
        <tbody>
          <tr className="visually-hidden">
            <th scope="col">{texts.durationLabel}</th>
            <th scope="col">{texts.price}</th>
            {hasKms && <th scope="col">{texts.kms}</th>}
          </tr>
          {listedRows.map((row) => (
            <tr
              key={row.duration}
              className={parts.includes(row.duration) ? styles.used : undefined}
            >
              <th scope="row">{texts.duration(row.duration)}</th>
              <td>{formatPrice(row)}</td>
              {hasKms && <td>{formatAllowance(row, texts)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});

interface PriceNotesProps {
  readonly items: readonly Pick<Item, "priceDetails">[];
}

export function PriceNotes({ items }: PriceNotesProps) {
  const { estimatedNote } = useTexts();
  return hasEstimates(items) ? <p className={`quiet ${styles.note}`}>{estimatedNote}</p> : null;
}
