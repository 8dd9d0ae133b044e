import { foldedWordsIn } from "../text/folded-words";
import type { CatalogueName } from "./catalogue-names";

export type Question = Queries.QuestionsFragment["questions"][number];

export function questionsOf(
  questions: readonly Question[],
  ...wanted: readonly (CatalogueName | "shop")[]
) {
  const matching = questions.filter(({ kinds }) => wanted.every((kind) => kinds.includes(kind)));
  return {
    answered: matching.flatMap(({ answer, ...question }) =>
      answer === null ? [] : [{ ...question, answer }],
    ),
    open: matching.filter(({ answer }) => answer === null),
  };
}

/** A shorter word may begin any other one. */
const shortestWord = 4;

/** The questions that have one of these texts' words, whatever either ends in. */
export function questionsWith(
  texts: readonly string[],
  questions: readonly Question[],
): readonly Question[] {
  const wordsOf = (text: string) =>
    foldedWordsIn(text).flatMap((word) => (word.text.length < shortestWord ? [] : [word.text]));
  const wanted = texts.flatMap(wordsOf);
  return questions.filter(({ question }) =>
    wordsOf(question).some((word) =>
      wanted.some((part) => word.startsWith(part) || part.startsWith(word)),
    ),
  );
}
