import type { Texts } from "./texts";

/** A day of the calendar in words, `2 Dec`, from a text that begins as `2026-12-02` does. */
export function dayInWords(date: string, { months }: Pick<Texts, "months">): string {
  return `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1]}`;
}
