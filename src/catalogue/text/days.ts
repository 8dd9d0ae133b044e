import type { Texts } from "./texts";

/** `2 Dec`, from a text that starts with `2026-12-02`. */
export function dayInWords(date: string, { months }: Pick<Texts, "months">): string {
  return `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1]}`;
}
