import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import type { DataPath, ValidationError, ErrorPlace } from "../../src/data-check/validation-error";
import {
  applied,
  type Contents,
  hasElements,
  isElement,
  OperationError,
  type Path,
  type Step,
  valueAt,
} from "../operations";
import { operationsBetween } from "../data-changes";
import { isObject, isSame } from "../json-values";

/** What is wrong in a state of the data. */
export type Check = (contents: Contents) => readonly ValidationError[];

interface Place {
  readonly file: DataFile;
  readonly path: Path;
}

/**
 * As much of a draft as may be written: where something is wrong, the file's own value stays. What the files have
 * wrong already holds nothing back.
 *
 * The places that the errors name are put back first; where that is not enough, what they are in, up to the file.
 */
export function writable(draft: Contents, files: Contents, check: Check): Contents {
  const known = new Set(check(files).map((error) => errorKey(error, files)));
  const newErrors = (contents: Contents) =>
    check(contents).filter((error) => !known.has(errorKey(error, contents)));
  let contents = draft;
  const restored = new Map<string, Place>();
  for (;;) {
    const errors = newErrors(contents);
    if (errors.length === 0) return contents;
    const named = errors.flatMap((error) => placesOf(error, contents));
    const places = named.map((place) => unrestored(place, restored));
    const next = places.filter((place) => place !== null);
    // Nothing is left to put back where these errors are: what causes them is in another file.
    if (next.length === 0)
      return changedOneByOne(draft, files, (now) => newErrors(now).length === 0);
    for (const place of next) {
      restored.set(JSON.stringify(place), place);
      contents = withOwnValue(contents, files, place);
    }
  }
}

/** The files with each change of the draft, in its order, that leaves them right. */
function changedOneByOne(
  draft: Contents,
  files: Contents,
  isRight: (contents: Contents) => boolean,
): Contents {
  return operationsBetween(files, draft).reduce((contents, operation) => {
    try {
      const next = applied(contents, [operation]).contents;
      return isRight(next) ? next : contents;
    } catch (error) {
      // What it changes waits, too.
      if (error instanceof OperationError) return contents;
      throw error;
    }
  }, files);
}

/** The place, or what it is in where it was put back already; null where the whole file was. */
function unrestored({ file, path }: Place, restored: ReadonlyMap<string, Place>): Place | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = { file, path: path.slice(0, length) };
    if (!restored.has(JSON.stringify(place))) return place;
  }
  return null;
}

/** The contents with the value of the files at a place; an element that the files do not have goes. */
function withOwnValue(contents: Contents, files: Contents, { file, path }: Place): Contents {
  const isNew = path.findIndex(
    (step, index) =>
      typeof step === "object" && valueAt(files[file], path.slice(0, index + 1)) === undefined,
  );
  const place = isNew === -1 ? path : path.slice(0, isNew + 1);
  const [own, now] = [files, contents].map((state) => valueAt(state[file], place));
  if (isSame(own, now)) return contents;
  if (place.length === 0) return { ...contents, [file]: own };
  if (isNew !== -1) {
    return now === undefined
      ? contents
      : applied(contents, [{ do: "remove", file, path: place }]).contents;
  }
  // Where an object was added around it, that goes, too.
  const gone = place.findIndex(
    (_, index) => valueAt(files[file], place.slice(0, index + 1)) === undefined,
  );
  const target = gone === -1 ? place : place.slice(0, gone + 1);
  // An element that was removed is put back with its list.
  const isThere = target.every(
    (step, index) =>
      typeof step === "string" || valueAt(contents[file], target.slice(0, index + 1)) !== undefined,
  );
  if (!isThere) return withOwnValue(contents, files, { file, path: [] });
  const value = valueAt(files[file], target);
  return applied(contents, [{ do: "set", file, path: target, value }]).contents;
}

function errorKey(error: ValidationError, contents: Contents): string {
  const file = dataFileOf(error);
  const path =
    file === undefined ? error.path : [...idPath(file, contents[file], error.path), error.field];
  return JSON.stringify([error.file, path, error.value, error.rule]);
}

function placesOf(error: ValidationError, contents: Contents): Place[] {
  const { fields = [], causes = [] } = error;
  const own: readonly ErrorPlace[] =
    fields.length === 0
      ? [error]
      : fields.map((field) => ({ file: error.file, path: [...error.path, field] }));
  return [...own, ...causes].flatMap((place) => {
    const file = dataFileOf(place);
    return file === undefined ? [] : [{ file, path: idPath(file, contents[file], place.path) }];
  });
}

function dataFileOf({ file }: { readonly file: string }): DataFile | undefined {
  return dataFiles.find((name) => `${name}.json` === file);
}

/** A path of the check with ids in place of indexes, up to a list without ids, which is one value. */
function idPath(file: DataFile, content: unknown, path: DataPath): Path {
  const steps: Step[] = [];
  let value = content;
  for (const step of path) {
    if (Array.isArray(value)) {
      const element: unknown = value[Number(step)];
      if (!hasElements(file, steps) || !isElement(element)) return steps;
      steps.push({ id: element.id });
      value = element;
    } else {
      steps.push(String(step));
      value = isObject(value) ? value[step] : undefined;
    }
  }
  return steps;
}

/** The places at which two states of the data differ. */
export function differingPlaces(one: Contents, other: Contents): Place[] {
  return operationsBetween(one, other).map(({ do: what, file, path, ...rest }) => ({
    file,
    path: what === "insert" && "element" in rest ? [...path, { id: rest.element.id }] : path,
  }));
}
