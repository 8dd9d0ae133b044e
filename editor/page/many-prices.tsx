import type { Element } from "../operations";
import { say } from "./attention";
import { rowsOf } from "./price-cells";
import { kindsOf, type PricePlan } from "./price-plan";
import { typedNumber } from "./typed-number";

interface ManyPricesProps {
  readonly items: readonly Element[];
  /** The items with the prices of the plan, which the table shows beside those of today. */
  readonly planned: readonly Element[];
  readonly columns: readonly string[];
  readonly onPlan: (plan: PricePlan | null) => void;
  readonly onChange: (items: readonly Element[], place: string) => void;
}

const roundings = [
  ["1", "whole rupees"],
  ["10", "tens"],
  ["50", "fifties"],
  ["99", "an end of 99"],
] as const;

export function ManyPrices({ items, planned, columns, onPlan, onChange }: ManyPricesProps) {
  const pricesIn = (list: readonly Element[]) => list.flatMap(rowsOf).map(({ price }) => price);
  const before = pricesIn(items);
  const count = pricesIn(planned).filter((price, index) => price !== before[index]).length;
  const same = (value: string) => [value, value] as const;
  return (
    <details>
      <summary>Change many prices</summary>
      <form
        className="actions"
        onChange={({ currentTarget }) => onPlan(planIn(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0) return;
          // A step of Undo of its own, also where the same is done twice.
          onChange(planned, `many ${Date.now()}`);
          say(`${count} prices changed. Undo brings the old ones back.`);
          event.currentTarget.reset();
          onPlan(null);
        }}
      >
        <Choice label="Of" name="kind" options={[["", "all items"], ...kindsOf(items).map(same)]} />
        <Choice
          label="for"
          name="duration"
          options={[["", "all durations"], ...columns.map(same)]}
        />
        <label>
          by <input name="by" size={6} placeholder="10% or -50" autoComplete="off" />
        </label>
        <Choice label="rounded to" name="rounding" options={roundings} />
        <button type="submit" aria-disabled={count === 0}>
          Change {count} prices
        </button>
      </form>
    </details>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

function Choice({ label, name, options }: ChoiceProps) {
  return (
    <label>
      {label}{" "}
      <select name={name}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is chosen in the form; null where no number is typed yet. */
function planIn(form: HTMLFormElement): PricePlan | null {
  const { by, rounding, ...about } = Object.fromEntries(new FormData(form)) as Record<
    "kind" | "duration" | "by" | "rounding",
    string
  >;
  const number = typedNumber(by.replace(/^\+|%/g, ""));
  if (typeof number !== "number") return null;
  return { ...about, by: number, isPercent: by.includes("%"), rounding: Number(rounding) };
}
