/** `pages.schema.json` offers the same names. */
export const catalogueNames = ["bikes", "cars", "hotels", "taxis"] as const;
export type CatalogueName = (typeof catalogueNames)[number];
