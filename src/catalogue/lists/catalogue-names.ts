/** Each has a data file and a schema of its name. `pages.schema.json` offers the same names. */
export const catalogueNames = ["bikes", "cars", "hotels", "taxis"] as const;
export type CatalogueName = (typeof catalogueNames)[number];

export function byCatalogue<Value>(valueOf: (name: CatalogueName) => Value) {
  const entries = catalogueNames.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Readonly<Record<CatalogueName, Value>>;
}
