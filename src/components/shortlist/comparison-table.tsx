/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table that is laid out as blocks */
import { comparisonTexts } from "../../catalogue/text/words/en-comparison";
import { comparisonRows } from "../../catalogue/prices/comparison";
import { itemTitle } from "../../catalogue/prices/item";
import type { TripPrices } from "../../catalogue/prices/trip-prices";
import { useTexts } from "../ui/language";
import * as styles from "./comparison.module.css";

interface ComparisonTableProps {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly tripPrices: TripPrices;
}

/** The roles restore those that the block layout takes away from screen readers. */
export function ComparisonTable({ items, tripPrices }: ComparisonTableProps) {
  const texts = useTexts();
  const { comparison = comparisonTexts } = texts;
  const rows = comparisonRows(items, tripPrices, texts);
  if (rows.length === 0) return null;
  return (
    <table role="table">
      <caption className="visually-hidden">{comparison.pricesSideBySide}</caption>
      <thead className="visually-hidden">
        <tr role="row">
          <td role="cell" />
          {items.map((item) => (
            <th key={item.jsonId} scope="col" role="columnheader">
              {itemTitle(item, texts)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, isUsed }) => (
          <tr key={label} role="row" className={isUsed ? styles.used : undefined}>
            <th scope="row" role="rowheader">
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={items[index]?.jsonId} role="cell">
                {cell?.price ?? "–"} {cell?.note && <small>{cell.note}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
