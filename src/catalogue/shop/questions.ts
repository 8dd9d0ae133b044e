import type { CatalogueName } from "./catalogue-names";

export type Question = Queries.QuestionsFragment["questions"][number];

const mostOffered = 4;

interface QuestionsOfKind {
  readonly answered: readonly (Question & { readonly answer: string })[];
  /** The first of the others, to be asked. */
  readonly open: readonly Question[];
}

/** The questions of a kind in the order of the data, answered ones apart. */
export function questionsOf(
  questions: readonly Question[],
  kind: CatalogueName | "shop",
): QuestionsOfKind {
  const own = questions.filter(({ kinds }) => kinds.includes(kind));
  return {
    answered: own.flatMap((one) => (one.answer === null ? [] : [{ ...one, answer: one.answer }])),
    open: own.filter(({ answer }) => answer === null).slice(0, mostOffered),
  };
}
