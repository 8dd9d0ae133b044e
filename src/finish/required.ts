/**
 * What a finishing step looked for in a file of the build. Gatsby and its plugins may write their files
 * in another way one day; a step that then did nothing would leave a site that is broken unnoticed.
 *
 * @param found what was looked for, or nothing
 * @param file the file in which it was looked for
 * @param what what it is, as the end of "has no"
 * @throws Error that names the file and what is missing
 */
export function required<T>(found: T | null | undefined, file: string, what: string): T {
  if (found === null || found === undefined) {
    throw new Error(`${file} has no ${what} where the build expects it`);
  }
  return found;
}

/**
 * A text in which one part is replaced.
 *
 * @throws Error that names file and part when it is not there
 */
export function replacedIn(
  text: string,
  file: string,
  { part, by }: { readonly part: string; readonly by: string },
): string {
  return required(text.includes(part) ? text.replace(part, () => by) : null, file, part);
}
