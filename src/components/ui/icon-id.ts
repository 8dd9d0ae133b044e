export type IconName =
  | "bike"
  | "car"
  | "taxi"
  | "room"
  | "pin"
  | "phone"
  | "chat"
  | "retry"
  | "search"
  | "sort"
  | "minus"
  | "plus"
  | "close"
  | "share"
  | "star";

export const symbolId = (name: IconName) => `icon-${name}`;
