import { catalogueNames, type DataFile } from "../../src/data-check/catalogue-data";

/** A heading of a form and the fields below it. */
export interface FormSection {
  readonly title: string;
  readonly fields: readonly string[];
}

const itemSections: readonly FormSection[] = [
  {
    title: "What it is",
    fields: ["name", "illustration", "type", "brand", "filter", "location", "mileage", "carInfo"],
  },
  { title: "What it costs", fields: ["priceDetails", "exceed"] },
  { title: "How it is found", fields: ["category", "slug", "formerSlugs"] },
];

const sections: Readonly<Partial<Record<DataFile, readonly FormSection[]>>> = {
  ...Object.fromEntries(catalogueNames.map((name) => [name, itemSections])),
  pages: [
    { title: "What it says", fields: ["title", "opening", "link", "noun"] },
    { title: "What it lists", fields: ["catalogue", "type", "groupBy", "groupNotes", "labels"] },
    { title: "How it is found", fields: ["path", "match", "tab", "alsoCalled"] },
  ],
  business: [
    { title: "Contact", fields: ["name", "tagline", "phones", "chatText"] },
    { title: "Hours", fields: ["openingHours"] },
    { title: "Place", fields: ["address", "placeName", "position"] },
    { title: "Footer", fields: ["footer", "copyrightYear"] },
    { title: "Website", fields: ["siteUrl", "slug", "tabs", "monthDays", "combinePriceRows"] },
  ],
};

/**
 * The fields of a file's form by the headings that they are under; those that no heading names come last.
 *
 * @param fields the names of all fields of the form
 */
export function formSections(file: DataFile, fields: readonly string[]): readonly FormSection[] {
  const named = (sections[file] ?? []).map(({ title, fields: own }) => ({
    title,
    fields: own.filter((field) => fields.includes(field)),
  }));
  const others = fields.filter((field) => !named.some((section) => section.fields.includes(field)));
  return [...named, { title: "", fields: others }].filter((section) => section.fields.length > 0);
}
