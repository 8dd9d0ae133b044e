export const helpTexts = {
  seeEveryPrice: (length: string | null, place: string | null) => {
    const toPlace = place === null ? "" : ` to ${place} and back`;
    const forLength = length === null ? "" : ` for ${length}`;
    return `See every price${toPlace}${forLength}`;
  },
  limitOfDays: (limit: string, days: string) =>
    `${limit} is compared with the total price for ${days}.`,
  foundElsewhere: "In our other lists:",
};

export type HelpTexts = Readonly<typeof helpTexts>;
