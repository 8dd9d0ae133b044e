import type { FoldedWord } from "../text/folded-words";
import { maxJoinedWords, type WordIndex } from "./word-index";

interface Match {
  readonly positions: ReadonlySet<number>;
  readonly leftOut: readonly FoldedWord[];
}

/**
 * Items that have every word, except words that no item has. Adjacent words may be joined if fewer words
 * are left out then. A word may have one typing error.
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
  const positionsOf = (joinedWords: readonly FoldedWord[]) => {
    const whole = index.whole(joinedWords);
    const isIncomplete = whole.length === 0 && joinedWords.at(-1) === last;
    return isIncomplete ? index.startingWith(joinedWords) : whole;
  };
  // Matches of `words.slice(start + 1)`, `words.slice(start + 2)`, and so on.
  const matches: [Match, ...Match[]] = [{ positions: within, leftOut: [] }];
  for (const [start, word] of [...words.entries()].reverse()) {
    const [following] = matches;
    const options = matches.slice(0, maxJoinedWords).flatMap((afterJoined, skippedCount) => {
      const positions = positionsOf(words.slice(start, start + skippedCount + 1));
      return positions.length > 0 ? [{ positions, following: afterJoined }] : [];
    });
    const closest = options.length > 0 ? [] : index.closest(word);
    if (closest.length > 0) options.push({ positions: closest, following });
    const fewest = Math.min(...options.map((option) => option.following.leftOut.length));
    const bestOptions = options.filter((option) => option.following.leftOut.length === fewest);
    // A number belongs to the longest join: "12 seater" must not also find "12 hours".
    const best = isNumber(word.text) ? bestOptions.slice(-1) : bestOptions;
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
