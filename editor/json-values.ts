export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Compares values of JSON. A missing field equals an undefined field. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isSame(a[key], b[key]));
}

export function omit<Whole extends object>(whole: Whole, ...names: string[]): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => !names.includes(key))) as Whole;
}
