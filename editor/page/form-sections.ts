import type { DataFile } from "../../src/data-check/catalogue-data";

export interface FormSection {
  readonly title: string;
  /** A section without `fields` has all fields that no other section lists, in the schema's order. */
  readonly fields?: readonly string[];
}

const itemSections: readonly FormSection[] = [
  { title: "What it is" },
  { title: "When it is away", fields: ["awayUntil"] },
  { title: "What it costs", fields: ["priceDetails", "exceed"] },
  { title: "How it is found", fields: ["category", "slug", "formerSlugs"] },
];

export const formSections: Readonly<Partial<Record<DataFile, readonly FormSection[]>>> = {
  bikes: itemSections,
  cars: itemSections,
  hotels: itemSections,
  taxis: itemSections,
  pages: [
    { title: "What it says", fields: ["title", "opening", "link", "noun"] },
    { title: "What it lists", fields: ["catalogue", "type", "groupBy", "groupNotes", "labels"] },
    { title: "How it is found" },
  ],
  business: [
    { title: "Contact", fields: ["name", "tagline", "phones", "chatText"] },
    { title: "Hours", fields: ["openingHours"] },
    { title: "Place", fields: ["address", "placeName", "position"] },
    { title: "Questions", fields: ["questions"] },
    { title: "Footer", fields: ["footer", "copyrightYear"] },
    { title: "Website" },
  ],
};
