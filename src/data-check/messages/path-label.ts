import type { DataPath } from "./validation-error";
import { fieldLabel } from "./labels";

export const byValue = new Set<unknown>(["labels", "groupNotes", "phrases"]);

/** A path as the editor's forms label it: "Phones, number 3", "Prices, 1 day, Kilometres". */
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

export function entryName(entry: unknown): string | null {
  const { duration, label, day, heading, question, code } = (entry ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const name = duration ?? label ?? day ?? heading ?? question ?? code;
  return typeof name === "string" && name.trim() !== "" ? name : null;
}
