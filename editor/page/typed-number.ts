/** Whole numbers with commas between thousands, as in India or elsewhere: 1,05,000 and 105,000.00. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

export function typedNumber(text: string): number | string | undefined {
  // Blanks around a number say nothing; between digits they may separate two numbers.
  const plain = text
    .trim()
    .replace(/^(?:₹|Rs\.?)\s*/i, "")
    .replace(/(?<=\d)\s*(?:\/-|kms?\.?)$/i, "");
  if (plain === "") return undefined;
  const digits = grouped.test(plain) ? plain.replaceAll(",", "") : plain;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}
