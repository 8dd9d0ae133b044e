/** A sign of a text that is nearly JSON, a text between quotation marks, or any other value. */
interface Token {
  readonly sign: string;
  readonly text: string;
  readonly offset: number;
  /** Blanks at the beginning of its line. */
  readonly indent: number;
  readonly isFirstOfLine: boolean;
}

/** A bracket that is missing or too many, and the text as it would be right. */
export interface BracketFault {
  /** Where it is missing or too many. */
  readonly offset: number;
  readonly rule: string;
  readonly repaired: string;
  /** A place in the repaired text, in the element that the fault is in. */
  readonly within: number;
}

/** A change of the tokens that may mend a text: signs before a token, or a token left out. */
interface Repair {
  readonly at: number;
  readonly added: readonly string[];
  readonly removed: 0 | 1;
}

/** How many tokens before the first that does not fit the fault may be, and how many behind it are read. */
const reach = 400;

/** A repair that lets fewer further tokens be read is no more than luck. */
const leastProgress = 8;

const closers = ["}", "]"];
const openers = ["{", "["];
const brackets = [...openers, ...closers];

/**
 * Which bracket a text that is not JSON lacks or has too many, found by trying: the one that lets most of
 * what follows be read. Null where a comma or a colon mends as much, or nothing does.
 *
 * @param errorOffset where a parser stumbles over the text first
 */
export function bracketFault(text: string, errorOffset: number): BracketFault | null {
  const all = tokensOf(text);
  const { read: stuck, elements, isAfterEnd, isMixed } = readable(all);
  const last = all[stuck - 1];
  const isOther =
    stuck > all.length ||
    errorOffset < (last === undefined ? 0 : endOf(last)) ||
    (!isMixed && all[stuck] !== undefined && errorOffset > endOf(all[stuck]));
  if (isOther) return null;
  // Elements that could be read are left out, but for the two before the fault.
  const start = elements.at(-2) ?? 0;
  const kept = start === 0 ? all : [...all.slice(0, 1), ...all.slice(start)];
  const cut = all.length - kept.length;
  const best = bestRepair(kept, stuck - cut);
  if (best === null) return null;
  const isBehindData = isAfterEnd && best.removed === 1 && best.at + cut === stuck;
  return isBehindData ? null : described(text, kept, best);
}

function bestRepair(tokens: readonly Token[], stuck: number): Repair | null {
  const near = tokens.slice(0, stuck + reach);
  const { most, best: likely } = furthest(near, repairs(near, stuck));
  if (most < Math.min(stuck + leastProgress, near.length)) return null;
  const { best } = near.length === tokens.length ? { best: likely } : furthest(tokens, likely);
  // The first of equal ones is the likeliest, but for one that the indentation speaks for.
  const [first = null] = best;
  if (first === null || !isOfBrackets(tokens, first)) return null;
  const isListTwice = ({ at, removed }: Repair) => at === 0 && removed === 1;
  return best.find(isListTwice) ?? best.find((repair) => isIndented(tokens, repair)) ?? first;
}

/** The repairs that let most tokens be read, and how many. */
function furthest(tokens: readonly Token[], tried: readonly Repair[]) {
  const rated = tried.map((repair) => {
    const { read } = readable(withRepair(tokens, repair));
    const isBefore = read <= repair.at;
    return { repair, read: isBefore ? read : read - repair.added.length + repair.removed };
  });
  const most = Math.max(...rated.map(({ read }) => read));
  const best = rated.filter(({ read }) => read === most).map(({ repair }) => repair);
  return { most, best };
}

/** Whether a closing bracket is added where the lines go back to the indentation of its opening one. */
function isIndented(tokens: readonly Token[], { at, added: [sign = ""] }: Repair): boolean {
  if (!closers.includes(sign)) return false;
  let depth = 0;
  let opener = at - 1;
  for (; opener >= 0; opener -= 1) {
    const { sign: passed = "" } = tokens[opener] ?? {};
    if (closers.includes(passed)) depth += 1;
    if (openers.includes(passed)) depth -= 1;
    if (depth < 0) break;
  }
  const { indent = 0 } = tokens[opener] ?? {};
  const back = tokens.findIndex(
    (token, index) =>
      index > opener && token.sign !== "," && token.isFirstOfLine && token.indent <= indent,
  );
  // Where the same bracket stands at this indentation already, none is missing.
  const next = tokens[at];
  if (next?.sign === sign && next.isFirstOfLine && next.indent === indent) return false;
  return at === back || (at === back - 1 && tokens[at]?.sign === ",");
}

function isOfBrackets(tokens: readonly Token[], { at, added, removed }: Repair): boolean {
  return removed === 1 ? isBracket(tokens[at]) : added.some((sign) => brackets.includes(sign));
}

function isBracket(token: Token | undefined): boolean {
  return token !== undefined && brackets.includes(token.sign);
}

/** What may mend the tokens, the likeliest first: commas and colons, then what is near the fault. */
function repairs(tokens: readonly Token[], stuck: number): Repair[] {
  const begins = new Set(
    tokens.flatMap(({ sign }, index) => (sign === "{" ? [tokens[index + 1]?.text] : [])),
  );
  const add = (at: number, ...added: string[]): Repair => ({ at, added, removed: 0 });
  const drop = (at: number): Repair => ({ at, added: [], removed: 1 });
  const isEnd = (at: number) => at === tokens.length;
  const lacksStart = tokens[0]?.sign === "{" && tokens.at(-1)?.sign === "]";
  const isDoubled = (at: number) =>
    isBracket(tokens[at]) &&
    [tokens[at - 1], tokens[at + 1]].some((other) => other?.sign === tokens[at]?.sign);
  const places = Array.from({ length: Math.min(stuck, reach) + 1 }, (_, back) => stuck - back);
  return [
    add(stuck, ","),
    add(stuck, ":"),
    ...places.filter((at) => tokens[at]?.sign === ",").map(drop),
    ...[...places, 0].filter(isDoubled).map(drop),
    ...(lacksStart ? [add(0, "[")] : []),
    ...places.flatMap((at): Repair[] => {
      const sign = tokens[at]?.sign ?? "";
      // An element begins as others do; what stands behind a colon may begin with anything.
      const mayOpen = at === 0 || tokens[at - 1]?.sign === ":" || begins.has(tokens[at]?.text);
      const closing = closers.filter((_, kind) => tokens[at - 1]?.sign !== openers[kind]);
      const isField = sign === "text" && tokens[at + 1]?.sign === ":";
      return [
        ...closing.map((closer) => add(at, closer)),
        ...closing.map((closer) => add(at, closer, ",")),
        ...(isEnd(at) ? [add(at, "}", "]"), add(at, "]", "}"), add(at, "]", "}", "]")] : []),
        ...(isField && mayOpen ? [add(at, "{"), add(at, ",", "{")] : []),
        ...(mayBeginList(tokens, at) ? [add(at, "[")] : []),
      ];
    }),
    ...places.filter((at) => isBracket(tokens[at])).map(drop),
  ];
}

/** Whether a list may begin before a token: behind a colon, in a list, or behind another list. */
function mayBeginList(tokens: readonly Token[], at: number): boolean {
  const [previous, last, next] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (next === undefined || closers.includes(next.sign)) return false;
  if (last === undefined || last.sign === ":" || last.sign === "[") return true;
  return last.sign === "," && previous?.sign === "]";
}

function withRepair(tokens: readonly Token[], { at, added, removed }: Repair): Token[] {
  const signs = added.map((sign) => ({ ...blank, sign, text: sign }));
  return [...tokens.slice(0, at), ...signs, ...tokens.slice(at + removed)];
}

const blank: Token = { sign: "", text: "", offset: 0, indent: 0, isFirstOfLine: false };

function described(text: string, tokens: readonly Token[], repair: Repair): BracketFault {
  const { at, added, removed } = repair;
  const token = tokens[at];
  const before = tokens[at - 1];
  if (removed === 1 && token !== undefined) {
    return {
      offset: token.offset,
      rule: `a ${token.sign} too many; delete it`,
      repaired: `${text.slice(0, token.offset)} ${text.slice(token.offset + 1)}`,
      within: closers.includes(token.sign) ? (before?.offset ?? 0) : (tokens[at + 1]?.offset ?? 0),
    };
  }
  const signs = added.map((sign) => (sign === "," ? "a comma" : `a ${sign}`));
  const missing = `${signs.join(" and ")} ${signs.length > 1 ? "are" : "is"} missing`;
  const isOpening = added.some((sign) => openers.includes(sign));
  if (isOpening && token !== undefined) {
    const { offset } = token;
    return {
      offset,
      rule: `${missing} before ${shown(token)}`,
      repaired: text.slice(0, offset) + added.join("") + text.slice(offset),
      within: offset + added.length + 1,
    };
  }
  const end = before === undefined ? 0 : endOf(before);
  return {
    offset: before?.offset ?? 0,
    rule: before === undefined ? missing : `${missing} after ${shown(before)}`,
    repaired: text.slice(0, end) + added.join("") + text.slice(end),
    within: before?.offset ?? 0,
  };
}

function shown({ text }: Token): string {
  return text.length > 40 ? `…${text.slice(-40)}` : text;
}

function endOf({ offset, text }: Token): number {
  return offset + text.length;
}

function tokensOf(text: string): Token[] {
  const found = text.matchAll(/[{}[\],:]|"(?:[^"\\\n]|\\.)*"|[^\s{}[\],:"]+/g);
  return [...found].map(({ 0: token, index }) => {
    const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    const indent = line.search(/\S|$/);
    return {
      sign: /^[{}[\],:]$/.test(token) ? token : token.startsWith('"') ? "text" : "value",
      text: token,
      offset: index,
      indent,
      isFirstOfLine: indent === line.length,
    };
  });
}

interface Reading {
  /** How many tokens can be read one behind another; one more than there are, if they are all of JSON. */
  readonly read: number;
  /** Where the elements of the outermost list begin. */
  readonly elements: readonly number[];
  /** Whether what cannot be read stands behind the end of the data. */
  readonly isAfterEnd: boolean;
  /** Whether what cannot be read is of another kind than the elements before it; JSON allows that. */
  readonly isMixed: boolean;
}

/** What may stand next, by what was read last. */
type Expected = "value" | "value or ]" | "name" | "name or }" | ":" | "more" | "nothing";

/** What a bracket holds: names of fields, or elements of one kind. */
interface Open {
  readonly names: Set<string> | null;
  kind: string | null;
}

/**
 * Reads tokens as the JSON of data files, as far as that goes: no object names a field twice, and all
 * elements of a list are of one kind.
 */
function readable(tokens: readonly Token[]): Reading {
  const open: Open[] = [];
  const elements: number[] = [];
  let expected: Expected = "value";
  for (const [index, { sign, text }] of tokens.entries()) {
    const inside = open.at(-1);
    const isList = inside?.names === null;
    const isOther = isList && inside.kind !== null && inside.kind !== sign;
    const takesValue = (expected === "value" || expected === "value or ]") && !isOther;
    const isEnd =
      (sign === "]" && isList && (expected === "more" || expected === "value or ]")) ||
      (sign === "}" &&
        inside?.names instanceof Set &&
        (expected === "more" || expected === "name or }"));
    const isName = sign === "text" && (expected === "name" || expected === "name or }");
    if (isEnd) {
      open.pop();
      expected = open.length === 0 ? "nothing" : "more";
    } else if (takesValue && ["{", "[", "text", "value"].includes(sign)) {
      if (isList && open.length === 1) elements.push(index);
      if (isList) inside.kind = sign;
      const isOpening = openers.includes(sign);
      if (isOpening) open.push({ names: sign === "{" ? new Set() : null, kind: null });
      const isInside = sign === "{" ? "name or }" : "value or ]";
      expected = isOpening ? isInside : open.length === 0 ? "nothing" : "more";
    } else if (isName && inside?.names?.has(text) === false) {
      inside.names.add(text);
      expected = ":";
    } else if (expected === ":" && sign === ":") {
      expected = "value";
    } else if (expected === "more" && sign === ",") {
      expected = isList ? "value" : "name";
    } else {
      return { read: index, elements, isAfterEnd: expected === "nothing", isMixed: isOther };
    }
  }
  const isWhole = expected === "nothing";
  return { read: tokens.length + Number(isWhole), elements, isAfterEnd: false, isMixed: false };
}
