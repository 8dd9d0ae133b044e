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

/** A table of at most so many rows is no higher than the control that unfolds it. */
const mostUnfolded = 2;

interface PriceTableProps {
  readonly name: string;
  readonly rows: readonly Queries.PriceTableFragment[];
  readonly hasDistance: boolean;
  /**
   * Durations of the trip's rows, one a line, or null. A text stays equal for equal rows, so the
   * table does not render again.
   */
  readonly used: string | null;
  /** Duration of the stone's row, which the table omits; undefined to show every row. */
  readonly onStone?: string | null;
}

/**
 * The price list of an item. On phones CSS folds the rows that the trip does not use, so it works
 * without JavaScript.
 */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { name, rows, hasDistance, used, onStone } = props;
  const texts = useTexts();
  const isWhole = onStone === undefined;
  const canFold = !isWhole && isLong(rows);
  const listed = rows.filter(({ duration }) => duration !== onStone);
  // A note beside the table says it once.
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

/** The control that unfolds a table on phones. */
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
