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

/** Folding fewer rows saves no space, because the control that unfolds them is as high. */
const minFoldedRows = 3;

interface PriceTableProps {
  readonly name: string;
  readonly rows: readonly Queries.PriceTableFragment[];
  readonly hasDistance: boolean;
  /** Durations of the rows that the trip uses, one on each line; a text, so that `memo` works. */
  readonly usedDurations: string | null;
  /** Duration of the stone's row, which the table omits; undefined to show every row. */
  readonly stoneDuration?: string | null;
}

/**
 * The price list of an item. On phones CSS folds the rows that the trip does not use, so it works
 * without JavaScript.
 */
export const PriceTable = memo(function PriceTable(props: PriceTableProps) {
  const { name, rows, hasDistance, usedDurations, stoneDuration } = props;
  const texts = useTexts();
  const isWhole = stoneDuration === undefined;
  const canFold = !isWhole && isLong(rows);
  const listedRows = rows.filter(({ duration }) => duration !== stoneDuration);
  // The card has a note for all rows.
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
        {listedRows.map((row) => (
          <tr
            key={row.id}
            className={usedDurations?.split("\n").includes(row.duration) ? styles.used : undefined}
          >
            <th scope="row">{texts.duration(row.duration)}</th>
            <td>{formatPrice(row)}</td>
            {hasDistance && (
              <td className={isKmUnknown ? styles.hidden : undefined}>
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
  return rows.length > minFoldedRows;
}

/** The control that unfolds the table before it on phones. */
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
