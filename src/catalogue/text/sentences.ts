import type { Texts } from "./texts";

/** Joins the texts and adds missing full stops. */
export function sentences(
  parts: readonly (string | null | undefined)[],
  { sentence }: Pick<Texts, "sentence">,
): string {
  return parts
    .filter((text) => typeof text === "string")
    .map((text) => (/[.?!।]$/.test(text) ? text : sentence(text)))
    .join(" ");
}
