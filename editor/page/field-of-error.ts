import type { DataFile } from "../../src/data-check/catalogue-data";
import type { ValidationError } from "../../src/data-check/validation-error";

/** What a form has fields of. */
const fields = "input, select, textarea";

/**
 * The field of the page at which an error is, or the first one that is marked as wrong in a form that shows
 * it elsewhere; null where the page has none.
 *
 * @param id the id of the element that the form is about, or null where the form is about the whole file
 */
export function fieldOfError(
  { path, fields: together = [] }: Pick<ValidationError, "path" | "fields">,
  file: DataFile,
  id: number | null,
): HTMLElement | null {
  const steps = [...path, ...together.slice(0, 1)];
  const [place] = steps;
  const form = ["field", file, ...(typeof place === "number" ? [place] : [])].join("-");
  const below = typeof place === "number" ? steps.slice(1) : steps;
  if (below.length === 0) return null;
  const own = below[0] === "image" ? document.getElementById(`picture-${id}`) : null;
  // A list that is one field has the error of each of its entries.
  const ids = below.map((_, index) => [form, ...below.slice(0, below.length - index)].join("_"));
  const found = ids.flatMap((name) => document.getElementById(name) ?? []);
  return (
    own ??
    found.find((element) => element.matches(fields)) ??
    document.querySelector<HTMLElement>("main [aria-invalid='true']") ??
    document.getElementById(`${ids[0] ?? ""}-place`)?.querySelector<HTMLElement>(fields) ??
    null
  );
}
