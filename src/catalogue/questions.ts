import type { CatalogueName } from "./catalogue-names";

/** What visitors ask, as the pages query it. */
export type Question = Queries.QuestionsFragment["questions"][number];

/** How many ready questions are offered at once. */
const mostOffered = 4;

/** What is asked about one kind of item, or about the shop itself. */
interface QuestionsOfKind {
  /** Those that the owner has answered. */
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
