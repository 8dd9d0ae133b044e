/** The same names are in `data/schema` and the GraphQL schema. */
export const catalogueNames = ["bikes", "cars", "hotels", "taxis"] as const;
export type CatalogueName = (typeof catalogueNames)[number];
