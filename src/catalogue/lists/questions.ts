import { foldedWords } from "../text/folded-words";
import type { CatalogueName } from "./catalogue-names";

export interface Question {
  readonly question: string;
  /** Catalogues, and `shop`. */
  readonly kinds: readonly string[];
  /** Null while the shop has not answered it. */
  readonly answer: string | null;
}

export function questionsOf(
  questions: readonly Question[],
  ...kinds: readonly (CatalogueName | "shop")[]
) {
  const matching = questions.filter((question) =>
    kinds.every((kind) => question.kinds.includes(kind)),
  );
  return {
    answered: matching.flatMap(({ answer, ...question }) =>
      answer === null ? [] : [{ ...question, answer }],
    ),
    open: matching.filter(({ answer }) => answer === null),
  };
}

/** Shorter words would match the beginnings of too many others. */
const minWordLength = 4;

/** Questions that share a word with the texts, ignoring endings. */
export function questionsWith(
  texts: readonly string[],
  questions: readonly Question[],
): readonly Question[] {
  const wordsOf = (text: string) =>
    foldedWords(text).filter(({ length }) => length >= minWordLength);
  const wantedWords = texts.flatMap(wordsOf);
  return questions.filter(({ question }) =>
    wordsOf(question).some((word) =>
      wantedWords.some((wanted) => word.startsWith(wanted) || wanted.startsWith(word)),
    ),
  );
}
