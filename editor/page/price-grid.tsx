import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { durationPattern } from "../../src/catalogue/prices/price-data";
import type { Element } from "../operations";
import { announce } from "./accessibility";
import type { ListProps } from "./element-list";
import { errorText } from "./errors-at";
import { partId } from "./form-inputs";
import { ManyPrices } from "./many-prices";
import { type PriceField, priceColumns, rowsOf, withRow, withCellText } from "./price-cells";
import { plannedItems, type PricePlan } from "./price-plan";
import { TextInput } from "./text-input";
import { numberOf, shownKilometres } from "./text-values";

const fieldNames = { price: "price in rupees", kms: "kilometres" } as const;

export function PriceGrid({ file, list: items, names, errors, onChange }: ListProps) {
  const [field, setField] = useState<PriceField>("price");
  const [plan, setPlan] = useState<PricePlan | null>(null);
  const [addedColumns, setAddedColumns] = useState<readonly string[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const columns = priceColumns(items, addedColumns);
  const planned = plan === null || field === "kms" ? items : plannedItems(items, plan);
  const addColumn = () => {
    const typed = window.prompt(
      "Another duration: half day, or a number of hours, days, nights, weeks, months or trips, such as 2 weeks",
    );
    const duration = (typed ?? "").trim().toLowerCase().replaceAll(/\s+/g, " ");
    if (duration === "") return;
    if (!durationPattern.test(duration)) {
      window.alert(`“${duration}” is no duration: write 12 hours, half day, 2 weeks or 1 trip.`);
      return;
    }
    flushSync(() => {
      setField("price");
      setAddedColumns([...addedColumns, duration]);
    });
    announce(`A column for ${duration} is added.`);
    const columnIndex = priceColumns(items, [...addedColumns, duration]).indexOf(duration);
    columnFields(table.current, columnIndex)[0]?.focus();
  };
  const paste = (event: ClipboardEvent, firstItem: number, firstColumn: number) => {
    const text = event.clipboardData.getData("text").trimEnd();
    const rows = text.split(/\r?\n/).map((line) => line.split("\t"));
    // A single value is left to the browser.
    if (rows.flat().length < 2) return;
    event.preventDefault();
    const pastedItems = [...items];
    const outside: string[] = [];
    for (const [rowIndex, cellTexts] of rows.entries()) {
      for (const [cellIndex, cellText] of cellTexts.entries()) {
        const item = pastedItems[firstItem + rowIndex];
        const duration = columns[firstColumn + cellIndex];
        if (item !== undefined && duration !== undefined) {
          pastedItems[firstItem + rowIndex] = withCellText(item, duration, field, cellText);
        } else if (cellText !== "") outside.push(cellText);
      }
    }
    onChange(pastedItems, `pasted ${firstItem} ${firstColumn} ${text}`);
    announce(`${rows.length} lines pasted.`);
    if (outside.length > 0) window.alert(`Outside the table, left out: ${outside.join(", ")}`);
  };
  const cell = (item: Element, index: number, duration: string, columnIndex: number) => {
    const rowIndex = rowsOf(item).findIndex((row) => row.duration === duration);
    const row = rowsOf(item)[rowIndex];
    const plannedPrice = rowsOf(planned[index] ?? item)[rowIndex]?.price;
    const change = (changed: Element, undoKey: string) =>
      onChange(items.with(index, changed), `${item.id} ${duration} ${undoKey}`);
    // Headings show no errors, so an error of a duration is shown at its prices.
    const error = [field, "duration"]
      .map((name) => errorText(errors, [index, "priceDetails", rowIndex, name]))
      .filter((text) => text !== null)
      .join(" ");
    const id = `field_${item.id}_${duration}`;
    const rowPlaceholder = field === "kms" ? "ask" : "";
    return (
      <td key={duration}>
        <TextInput
          id={id}
          inputMode={field === "price" ? "numeric" : "text"}
          enterKeyHint="next"
          disabled={field === "kms" && row === undefined}
          aria-label={`${names[index] ?? ""}, ${duration}, ${fieldNames[field]}`}
          aria-invalid={error !== ""}
          aria-describedby={partId(id, "error")}
          data-column={columnIndex}
          onFocus={({ target }) => (target as HTMLInputElement).select()}
          onKeyDown={moveFocusOnEnter}
          onPaste={(event) => paste(event, index, columnIndex)}
          value={field === "price" ? String(row?.price ?? "") : shownKilometres(row?.kms)}
          placeholder={row === undefined ? "–" : rowPlaceholder}
          onType={(text) => change(withCellText(item, duration, field, text), field)}
          onLeave={(text) => {
            // An emptied price is often typed anew, so its row is removed only on leaving.
            if (field === "price" && numberOf(text) === undefined) {
              change(withRow(item, duration, null), "emptied");
            }
          }}
        />
        {plannedPrice !== row?.price && <p className="good">→ {plannedPrice}</p>}
        {field === "price" && row?.estimated === true && <p className="hint">≈ estimated</p>}
        <p className="error" id={partId(id, "error")}>
          {error}
        </p>
      </td>
    );
  };
  return (
    <>
      <p>
        <label>
          Show{" "}
          <select value={field} onChange={({ target }) => setField(target.value as PriceField)}>
            <option value="price">Prices</option>
            <option value="kms">Kilometres</option>
          </select>
        </label>
      </p>
      {field === "price" && (
        <ManyPrices
          items={items}
          planned={planned}
          columns={columns}
          onPlan={setPlan}
          onChange={onChange}
        />
      )}
      <div className="table-frame" role="region" aria-label="Price table" tabIndex={0}>
        <table ref={table}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              {columns.map((duration) => (
                <th scope="col" key={duration}>
                  {duration}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <tr key={item.id}>
                <th scope="row">
                  <a href={`#${file}/${item.id}`}>{names[index]}</a>
                </th>
                {columns.map((duration, columnIndex) => cell(item, index, duration, columnIndex))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <button type="button" onClick={addColumn}>
          Add a column
        </button>
      </p>
    </>
  );
}

function columnFields(table: HTMLTableElement | null, columnIndex: number): HTMLInputElement[] {
  const selector = `input[data-column="${columnIndex}"]:enabled`;
  return [...(table?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
}

function moveFocusOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: cell, key, shiftKey } = event;
  if (key !== "Enter") return;
  const cells = columnFields(cell.closest("table"), Number(cell.dataset.column));
  cells[cells.indexOf(cell) + (shiftKey ? -1 : 1)]?.focus();
}
