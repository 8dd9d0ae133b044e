import { foldedWords } from "../text/folded-words";

/** Words by which a search sets a limit (`data/search.json`). */
export interface LimitWords {
  /** Behind a number of people: `seater`. */
  readonly people?: readonly string[] | null;
  /** Before or behind a price that the one looked for is below: `under`, `లోపు`. */
  readonly below?: readonly string[] | null;
}

export interface LimitedSearch {
  readonly words: readonly string[];
  /** How many people there have to be seats for. */
  readonly people: number | null;
  /** Rupees that the price has to be below. */
  readonly below: number | null;
}

const rupeeWords = ["rs", "inr", "rupees"];

/**
 * Takes the limits out of a search: `7 seater under ₹3,500` looks for no words, for seven people, and
 * for less than 3500 rupees.
 *
 * @param hasSeats whether the list says how many people its items take; else their number is a word
 */
export function limitedSearch(
  search: string,
  { people, below }: LimitWords,
  hasSeats: boolean,
): LimitedSearch {
  const parts = foldedWords(search.replaceAll(/(\d),(?=\d{2,3}(?!\d))/g, "$1"));
  const lengthAt = (at: number, phrases: LimitWords["people"]) => {
    const lengths = (phrases ?? []).map(foldedWords).map((words) => {
      return words.every((word, index) => parts[at + index] === word) ? words.length : 0;
    });
    return Math.max(0, ...lengths);
  };
  const afterRupees = (at: number) => (rupeeWords.includes(parts[at] ?? "") ? at + 1 : at);
  const words: string[] = [];
  const limits = { people: null as number | null, below: null as number | null };
  for (let at = 0; at < parts.length; at += 1) {
    const first = at + lengthAt(at, below);
    const figureAt = afterRupees(first);
    const behindAt = afterRupees(at + 1);
    const belowEnd = behindAt + lengthAt(behindAt, below);
    const behind = hasSeats ? lengthAt(at + 1, people) : 0;
    if (first > at && (isNumber(parts[figureAt]) || figureAt === parts.length)) {
      // Whoever is still typing the price asks for none yet.
      if (figureAt < parts.length) limits.below = Number(parts[figureAt]);
      at = afterRupees(figureAt + 1) - 1;
    } else if (
      isNumber(parts[at]) &&
      belowEnd > behindAt &&
      !isNumber(parts[afterRupees(belowEnd)])
    ) {
      limits.below = Number(parts[at]);
      at = belowEnd - 1;
    } else if (behind > 0 && isNumber(parts[at])) {
      limits.people = Number(parts[at]);
      at += behind;
    } else words.push(parts[at] ?? "");
  }
  return { words, ...limits };
}

function isNumber(part: string | undefined): boolean {
  return part !== undefined && /^\d{1,7}$/.test(part);
}
