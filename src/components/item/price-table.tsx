import { graphql } from "gatsby";
import { memo } from "react";
import { leadingRow, formatAllowance, formatPrice } from "../../catalogue/prices/price-list";
import { useTexts } from "../ui/language";
import * as styles from "./price-table.module.css";

export const fragment = graphql`
  fragment PriceTable on PriceDetail {
    id
    duration
    hours
    price
    kms
    allowanceKm
    estimated
    kmsEstimated
  }
`;

/** How many rows a phone shows before the rest folds away. */
const rowsBeforeFold = 3;

interface PriceTableProps {
  readonly name: string;
  readonly rows: readonly Queries.PriceTableFragment[];
  /** Whether the item's price includes a distance at all; a room has none. */
  readonly hasDistance: boolean;
  /** Durations of the rows that make the price of a trip, or null where none is asked for. */
  readonly used: readonly string[] | null;
  /** Whether every row is shown everywhere, each with what is known of its distance. */
  readonly isWhole?: boolean;
}

/**
 * The whole price list of an item. The row that the stone shows is not repeated on a screen.
 * On a phone the rows after the third fold behind one tap, by style sheet alone, so that it is one
 * table everywhere and works without JavaScript.
 */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { name, rows, hasDistance, used, isWhole = false } = props;
  const texts = useTexts();
  const canFold = !isWhole && rows.length > rowsBeforeFold + 1;
  const leading = leadingRow(rows);
  // Where no row has a distance, that is said once beside the table.
  const isKmUnknown = !isWhole && rows.every(({ kms }) => kms === null);
  const rowClass = (row: Queries.PriceTableFragment) => {
    if (used === null) return row === leading && !isWhole ? styles.onStone : undefined;
    return used.includes(row.duration) ? styles.used : undefined;
  };
  return (
    <div
      className={`${canFold ? styles.folding : ""} ${used === null || isWhole ? "" : styles.ofTrip}`}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.priceListOf(name)}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.duration}</th>
            <th scope="col">{texts.price}</th>
            {hasDistance && <th scope="col">{texts.kms}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={rowClass(row)}>
              <th scope="row">{row.duration}</th>
              <td>{formatPrice(row)}</td>
              {hasDistance && (
                <td>
                  {isKmUnknown ? (
                    <span className="visually-hidden">{texts.kmsUnknown}</span>
                  ) : (
                    formatAllowance(row, texts)
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {canFold && (
        <details className={styles.fold}>
          <summary>
            <span className={styles.more}>{texts.allPrices(rows.length)}</span>
            <span className={styles.fewer}>{texts.fewerPrices}</span>
            <span className="visually-hidden">{texts.ofItem(name)}</span>
          </summary>
        </details>
      )}
    </div>
  );
}, hasSameLook);

/** Trips to two places mostly take the same rows; the largest part of each card stays as it is then. */
function hasSameLook(before: PriceTableProps, after: PriceTableProps): boolean {
  return (
    before.name === after.name &&
    before.rows === after.rows &&
    before.hasDistance === after.hasDistance &&
    before.isWhole === after.isWhole &&
    String(before.used) === String(after.used)
  );
}
