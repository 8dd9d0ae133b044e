/**
 * Ends the build when the output of Gatsby or a plugin lacks something, so that no step silently does
 * nothing.
 *
 * @param file the file without the value
 * @param what the name of the value
 * @throws Error that names both
 */
export function required<T>(value: T | null | undefined, file: string, what: string): T {
  if (value === null || value === undefined) {
    throw new Error(`${file} has no ${what} where the build expects it`);
  }
  return value;
}
