import type { PageData } from "../../src/data-check/catalogue-data";
import { type SharedField, sharedFields } from "../../src/catalogue/item-fields";

type Facts = Readonly<Partial<Record<SharedField, unknown>>> & { readonly name: string };

/**
 * Sentences about values of a new item that no other item has and that chips or headings will show,
 * with what they will call it and where to write other words.
 *
 * @param pages the pages that list the item's catalogue
 */
export function labelHints(
  pages: readonly Pick<PageData, "title" | "groupBy" | "labels">[],
  items: readonly Facts[],
  added: Facts,
): string[] {
  return pages.flatMap(({ title, groupBy, labels = {} }) =>
    sharedFields.flatMap((field) => {
      const value = added[field];
      const known = new Set(items.map((item) => item[field]));
      if (field === "name" || typeof value !== "string" || known.has(value)) return [];
      const labelled = new Set(Object.keys(labels));
      const isLabelledField = [...known].some((other) => labelled.has(String(other)));
      if (labelled.has(value) || (field !== groupBy && !isLabelledField)) return [];
      const words = field === "brand" ? added.name : value;
      return [
        `"${value}" is new as ${field}. Chips and headings call it "${words}"; for other words add ` +
          `"${value}": "the words" to "labels" of the page "${title}" in data/pages.json.`,
      ];
    }),
  );
}
