import type { Texts } from "./texts";

/** Texts of a page or an owner as sentences, one after another; an end that is there already stays. */
export function sentences(
  parts: readonly (string | null | undefined)[],
  { sentence }: Pick<Texts, "sentence">,
): string {
  return parts
    .filter((text) => typeof text === "string")
    .map((text) => (/[.?!।]$/.test(text) ? text : sentence(text)))
    .join(" ");
}
