import { graphql } from "gatsby";
import { memo } from "react";
import { formatAllowance, formatPrice } from "../../catalogue/prices/price-list";
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

/** A table of so few rows is no higher than what would unfold it. */
const mostUnfolded = 2;

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
  /** Duration of the row that the stone shows, which is not repeated; undefined where every row is shown everywhere. */
  readonly onStone?: string | null;
}

/**
 * The price list of an item: all rows or those that its stone does not show. On a phone all but those of the trip
 * fold behind one tap, by style sheet alone, so that it is one table everywhere and works without JavaScript.
 */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { name, rows, hasDistance, used, onStone } = props;
  const texts = useTexts();
  const isWhole = onStone === undefined;
  const canFold = !isWhole && isLong(rows);
  const listed = rows.filter(({ duration }) => duration !== onStone);
  // Where no row has a distance, that is said once beside the table.
  const isKmUnknown = !isWhole && rows.every(({ kms }) => kms === null);
  return (
    <table
      className={`${styles.table} ${canFold ? styles.folding : ""}`}
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
  );
});

function isLong(rows: PriceTableProps["rows"]): boolean {
  return rows.length > mostUnfolded + 1;
}

/** What unfolds a long table on a phone; it stands behind it, with what else is said of the prices. */
export function PriceFold({ name, rows }: Pick<PriceTableProps, "name" | "rows">) {
  const texts = useTexts();
  return isLong(rows) ? (
    <details className={styles.fold}>
      <summary className="chevron" aria-label={texts.allPricesOf(rows.length, name)}>
        {texts.allPrices(rows.length)}
      </summary>
    </details>
  ) : null;
}
