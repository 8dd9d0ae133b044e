import { quotedValue } from "./validation-error";

export function itemLabel(item: unknown, index: number): string {
  const { id, name, title } = (item ?? {}) as { id?: unknown; name?: unknown; title?: unknown };
  const label = name ?? title;
  const number = id === undefined ? `item ${index + 1}` : `id ${quotedValue(id)}`;
  return typeof label === "string" ? `${number} ${quotedValue(label)}` : number;
}
