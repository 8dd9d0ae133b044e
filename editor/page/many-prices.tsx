import type { Element } from "../operations";
import { announce } from "./accessibility";
import { rowsOf } from "./price-cells";
import { kindsOf, type PricePlan } from "./price-plan";
import { numberOf } from "./text-values";

interface ManyPricesProps {
  readonly items: readonly Element[];
  readonly planned: readonly Element[];
  readonly columns: readonly string[];
  readonly onPlan: (plan: PricePlan | null) => void;
  readonly onChange: (items: readonly Element[], undoKey: string) => void;
}

export function ManyPrices({ items, planned, columns, onPlan, onChange }: ManyPricesProps) {
  const pricesIn = (list: readonly Element[]) => list.flatMap(rowsOf).map(({ price }) => price);
  const before = pricesIn(items);
  const count = pricesIn(planned).filter((price, index) => price !== before[index]).length;
  const selects = [
    ["Of", "kind", "all items", kindsOf(items)],
    ["for", "duration", "all durations", columns],
  ] as const;
  return (
    <details>
      <summary>Change many prices</summary>
      <form
        className="actions"
        onChange={({ currentTarget }) => onPlan(planIn(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0) return;
          // The time makes the key unique, so that each change of many prices is a separate undo step.
          onChange(planned, `many ${Date.now()}`);
          announce(`${count} prices changed. Undo brings the old ones back.`);
          event.currentTarget.reset();
          onPlan(null);
        }}
      >
        {selects.map(([label, name, allLabel, values]) => (
          <label key={name}>
            {label}{" "}
            <select name={name}>
              <option value="">{allLabel}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <label>
          by <input name="by" size={6} placeholder="10% or -50" autoComplete="off" />
        </label>
        <button type="submit" aria-disabled={count === 0}>
          Change {count} prices
        </button>
      </form>
    </details>
  );
}

function planIn(form: HTMLFormElement): PricePlan | null {
  type PlanFields = Readonly<Record<"kind" | "duration" | "by", string>>;
  const { by, ...selected } = Object.fromEntries(new FormData(form)) as PlanFields;
  const number = numberOf(by.replace(/^\+|%/g, ""));
  if (typeof number !== "number") return null;
  return { ...selected, by: number, isPercent: by.includes("%") };
}
