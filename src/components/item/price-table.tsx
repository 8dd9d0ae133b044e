import { graphql } from "gatsby";
import { shownAllowance, shownPrice } from "../../catalogue/price-list";
import { texts } from "../../catalogue/texts";
import * as styles from "./price-table.module.css";

export const fragment = graphql`
  fragment PriceTable on PriceDetail {
    id
    duration
    price
    kms
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
}

/**
 * The whole price list of an item. On a phone the rows after the third fold behind one tap, by
 * style sheet alone, so that it is one table everywhere and works without JavaScript.
 */
export function PriceTable({ name, rows, hasDistance }: PriceTableProps) {
  const canFold = rows.length > rowsBeforeFold + 1;
  return (
    <div className={canFold ? styles.folding : undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.priceListOf(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.duration}</th>
            <th scope="col" className={styles.figure}>
              {texts.price}
            </th>
            {hasDistance && (
              <th scope="col" className={styles.figure}>
                {texts.kms}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.duration}</th>
              <td className={styles.figure}>{shownPrice(row)}</td>
              {hasDistance && <td className={styles.figure}>{shownAllowance(row)}</td>}
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
}
