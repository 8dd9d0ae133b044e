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
