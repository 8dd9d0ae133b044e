export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values of JSON are the same; an absent field is one that is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

export function without<Whole extends object>(whole: Whole, ...names: string[]): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !names.includes(key))) as Whole;
}
