import type { DataPath } from "./validation-error";
import { fieldLabel } from "./labels";

type Fields = Readonly<Record<string | number, unknown>>;

export const fieldsKeyedByValue = new Set<unknown>(["labels", "groupNotes", "phrases"]);

/** Labels a path as the editor's forms do: "Phones, number 3", "Prices, 1 day, Kilometres". */
export function pathLabel(steps: DataPath, content: unknown): string {
  let value = content;
  return steps
    .map((step, index) => {
      value = (value as Fields | null | undefined)?.[step];
      if (typeof step === "number") return entryName(value) ?? `number ${step + 1}`;
      return fieldsKeyedByValue.has(steps[index - 1]) ? `“${step}”` : fieldLabel(step);
    })
    .join(", ");
}

export function entryName(entry: unknown): string | null {
  const { duration, label, day, heading, question, code } = (entry ?? {}) as Fields;
  const name = duration ?? label ?? day ?? heading ?? question ?? code;
  return typeof name === "string" && name.trim() !== "" ? name : null;
}
