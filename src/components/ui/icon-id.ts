/** Names of the icons that the document's sprite holds. */
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

/** Id of an icon's symbol in the document. */
export const symbolId = (name: IconName) => `icon-${name}`;
