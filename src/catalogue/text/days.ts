import type { Texts } from "./texts";

/** `2 Dec` from `2026-12-02`. */
export function dayInWords(date: string, texts: Pick<Texts, "date">, year?: string): string {
  return texts.date(Number(date.slice(8, 10)), Number(date.slice(5, 7)), year);
}
