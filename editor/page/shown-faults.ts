import type { DataFile } from "../../src/data-check/catalogue-data";
import type { DataPath, Fault } from "../../src/data-check/fault";
import type { Contents } from "../server/protocol";
import type { EditSession } from "./edit-session";
import { isObject, isSame } from "../server/json-values";

/** What stands below a value that was wrong and is another one by now. */
export const beingChecked = "Checking…";

/** Whether nothing but what is checked at this moment is known to be wrong. */
export function areBeingChecked(faults: readonly Fault[]): boolean {
  return faults.length > 0 && faults.every(({ rule }) => rule === beingChecked);
}

/**
 * The session with what the last check has found, at the places where that stands now. What is gone since,
 * or is again as it is saved, has no fault any more; what is another value by now is being checked.
 *
 * @param isReached whether somebody checks it
 */
export function withShownFaults(session: EditSession, isReached = true): EditSession {
  const { faults, warnings, checked, drafts } = session;
  if (isSame(checked, drafts)) return session;
  return {
    ...session,
    faults: faults.flatMap((fault) => {
      const place = placeNow(session, fileOf(fault), fault.path);
      if (place === null) return [];
      const { path, isChanged } = place;
      const words = isChanged && isReached ? { rule: beingChecked, value: "" } : {};
      const causes = fault.causes?.flatMap((cause) => {
        const found = placeNow(session, fileOf(cause), cause.path);
        return found === null ? [] : [{ ...cause, path: found.path }];
      });
      return [{ ...fault, path, ...words, ...(causes === undefined ? {} : { causes }) }];
    }),
    warnings: warnings.flatMap((warning) => {
      const { file, index } = warning.acknowledgedBy;
      if (index === null) return [warning];
      const place = placeNow(session, file, [index])?.path[0];
      return typeof place === "number"
        ? [{ ...warning, acknowledgedBy: { file, index: place } }]
        : [];
    }),
  };
}

function fileOf({ file }: Pick<Fault, "file">): DataFile {
  return file.replace(/\.json$/, "") as DataFile;
}

/** Where a place of the checked data is now, and whether something else stands there. */
interface PlaceNow {
  readonly path: DataPath;
  readonly isChanged: boolean;
}

/** Where a place of the checked data is now; null where it is gone, or is again as it is saved. */
function placeNow(
  { checked, drafts, base }: EditSession,
  file: DataFile,
  path: DataPath,
): PlaceNow | null {
  const states = [checked, drafts, base].map((contents: Contents) => contents[file]);
  let [was, now, saved] = states;
  const found: (string | number)[] = [];
  for (const step of path) {
    const id = Array.isArray(was) ? idOf((was as readonly unknown[])[Number(step)]) : undefined;
    const place = id === undefined ? step : placeOf(now, id);
    if (place === -1) return null;
    found.push(place);
    saved = below(saved, id === undefined ? step : placeOf(saved, id));
    [was, now] = [below(was, step), below(now, place)];
  }
  const isChanged = !isSame(was, now);
  return isChanged && isSame(now, saved) ? null : { path: found, isChanged };
}

function placeOf(list: unknown, id: unknown): number {
  return Array.isArray(list) ? list.findIndex((element: unknown) => idOf(element) === id) : -1;
}

function below(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[])[Number(step)];
  return isObject(value) ? value[step] : undefined;
}

function idOf(value: unknown): unknown {
  return isObject(value) ? value.id : undefined;
}
