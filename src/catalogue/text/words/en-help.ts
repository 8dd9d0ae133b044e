/** Loaded with the script of the search. */
export const helpTexts = {
  seeEveryPrice: (length: string | null, place: string | null) =>
    `See every price${place === null ? "" : ` to ${place} and back`}${length === null ? "" : ` for ${length}`}`,
  limitOfDays: (limit: string, days: string) =>
    `${limit} is compared with the total price for ${days}.`,
  foundElsewhere: "In our other lists:",
};

export type HelpTexts = Readonly<typeof helpTexts>;
