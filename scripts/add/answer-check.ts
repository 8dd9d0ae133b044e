import path from "node:path";
import type { CatalogueName } from "../../src/data-check/catalogue-data";
import { checkedContents } from "../../src/data-check/check-data";
import { parsedData, readDataFile } from "../../src/data-check/data-files";
import { type Fault, faultLine } from "../../src/data-check/fault";
import { schemaCheck } from "../../src/data-check/schema-check";
import { without } from "../../editor/server/json-values";

type Fields = Readonly<Record<string, unknown>>;

/** Says what is wrong with one answer, as the data check would say it of the item; null if nothing. */
export type AnswerCheck = (fields: Fields, field: string, value: unknown) => string | null;

/**
 * Checks answers one by one, so that a wrong one can be given again and the others are kept.
 *
 * @param items the items that the catalogue has already; the new one stands behind them
 */
export function answerCheck(
  dataFolder: string,
  catalogue: CatalogueName,
  items: readonly unknown[],
): AnswerCheck {
  const check = schemaCheck(path.join(dataFolder, "schema"));
  const faults = (added: readonly unknown[]) =>
    checkedContents(
      (file) =>
        file === catalogue
          ? parsedData(`${file}.json`, JSON.stringify([...items, ...added]))
          : readDataFile(dataFolder, file),
      check,
    ).faults;
  const placeOf = ({ file, path: steps }: Fault) => JSON.stringify([file, steps]);
  return (fields, field, value) => {
    // What is wrong as long as the other answers are not given is no fault of this one.
    const unanswered = new Set(faults([without(fields, field)]).map(placeOf));
    const isOwn = ({ file, path: [index, name] }: Fault) =>
      file === `${catalogue}.json` && index === items.length && name === field;
    const found = faults([{ ...fields, [field]: value }]).find(
      (fault) => isOwn(fault) || !unanswered.has(placeOf(fault)),
    );
    if (found === undefined) return null;
    return isOwn(found) ? found.rule : faultLine(found);
  };
}
