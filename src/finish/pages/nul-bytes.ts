/**
 * A text as it was meant. React 18.3.1 writes static HTML through a view of 2048 bytes; where a
 * character of several bytes does not fit at its end, it sends the whole view off all the same, and
 * the bytes that were left over arrive as NUL characters (facebook/react#24985; mended in React 19).
 */
export function withoutNulBytes(text: string): string {
  return text.replaceAll("\0", "");
}
