export const notFoundTexts = {
  title: "There is no page here",
  stone: ["Page", "not found"] as readonly [label: string, note: string],
  body: "The address may be mistyped or out of date. Everything we rent is one tap away:",
  didYouMean: "Did you mean:",
};

export type NotFoundTexts = Readonly<typeof notFoundTexts>;
