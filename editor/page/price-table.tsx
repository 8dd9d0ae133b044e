import { Fragment, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CatalogueName } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/validation-error";
import { errorText } from "./errors-at";
import {
  type Item,
  type PriceColumn,
  priceColumns,
  rowFor,
  shownKilometres,
  withConfirmedPrice,
  withKilometres,
  withPrice,
} from "./price-cells";
import { TypedInput } from "./typed-input";
import { typedNumber } from "./typed-number";

interface PriceTableProps {
  readonly catalogue: CatalogueName;
  readonly items: readonly Item[];
  readonly names: readonly string[];
  readonly errors: readonly ValidationError[];
  readonly onChange: (items: readonly Item[], place: string) => void;
  /** Says something to whoever does not see the table change. */
  readonly onSay: (text: string) => void;
}

type Shown = "prices" | "kilometres";

const fieldOf = { prices: "price", kilometres: "kms" } as const;

/** All prices of a catalogue to type in: a line for each item, a column for each duration. */
export function PriceTable({ catalogue, items, names, errors, onChange, onSay }: PriceTableProps) {
  const [shown, setShown] = useState<Shown>("prices");
  const [added, setAdded] = useState<readonly string[]>([]);
  const [typedDuration, setTypedDuration] = useState("");
  const table = useRef<HTMLTableElement>(null);
  const columns = priceColumns(items, added);
  const change = (index: number, item: Item, place: string) =>
    onChange(items.toSpliced(index, 1, item), `${item.id} ${place}`);
  const addColumn = () => {
    const duration = typedDuration.trim().toLowerCase().replaceAll(/\s+/g, " ");
    if (duration === "") return;
    // Its first field has the focus next, and has to be there.
    flushSync(() => {
      setShown("prices");
      setAdded([...added, duration]);
      setTypedDuration("");
    });
    onSay(`A column for ${duration} is added.`);
    const place = priceColumns(items, [...added, duration]).find(
      (column) => column.duration === duration,
    );
    table.current?.querySelector<HTMLInputElement>(`[data-column="${place?.index}"]`)?.focus();
  };
  return (
    <>
      <fieldset className="choice">
        <legend>Show</legend>
        {(["prices", "kilometres"] as const).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="shown"
              checked={shown === name}
              onChange={() => setShown(name)}
            />
            {name === "prices" ? "Prices" : "Kilometres"}
          </label>
        ))}
      </fieldset>
      <div className="table-frame" role="region" aria-label="Price table" tabIndex={0}>
        <table ref={table}>
          <thead>
            <tr>
              <th scope="col">Item</th>
              {columns.map(({ duration }) => (
                <th scope="col" key={duration}>
                  {duration}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <Fragment key={item.id}>
                <tr>
                  <th scope="row">
                    <a href={`#${catalogue}/${item.id}`}>{names[index]}</a>
                  </th>
                  {columns.map((column) => (
                    <Cell
                      key={column.duration}
                      shown={shown}
                      item={item}
                      name={names[index] ?? ""}
                      column={column}
                      error={cellError(errors, item, index, column, shown)}
                      onChange={(changed, place) => change(index, changed, place)}
                      onSay={onSay}
                    />
                  ))}
                </tr>
                <RowErrors
                  item={item}
                  columns={columns}
                  errorOf={(column) => cellError(errors, item, index, column, shown)}
                />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          addColumn();
        }}
      >
        <label htmlFor="new-duration">Another duration</label>
        <input
          id="new-duration"
          value={typedDuration}
          placeholder="2 weeks"
          aria-describedby="new-duration-hint"
          onChange={({ target }) => setTypedDuration(target.value)}
        />
        <button type="submit">Add a column</button>
        <span className="hint" id="new-duration-hint">
          Half day, or a number of hours, days, weeks or months.
        </span>
      </form>
    </>
  );
}

/** What is wrong in a cell, in one text; null where nothing is. */
function cellError(
  errors: readonly ValidationError[],
  item: Item,
  index: number,
  { duration }: PriceColumn,
  shown: Shown,
): string | null {
  const found = rowFor(item, duration);
  if (found === null) return null;
  const path = [index, "priceDetails", found.index];
  // A duration that is wrong has no field in the table; its prices say so.
  const texts = [fieldOf[shown], "duration"].map((name) => errorText(errors, [...path, name]));
  return texts.filter((text) => text !== null).join(" ") || null;
}

interface RowErrorsProps {
  readonly item: Item;
  readonly columns: readonly PriceColumn[];
  readonly errorOf: (column: PriceColumn) => string | null;
}

/**
 * What is wrong in an item's line, below it: in their own columns the texts would be cut off where a phone
 * shows a part of the table.
 */
function RowErrors({ item, columns, errorOf }: RowErrorsProps) {
  const found = columns.flatMap((column) => {
    const error = errorOf(column);
    return error === null ? [] : [{ column, error }];
  });
  if (found.length === 0) return null;
  return (
    <tr>
      <td colSpan={columns.length + 1}>
        <div className="row-errors">
          {found.map(({ column, error }) => (
            <p className="error" key={column.duration}>
              {column.duration}: <span id={`${cellId(item, column)}-error`}>{error}</span>
            </p>
          ))}
        </div>
      </td>
    </tr>
  );
}

interface CellProps {
  readonly shown: Shown;
  readonly item: Item;
  readonly name: string;
  readonly column: PriceColumn;
  readonly error: string | null;
  readonly onChange: (item: Item, place: string) => void;
  readonly onSay: (text: string) => void;
}

function Cell({ shown, item, name, column, error, onChange, onSay }: CellProps) {
  const { duration } = column;
  const found = rowFor(item, duration);
  const field = fieldOf[shown];
  const value = found?.row[field];
  const place = `${duration} ${field}`;
  const id = cellId(item, column);
  const isEmptied = useRef(false);
  const isEstimated = shown === "prices" && found?.row.estimated === true;
  return (
    <td>
      <TypedInput
        id={id}
        className="cell"
        inputMode={shown === "prices" ? "numeric" : "text"}
        disabled={shown === "kilometres" && found === null}
        aria-label={`${name}, ${duration}, ${shown === "prices" ? "price in rupees" : "kilometres"}`}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        data-column={column.index}
        data-price={found === null ? undefined : `${item.id}-${found.row.id}`}
        onKeyDown={moveFocus}
        value={shownCell(value)}
        placeholder={found === null ? "–" : shown === "kilometres" ? "ask" : ""}
        onType={(text) => {
          const price = typedNumber(text);
          // A price that is emptied may be about to be typed anew; its row goes when it is left so.
          isEmptied.current = shown === "prices" && price === undefined;
          if (shown === "kilometres") onChange(withKilometres(item, duration, text), place);
          else if (price !== undefined) onChange(withPrice(item, duration, price), place);
        }}
        onLeave={() => {
          if (isEmptied.current) onChange(withPrice(item, duration, undefined), `${place} emptied`);
          isEmptied.current = false;
        }}
      />
      {isEstimated && (
        <button
          type="button"
          className="confirm"
          aria-label={`Confirm the estimated price of ${name} for ${duration}`}
          title="This price is estimated. Press when it is right."
          onClick={() => {
            onChange(withConfirmedPrice(item, duration), `${place} confirmed`);
            onSay(`Price of ${name} for ${duration} confirmed.`);
          }}
        >
          ≈ confirm
        </button>
      )}
    </td>
  );
}

function cellId(item: Item, column: PriceColumn): string {
  return `cell-${item.id}-${column.index}`;
}

function shownCell(value: number | string | null | undefined): string {
  return typeof value === "number" ? String(value) : shownKilometres(value);
}

/** Enter goes down a column, with Shift up, and so do the arrows, as in a spreadsheet. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { currentTarget: cell } = event;
  const column = cell.dataset.column;
  if (step === undefined || column === undefined) return;
  const cells = [
    ...(cell
      .closest("table")
      ?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]:enabled`) ?? []),
  ];
  const next = cells[cells.indexOf(cell) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
}
