/** The facts of an item that chips offer. */
export interface ItemFacts {
  readonly name: string;
  readonly brand: string | null;
  readonly filter: string | null;
  readonly location: string | null;
  readonly mileage: string | null;
}

/** A kind of chip, such as the places of rooms, and the values it offers. */
export type Facet = readonly string[];

/** The chips of a list, from the facts of its items; a fact that all share is no choice. */
export function facetsOf(items: readonly ItemFacts[]): Facet[] {
  const facts: ((item: ItemFacts) => string | null)[] = [
    ({ filter }) => filter,
    ({ location }) => location,
    ({ mileage }) => mileage,
    ({ brand, name }) => (brand === null ? null : name),
  ];
  return facts
    .map((fact) => [...new Set(items.flatMap((item) => fact(item) ?? []))])
    .filter((values) => values.length > 1);
}

/** Whether an item has a value that a chip offers. */
export function hasFact({ filter, location, mileage, name }: ItemFacts, value: string): boolean {
  return [filter, location, mileage, name].includes(value);
}
