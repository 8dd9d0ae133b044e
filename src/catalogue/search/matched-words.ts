import type { FoldedWord } from "../text/folded-words";
import { mostJoined, type WordIndex } from "./word-index";

interface Match {
  readonly positions: ReadonlySet<number>;
  readonly leftOut: readonly FoldedWord[];
}

/**
 * Items with all words, single or joined, leaving out as few as possible. One typing error is
 * allowed.
 *
 * @param within positions of the items to search
 * @param last the word that may be incomplete
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
  // From the last word to the first.
  const matches: [Match, ...Match[]] = [{ positions: within, leftOut: [] }];
  for (const [start, word] of [...words.entries()].reverse()) {
    const [following] = matches;
    const joined = matches.slice(0, mostJoined).flatMap((further, count) => {
      const positions = positionsOf(words.slice(start, start + count + 1));
      return positions.length > 0 ? [{ positions, following: further }] : [];
    });
    const closest = joined.length > 0 ? [] : index.closest(word);
    const options = closest.length > 0 ? [{ positions: closest, following }] : joined;
    const least = Math.min(...options.map((option) => option.following.leftOut.length));
    const best = options
      .filter((option) => option.following.leftOut.length === least)
      // In "12 seater" the number belongs to the next word, not to "12 hours".
      .slice(isNumber(word.text) ? -1 : 0);
    const bestPositions = best.flatMap((option) =>
      option.positions.filter((position) => option.following.positions.has(position)),
    );
    const leftOut = best[0]?.following.leftOut ?? [word, ...following.leftOut];
    matches.unshift({
      positions: best.length > 0 ? new Set(bestPositions) : following.positions,
      leftOut,
    });
  }
  return matches[0];
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
