/**
 * The next id that no element has or had.
 *
 * @param highest the highest id that an element has had in the last publishings
 */
export function nextId(list: readonly { readonly id: number }[], highest = 0): number {
  return Math.max(highest, ...list.map(({ id }) => id)) + 1;
}
