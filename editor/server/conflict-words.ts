import { changeWords, otherWords } from "./change-words";
import { type Conflict, valueAt } from "./data-changes";
import type { Sides } from "./own-ids";
import type { Contents, MetConflict } from "./protocol";
import { isObject, isSame } from "./json-values";

/**
 * A conflict in words, as it is when the other's data is known.
 *
 * @param contents what was put together, in which the other's value stands
 */
export function conflictInWords(
  conflict: Conflict,
  { base, own, others }: Sides<Contents>,
  contents: Contents,
): MetConflict {
  const ownWords = conflict.own.map((change) => changeWords(change, base, own));
  const theirWords = conflict.theirs.map((change) => changeWords(change, base, others));
  const standing = valueAt(contents, conflict);
  const words = isSame(ownWords, theirWords)
    ? toldApart(conflict, standing)
    : { ownWords: [], theirWords: [] };
  return {
    ...conflict,
    ownWords: [...ownWords, ...words.ownWords],
    theirWords: [...theirWords, ...words.theirWords],
    standing,
  };
}

/** What differs between two things that both have added, and that are called the same. */
function toldApart(
  { to }: Conflict,
  standing: unknown,
): Pick<MetConflict, "ownWords" | "theirWords"> {
  if (!isObject(to) || !isObject(standing)) return { ownWords: [], theirWords: [] };
  return { ownWords: [otherWords(to, standing)], theirWords: [otherWords(standing, to)] };
}
