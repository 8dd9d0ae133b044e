export const helpTexts = {
  limitOfDays: (limit: string, days: string) =>
    `${limit} is compared with the total price for ${days}.`,
  foundElsewhere: "In our other lists:",
};

export type HelpTexts = Readonly<typeof helpTexts>;
