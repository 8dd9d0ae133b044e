/**
 * Ends the build when the output of Gatsby or a plugin lacks something, so that no step silently does
 * nothing.
 *
 * @throws Error that names the file and the value
 */
export function required<T>(value: T | null | undefined, file: string, valueName: string): T {
  if (value === null || value === undefined) {
    throw new Error(`${file} has no ${valueName} where the build expects it`);
  }
  return value;
}
