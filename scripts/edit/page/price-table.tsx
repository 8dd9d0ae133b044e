import { type KeyboardEvent, useState } from "react";
import type { CatalogueName } from "../../../src/data-check/catalogue-data";
import type { Fault } from "../../../src/data-check/fault";
import { faultText } from "./faults-at";
import {
  isDuration,
  type Item,
  type PriceColumn,
  priceColumns,
  rowFor,
  shownKilometres,
  withConfirmedPrice,
  withKilometres,
  withPrice,
} from "./price-cells";
import { typedNumber } from "./typed-number";

interface PriceTableProps {
  readonly catalogue: CatalogueName;
  readonly items: readonly Item[];
  readonly names: readonly string[];
  readonly faults: readonly Fault[];
  readonly onChange: (items: readonly Item[], place: string) => void;
  /** Says something to whoever does not see the table change. */
  readonly onSay: (text: string) => void;
}

type Shown = "prices" | "kilometres";

/** All prices of a catalogue to type in: a line for each item, a column for each duration. */
export function PriceTable({ catalogue, items, names, faults, onChange, onSay }: PriceTableProps) {
  const [shown, setShown] = useState<Shown>("prices");
  const [added, setAdded] = useState<readonly string[]>([]);
  const [typedDuration, setTypedDuration] = useState("");
  const [durationFault, setDurationFault] = useState<string | null>(null);
  const columns = priceColumns(items, added);
  const change = (index: number, item: Item, place: string) =>
    onChange(items.toSpliced(index, 1, item), `${item.id} ${place}`);
  const addColumn = () => {
    const duration = typedDuration.trim().toLowerCase().replaceAll(/\s+/g, " ");
    if (!isDuration(duration)) {
      setDurationFault(
        "Write half day, or a number and what it counts, such as 12 hours, 2 days, 1 week or 1 month.",
      );
      return;
    }
    setDurationFault(null);
    setAdded([...added, duration]);
    setTypedDuration("");
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
        <table>
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
              <tr key={item.id}>
                <th scope="row">
                  <a href={`#${catalogue}/${item.id}`}>{names[index]}</a>
                </th>
                {columns.map((column) => (
                  <Cell
                    key={column.duration}
                    shown={shown}
                    item={item}
                    index={index}
                    name={names[index] ?? ""}
                    column={column}
                    faults={faults}
                    onChange={(changed, place) => change(index, changed, place)}
                    onSay={onSay}
                  />
                ))}
              </tr>
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
          aria-invalid={durationFault !== null}
          aria-describedby="new-duration-fault"
          onChange={({ target }) => setTypedDuration(target.value)}
        />
        <button type="submit">Add a column</button>
        <p className="fault" id="new-duration-fault" role="status">
          {durationFault}
        </p>
      </form>
    </>
  );
}

interface CellProps {
  readonly shown: Shown;
  readonly item: Item;
  readonly index: number;
  readonly name: string;
  readonly column: PriceColumn;
  readonly faults: readonly Fault[];
  readonly onChange: (item: Item, place: string) => void;
  readonly onSay: (text: string) => void;
}

function Cell({ shown, item, index, name, column, faults, onChange, onSay }: CellProps) {
  const { duration } = column;
  const found = rowFor(item, duration);
  const field = shown === "prices" ? "price" : "kms";
  const value = found?.row[field];
  const place = `${duration} ${field}`;
  const rowPath = [index, "priceDetails", found?.index ?? -1] as const;
  // A duration that is wrong has no field in the table; its prices say so.
  const texts = [field, "duration"].map((name) => faultText(faults, [...rowPath, name]));
  const fault = found === null ? null : texts.filter((text) => text !== null).join(" ") || null;
  const id = `cell-${item.id}-${column.index}`;
  const [typed, setTyped] = useState<string | null>(null);
  // As it is typed, with sign or comma, until it is left or somebody else changes it.
  const isShownAsTyped = typed !== null && (typedNumber(typed) ?? value) === value;
  const isEstimated = shown === "prices" && found?.row.estimated === true;
  return (
    <td>
      <input
        id={id}
        className="cell"
        inputMode={shown === "prices" ? "numeric" : "text"}
        autoComplete="off"
        disabled={shown === "kilometres" && found === null}
        aria-label={`${name}, ${duration}, ${shown === "prices" ? "price in rupees" : "kilometres"}`}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        data-column={column.index}
        onKeyDown={moveFocus}
        value={isShownAsTyped ? typed : shownCell(value)}
        placeholder={found === null ? "–" : shown === "kilometres" ? "ask" : ""}
        onChange={({ target }) => {
          if (shown === "prices") setTyped(target.value);
          const price = typedNumber(target.value);
          if (shown === "kilometres") onChange(withKilometres(item, duration, target.value), place);
          else if (price !== undefined) onChange(withPrice(item, duration, price), place);
        }}
        onBlur={() => {
          // A price that is emptied may be about to be typed anew; its row goes when it is left so.
          const isEmptied = typed !== null && typedNumber(typed) === undefined;
          if (shown === "prices" && isEmptied)
            onChange(withPrice(item, duration, undefined), `${place} emptied`);
          setTyped(null);
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
      <p className="fault" id={`${id}-fault`} hidden={fault === null}>
        {fault}
      </p>
    </td>
  );
}

function shownCell(value: number | string | null | undefined): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? shownKilometres(value) : String(value);
}

/** Enter and the arrows up and down go through a column, as in a spreadsheet. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
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
