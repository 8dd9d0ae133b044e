export const comparisonTexts = {
  forTrip: (trip: string) => `for ${trip}`,
  unstar: (name: string) => `Remove ${name} from the shortlist`,
  sideBySide: "Side by side",
  pricesSideBySide: "Prices side by side",
  where: "Where",
  peopleLabel: "People",
  chargeLabel: "Extra charge",
  keep: "Keep",
  keepLabel: "Keep these in my shortlist",
  keptInShortlist: "These are in your shortlist now.",
  closeLabel: "Close this comparison",
  noLongerOffered: (count: number) =>
    count === 1
      ? "One item of this list is no longer offered."
      : `${count} items of this list are no longer offered.`,
  askAboutAll: "Ask about all",
};

export type ComparisonTexts = Readonly<typeof comparisonTexts>;
