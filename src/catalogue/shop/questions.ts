import type { CatalogueName } from "./catalogue-names";

export type Question = Queries.QuestionsFragment["questions"][number];

/** The questions that are of all these kinds, in the order of the data, answered ones apart. */
export function questionsOf(
  questions: readonly Question[],
  ...wanted: readonly (CatalogueName | "shop")[]
) {
  const own = questions.filter(({ kinds }) => wanted.every((kind) => kinds.includes(kind)));
  return {
    answered: own.flatMap((one) => (one.answer === null ? [] : [{ ...one, answer: one.answer }])),
    /** The others, to be asked. */
    open: own.filter(({ answer }) => answer === null),
  };
}
