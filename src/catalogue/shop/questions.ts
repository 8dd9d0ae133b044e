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
