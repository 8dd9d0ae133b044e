import type { DataPath } from "./validation-error";
import { fieldLabel } from "./labels";

/** Fields below which the names are texts of the data, and no fields. */
export const byValue = new Set<unknown>(["labels", "groupNotes", "phrases"]);

/**
 * A place as the editor's forms label it: "Phones, number 3", "Prices, 1 day, Kilometres".
 *
 * @param steps steps to the place, the first one a field's name
 * @param content what the steps begin at
 */
export function pathLabel(steps: DataPath, content: unknown): string {
  let inside = content;
  return steps
    .map((step, index) => {
      inside = (inside as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
      if (typeof step === "number") return entryName(inside) ?? `number ${step + 1}`;
      return byValue.has(steps[index - 1]) ? `“${step}”` : fieldLabel(step);
    })
    .join(", ");
}

/** What an entry of a list is called: a price by its duration, a link by its label, a day by its name. */
export function entryName(entry: unknown): string | null {
  const { duration, label, day, heading, topic, code } = (entry ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const name = duration ?? label ?? day ?? heading ?? topic ?? code;
  return typeof name === "string" && name.trim() !== "" ? name : null;
}
