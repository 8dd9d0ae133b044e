import {
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type BracketFault, bracketFault } from "./bracket-faults";
import type { Fault } from "./fault";
import { itemLabel } from "./item-label";

/** More than these would be no help; most of them would follow from one another. */
const mostFaults = 10;

/**
 * What keeps a text from being JSON, in words for somebody who has never heard of JSON, each with its
 * line and the item it is in; none where the text is JSON. What follows a fault often follows from
 * it: a further one is looked for only where it is clear how the one before it is mended, and behind it.
 */
export function syntaxFaults(file: string, text: string): readonly Fault[] {
  const faults: Fault[] = [];
  let rest: string | null = text;
  let mendedUpTo = -1;
  while (rest !== null && faults.length < mostFaults) {
    const found = firstFault(file, rest);
    if (found === null || found.offset <= mendedUpTo) break;
    faults.push(found.fault);
    mendedUpTo = found.offset;
    rest = found.mended;
  }
  return faults;
}

interface FoundFault {
  readonly fault: Fault;
  readonly offset: number;
  /** The text without the fault, line for line, or null where nobody knows what was meant. */
  readonly mended: string | null;
}

function firstFault(file: string, text: string): FoundFault | null {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error === undefined && tree !== undefined) return null;
  const found = wording(text, error);
  const { offset, rule, repaired = found.mended ?? text, within = offset } = found;
  const read = repaired === text ? tree : parseTree(repaired);
  const [index] = getLocation(repaired, within).path;
  const item = read?.type === "array" && typeof index === "number" ? labelAt(read, index) : null;
  const fault: Fault = {
    file,
    item,
    field: null,
    value: null,
    rule: `line ${lineOf(text, offset)}: ${rule}`,
    path: item === null ? [] : [Number(index)],
  };
  return { fault, offset, mended: found.mended ?? found.repaired ?? null };
}

type Wording = Pick<BracketFault, "offset" | "rule"> &
  Partial<BracketFault> & { readonly mended?: string };

/** A text with other signs in place of some. */
function withSigns(text: string, at: number, length: number, signs: string): string {
  return text.slice(0, at) + signs + text.slice(at + length);
}

/** Faults within a text, or of signs that belong into one. */
const textFaults: readonly string[] = [
  "UnexpectedEndOfString",
  "InvalidEscapeCharacter",
  "InvalidUnicode",
  "InvalidCharacter",
  "InvalidSymbol",
];

function wording(text: string, error: ParseError | undefined): Wording {
  if (error === undefined || text.trim() === "") return { offset: 0, rule: "the file is empty" };
  const conflict = /^(<{7}|={7}|>{7})/m.exec(text);
  if (conflict !== null) {
    return {
      offset: conflict.index,
      rule: "the file holds two versions of a change, with <<<<<<< and >>>>>>> around them; keep one of them and delete these lines",
    };
  }
  const code = printParseErrorCode(error.error);
  const before = text.slice(0, error.offset).trimEnd();
  const word = wordAt(text, error.offset);
  return (
    signWording(text, error) ??
    numberWording(text, error.offset) ??
    (textFaults.includes(code) ? null : bracketFault(text, error.offset)) ??
    codeWording(text, code, error, before, word)
  );
}

/** Faults that a sign gives away, wherever the parser stumbles over it. */
function signWording(text: string, { offset }: ParseError): Wording | null {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(lineStart).split("\n", 1)[0] ?? "";
  // A curved quotation mark inside a text is a letter like any other.
  const outside = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, (found) => " ".repeat(found.length));
  const find = (
    sign: RegExp,
    rule: (found: string) => string,
    instead?: (found: string) => string,
  ): Wording | null => {
    const found = sign.exec(outside);
    if (found === null) return null;
    const at = lineStart + found.index;
    const { length } = found[0];
    const signs = line.slice(found.index, found.index + length);
    const mend = instead?.(signs) ?? "";
    const worded = { offset: at, rule: rule(signs) };
    return mend === "" ? worded : { ...worded, mended: withSigns(text, at, length, mend) };
  };
  /** Signs that stand around texts, all of a line at once: one alone may be anything. */
  const pair = (signs: RegExp, rule: (found: string) => string): Wording | null => {
    const places = [...outside.matchAll(signs)].map(({ index }) => index);
    const [first] = places;
    if (first === undefined) return null;
    const straight = places.reduce((now, place) => withSigns(now, place, 1, '"'), line);
    const worded = { offset: lineStart + first, rule: rule(line.charAt(first)) };
    return places.length % 2 === 1
      ? worded
      : { ...worded, mended: withSigns(text, lineStart, line.length, straight) };
  };
  const figuresOf = (signs: string) => signs.replaceAll(/\D/g, "");
  return (
    pair(/[“”„‟«»]/g, (sign) => `a curved quotation mark ${sign}; write the straight one: "`) ??
    pair(
      /['‘’]/g,
      (sign) => `a single quotation mark ${sign}; texts stand between double ones: "`,
    ) ??
    find(
      /(?<=:\s*)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{2,3})+(?!\d)/,
      (found) => `a number is written without blanks: ${figuresOf(found)}`,
      figuresOf,
    ) ??
    find(/(?!\d)\p{Nd}[\p{Nd}.,]*/u, (found) => {
      return `a number is written in the figures 0 to 9: ${plainFigures(found)}`;
    }) ??
    find(
      /[\u00a0\u200b-\u200f\u2028\u2029\u2060]/,
      () => "a sign that cannot be seen; delete it and write a blank",
    ) ??
    find(
      /(?:₹|\bRs\.?)\s*(?:\d[\d,]*\d|\d?)/i,
      (found) => {
        const figures = figuresOf(found);
        return `a price is written in figures alone${figures === "" ? "" : `: ${figures}`}`;
      },
      figuresOf,
    ) ??
    find(
      /\d+\s*\/-/,
      (found) => `a price is written in figures alone: ${figuresOf(found)}`,
      figuresOf,
    ) ??
    find(/\/\/|\/\*|#/, () => "notes cannot stand in a data file; delete it")
  );
}

/** A number in the figures of any script, in those of JSON and without commas. */
function plainFigures(number: string): string {
  const figure = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    const isFigure = (one: number) => /\p{Nd}/u.test(String.fromCodePoint(one));
    // The ten figures of a script stand one behind another.
    let value = 0;
    while (value < 9 && isFigure(code - value - 1)) value += 1;
    return String(value);
  };
  return number.replaceAll(/\p{Nd}/gu, figure).replaceAll(",", "");
}

/** Faults of numbers. */
function numberWording(text: string, offset: number): Wording | null {
  const start = text.slice(0, offset).search(/[\d.,+-]*\s*$/);
  const found = /^[\s]*([+-]?[\d.,]*\d[\d.,]*)/.exec(text.slice(start));
  const number = found?.[1]?.replace(/,$/, "");
  if (number === undefined || start < 0 || !/:\s*$/.test(text.slice(0, start))) return null;
  const plain = number
    .replaceAll(",", "")
    .replace(/^\+?0+(?=\d)/, "")
    .replace(/^\+|\.$/g, "");
  const place = start + (found?.[0].length ?? 0) - (found?.[1]?.length ?? 0);
  const at = { offset: start, mended: withSigns(text, place, number.length, plain) };
  const [, field = ""] = /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, start)) ?? [];
  if (/^(?:latitude|longitude)$/.test(field) && /^-?\d+,\d+$/.test(number)) {
    const decimal = number.replace(",", ".");
    const mended = withSigns(text, place, number.length, decimal);
    return { ...at, mended, rule: `decimals stand behind a point: ${decimal}` };
  }
  if (/\d,\d/.test(number)) {
    const what = field === "price" ? "price" : "number";
    return { ...at, rule: `a ${what} is written without comma: ${plain}` };
  }
  if (/^0\d/.test(number)) return { ...at, rule: `a number does not begin with 0: ${plain}` };
  if (/^[+.]|\.$/.test(number)) {
    return { ...at, rule: `a number is written in figures alone: ${plain}` };
  }
  return null;
}

function codeWording(
  text: string,
  code: string,
  { offset }: ParseError,
  before: string,
  word: string,
): Wording {
  const previous = before.length - 1;
  const last = before.slice(-1);
  const next = text.slice(offset).trimStart().charAt(0);
  if (last === "," && (next === "}" || next === "]")) {
    const mended = withSigns(text, previous, 1, " ");
    return { offset: previous, mended, rule: `a comma too many before ${next}; delete it` };
  }
  if (last === "," && next === ",") {
    const mended = withSigns(text, offset, 1, " ");
    return { offset, mended, rule: "two commas in a row; delete one" };
  }
  if (/^(true|false|null)$/i.test(word)) {
    const small = word.toLowerCase();
    const mended = withSigns(text, offset, word.length, small);
    return { offset, mended, rule: `${word} is written in small letters: ${small}` };
  }
  if (code === "CommaExpected") {
    const mended = withSigns(text, previous + 1, 0, ",");
    return { offset: previous, mended, rule: `a comma is missing after ${tail(before)}` };
  }
  if (code === "ColonExpected") {
    const mended = withSigns(text, previous + 1, 0, ":");
    return { offset: previous, mended, rule: `a colon is missing after ${tail(before)}` };
  }
  if (code === "UnexpectedEndOfString") {
    const rule = "the quotation mark at the end of a text is missing";
    const [rest = ""] = text.slice(offset).split("\n", 1);
    const end = offset + rest.replace(/[\s,]*$/, "").length;
    // A text that goes on in the next line is another slip.
    const isWhole = /^\s*(?:,|[}\]])/.test(text.slice(end));
    return isWhole ? { offset, rule, mended: withSigns(text, end, 0, '"') } : { offset, rule };
  }
  if (code === "InvalidEscapeCharacter" || code === "InvalidUnicode") {
    return {
      offset,
      rule: "a backslash \\ means something special in a text; write two of them: \\\\",
    };
  }
  if (code === "InvalidCharacter") {
    return { offset, rule: "a text holds a line end or a tab; write it in one line" };
  }
  if (code === "CloseBraceExpected" || code === "CloseBracketExpected") {
    const sign = code === "CloseBraceExpected" ? "}" : "]";
    return { offset: Math.max(0, previous), rule: `a ${sign} is missing after ${tail(before)}` };
  }
  if (code === "EndOfFileExpected") {
    return { offset, rule: `the data ends before this; ${shown(word, next)} is too many` };
  }
  if (last === ":" && (next === "," || next === "}")) {
    return { offset: previous, rule: `there is no value after ${tail(before)}` };
  }
  if (word !== "" && /[\p{L}_]/u.test(word)) return wordWording(text, offset, word);
  const instead = insteadOf[next];
  if (word === "" && instead !== undefined) {
    const [sign, rule] = instead;
    const at = text.indexOf(next, offset);
    return { offset: at, mended: withSigns(text, at, 1, sign), rule };
  }
  return { offset, rule: `${shown(word, next)} does not belong here; delete it` };
}

/** Signs that are taken for others, with those others. */
const insteadOf: Readonly<Record<string, readonly [string, string]>> = {
  ";": [",", "a ; where a comma belongs; write ,"],
  "=": [":", "a = where a colon belongs; write :"],
  "(": ["[", "a ( where a list begins; write ["],
  ")": ["]", "a ) where a list ends; write ]"],
};

/** A word that stands where a value or a field's name belongs. */
function wordWording(text: string, offset: number, word: string): Wording {
  if (text.charAt(offset - 1) === '"') {
    return {
      offset,
      rule: `a quotation mark within a text ends it; leave it out before ${word}, or write \\" for it`,
    };
  }
  const start = text.slice(0, offset).search(/[\p{L}\p{N}_.-]*$/u);
  const [, field = ""] = /"([^"\n]*)"\s*:\s*$/.exec(text.slice(0, start)) ?? [];
  if (figureFields.has(field)) {
    const what = field === "price" ? "a price" : `"${field}"`;
    return { offset, rule: `${what} is written in figures alone` };
  }
  const quoted = `a word stands between quotation marks: "${word}"`;
  const rule = field === "kms" ? `${quoted}; where only a call can tell, write null` : quoted;
  // Of several words nobody knows where they end.
  const isAlone = /^\s*(?:[,:}\]\n]|$)/.test(text.slice(start + word.length));
  return isAlone
    ? { offset, rule, mended: withSigns(text, start, word.length, `"${word}"`) }
    : { offset, rule };
}

const figureFields = new Set(["id", "price", "monthDays", "copyrightYear"]);

function shown(word: string, next: string): string {
  const text = word === "" ? next : word;
  return text === "" ? "something" : text;
}

/** The word that stands at a place, without the signs around it. */
function wordAt(text: string, offset: number): string {
  const start = text.slice(0, offset).search(/[\p{L}\p{N}_.-]*$/u);
  return /^[\p{L}\p{N}_.-]{1,40}/u.exec(text.slice(start))?.[0] ?? "";
}

/** The end of a text, for saying after what something is missing. */
function tail(before: string): string {
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  const last = /(?:"(?:[^"\\]|\\.)*"|[^\s,"]+)\s*:?$/.exec(line)?.[0] ?? line;
  return last.length > 40 ? `…${last.slice(-40)}` : last;
}

function labelAt(tree: Node, index: number): string {
  const node = findNodeAtLocation(tree, [index]);
  const value: unknown = node === undefined ? undefined : getNodeValue(node);
  return itemLabel(value, index);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
