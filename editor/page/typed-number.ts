/** Indian or western groups of digits: 1,05,000 and 105,000.00. */
const groupedDigits = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** The number in a text such as "₹1,650"; the text itself if it is no number, undefined if it is empty. */
export function typedNumber(text: string): number | string | undefined {
  // Spaces between digits stay: they may separate two numbers.
  const plain = text
    .trim()
    .replace(/^(?:₹|Rs\.?)\s*/i, "")
    .replace(/(?<=\d)\s*(?:\/-|kms?\.?)$/i, "");
  if (plain === "") return undefined;
  const digits = groupedDigits.test(plain) ? plain.replaceAll(",", "") : plain;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}
