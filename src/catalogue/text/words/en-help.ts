/** What leads on from a search. Not among the other texts: these come with its script. */
export const helpTexts = {
  seeEveryPrice: (count: number, place: string | null) => {
    const length = count === 1 ? "" : ` for ${count} days`;
    return `See every price${place === null ? "" : ` to ${place} and back`}${length}`;
  },
  limitOfDays: (limit: string, days: string) =>
    `${limit} is compared with the price for ${days} together.`,
  searchElsewhere: "Search our other lists:",
};

export type HelpTexts = Readonly<typeof helpTexts>;
