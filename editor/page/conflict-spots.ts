import type { DataFile } from "../../src/data-check/catalogue-data";
import { type DataChange, pathOf } from "../server/data-changes";
import type { Contents } from "../server/protocol";
import { formPlan, isInForm, schemaAt } from "./form-schema";

/** What the page shows: a file, or one element of it. */
interface View {
  readonly file: DataFile | "changes";
  readonly id: number | null;
}

/** The id of an item's or a page's place in the list of its file. */
export function listSpot(id: number): string {
  return `element-${id}`;
}

/**
 * The id of what a view shows of the place that a change is about: an element of a list, or the field of a
 * form, the nearest around it where the form has none of its own. Null where the view shows nothing of it.
 *
 * @param schemas the JSON Schemas by their file names
 */
export function spotOf(
  change: DataChange,
  { file, id }: View,
  drafts: Contents,
  schemas: Readonly<Record<string, unknown>>,
): string | null {
  if (change.file !== file) return null;
  const [first] = change.steps;
  const path = pathOf(drafts, change);
  const isOfElement = typeof first === "object";
  if (isOfElement && path[0] === -1) return null;
  if (isOfElement && id === null) return listSpot(first.id);
  if (isOfElement && id !== first.id) return null;
  const steps = isOfElement ? path.slice(1) : path;
  const gone = steps.indexOf(-1);
  const { schema } = formPlan(schemas, file);
  const known = gone === -1 ? steps : steps.slice(0, gone);
  const [field] = known;
  if (typeof field !== "string" || !isInForm(field, schemaAt(schema, [field]))) return null;
  const shown = known.findLastIndex(
    (_, index) => schemaAt(schema, known.slice(0, index + 1)) !== undefined,
  );
  const form = ["field", file, ...(isOfElement ? [path[0]] : [])].join("-");
  return [form, ...known.slice(0, shown + 1)].join("_");
}
