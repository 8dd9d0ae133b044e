/** A number as a person types it; what is none stays a text, and undefined is nothing typed. */
export function typedNumber(text: string): number | string | undefined {
  const plain = text.replaceAll(/^\s*(?:₹|Rs\.?)|(?<=\d),(?=\d)|\s|(?<=\d)\/-$/gi, "");
  if (plain === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
