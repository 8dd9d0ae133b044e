import type { FoldedWord } from "../text/folded-words";
import { mostJoined, type WordIndex } from "./word-index";

interface Match {
  readonly positions: ReadonlySet<number>;
  readonly leftOut: readonly FoldedWord[];
}

/**
 * Finds the items that have all words, single or joined with their neighbours, in the way that leaves out the
 * fewest. What only one wrong letter tells from a word of the list is taken for that.
 *
 * @param within positions of the items that are looked through
 * @param last the word that may not be typed to its end
 * @returns their positions, and the words that nothing knows
 */
export function matchedWords(
  words: readonly FoldedWord[],
  within: ReadonlySet<number>,
  index: WordIndex,
  last: FoldedWord | undefined,
): Match {
  const positionsOf = (part: readonly FoldedWord[]) => {
    const whole = index.whole(part);
    return whole.length > 0 || part.at(-1) !== last ? whole : index.begun(part);
  };
  // From the last word to the first: what all words from there on find.
  const matches: [Match, ...Match[]] = [{ positions: within, leftOut: [] }];
  for (const [start, word] of [...words.entries()].reverse()) {
    const [rest] = matches;
    const joined = matches.slice(0, mostJoined).flatMap((further, count) => {
      const positions = positionsOf(words.slice(start, start + count + 1));
      return positions.length > 0 ? [{ positions, rest: further }] : [];
    });
    const closest = joined.length > 0 ? [] : index.closest(word);
    const options = closest.length > 0 ? [{ positions: closest, rest }] : joined;
    const least = Math.min(...options.map((option) => option.rest.leftOut.length));
    const best = options
      .filter((option) => option.rest.leftOut.length === least)
      // "12 seater" are not 12 hours and 7 seats: a number belongs to the word behind it.
      .slice(isNumber(word.text) ? -1 : 0);
    const found = best.flatMap((option) =>
      option.positions.filter((position) => option.rest.positions.has(position)),
    );
    const leftOut = best[0]?.rest.leftOut ?? [word, ...rest.leftOut];
    matches.unshift({ positions: best.length > 0 ? new Set(found) : rest.positions, leftOut });
  }
  return matches[0];
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
