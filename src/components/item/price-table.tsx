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
  /**
   * Durations of the rows that make the price of a trip, one a line, or null where none is asked for. Trips to two
   * places mostly take the same rows: as a text they are the same, and the table stays as it is.
   */
  readonly used: string | null;
  /** Whether every row is shown everywhere, each with what is known of its distance. */
  readonly isWhole?: boolean;
}

/**
 * The price list of an item: all rows or, while no trip is priced, those that its stone does not show.
 * On a phone the rows after the third price fold behind one tap, by style sheet alone, so that it is one
 * table everywhere and works without JavaScript.
 */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { name, rows, hasDistance, used, isWhole = false } = props;
  const texts = useTexts();
  const canFold = !isWhole && rows.length > rowsBeforeFold + 1;
  const leading = leadingRow(rows);
  const listed = isWhole || used !== null ? rows : rows.filter((row) => row !== leading);
  // Where no row has a distance, that is said once beside the table.
  const isKmUnknown = !isWhole && rows.every(({ kms }) => kms === null);
  const folding = canFold ? styles.folding : "";
  return (
    <>
      <table
        className={`${styles.table} ${folding} ${used === null || isWhole ? "" : styles.ofTrip}`}
        aria-label={texts.priceListOf(name)}
      >
        <tbody>
          <tr className="visually-hidden">
            <th scope="col">{texts.durationLabel}</th>
            <th scope="col">{texts.price}</th>
            {hasDistance && <th scope="col">{texts.kms}</th>}
          </tr>
          {listed.map((row) => (
            <tr
              key={row.id}
              className={used?.split("\n").includes(row.duration) ? styles.used : undefined}
            >
              <th scope="row">{texts.duration(row.duration)}</th>
              <td>{formatPrice(row)}</td>
              {hasDistance && (
                <td className={isKmUnknown ? styles.unseen : undefined}>
                  {formatAllowance(row, texts)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {canFold && (
        <details className={styles.fold}>
          <summary className="chevron" aria-label={texts.allPricesOf(rows.length, name)}>
            {texts.allPrices(rows.length)}
          </summary>
        </details>
      )}
    </>
  );
});
