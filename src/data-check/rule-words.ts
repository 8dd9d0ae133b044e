import type { DataPath, Fault } from "./fault";
import { fieldWords, fileWords } from "./field-words";
import { dataFiles } from "./catalogue-data";
import { fieldAt, placeWords } from "./place-words";

/** How a rule speaks of the data: as it is written in the files, or as the forms of the editor show it. */
export interface RuleWords {
  /** A field by its name, or by the label that it has in a form. */
  readonly field: (name: string) => string;
  /** A data file, `bikes.json`, or what the editor calls it. */
  readonly file: (name: string) => string;
  /** A place by its steps from a content: `phones[2]`, or “Phones, number 3”. */
  readonly place: (steps: DataPath, content: unknown) => string;
  /** A text as it is to be written. */
  readonly text: (value: unknown) => string;
  /** What is said in other words altogether. */
  readonly either: (inFile: string, inForm: string) => string;
}

/** A rule in words, the same everywhere or not. */
export type RuleText = string | ((words: RuleWords) => string);

export const wordsOfFiles: RuleWords = {
  field: (name) => `"${name}"`,
  file: (name) => name,
  place: fieldAt,
  text: (value) => JSON.stringify(value),
  either: (inFile) => inFile,
};

export const wordsOfForms: RuleWords = {
  field: (name) => `“${fieldWords(name)}”`,
  file: (name) => {
    const file = dataFiles.find((known) => `${known}.json` === name);
    return file === undefined ? name : fileWords[file];
  },
  place: (steps, content) => `“${placeWords(steps, content)}”`,
  text: (value) => (typeof value === "string" ? `“${value}”` : String(value)),
  either: (_inFile, inForm) => inForm,
};

/** A rule as a fault has it. */
export function ruleIn(text: RuleText): Pick<Fault, "rule" | "formRule"> {
  if (typeof text === "string") return { rule: text };
  const [rule, formRule] = [text(wordsOfFiles), text(wordsOfForms)];
  return rule === formRule ? { rule } : { rule, formRule };
}
