import { foldedText } from "../../catalogue/text/folded-words";

/** The number in a text such as `₹ 1,599/-`, in ASCII digits. */
export function cleanedNumber(text: string): string {
  const characters = foldedText(text).replaceAll(/[^\d.-]|(?!^)-/g, "");
  // A dot may be typed before its decimals, but the dot of `Rs.` is not part of the number.
  return characters.replace(/^\.+/, "");
}
