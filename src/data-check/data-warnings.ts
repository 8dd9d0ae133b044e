import { type CatalogueData, catalogueNames, type DataFile } from "./catalogue-data";
import { priceWarnings } from "./price-warnings";
import { samplePhones } from "./rules/indian-phone";
import { wordsWarnings } from "./rules/words-check";
import { textWarnings } from "./text-warnings";

/** Valid data that may be a mistake. */
export interface DataWarning {
  readonly file: DataFile;
  /** Id of the item; null for the whole file. */
  readonly id: number | null;
  readonly message: string;
}

/**
 * Leaves out warnings that the published data already had, because the owner has confirmed them.
 *
 * @param published valid published data to compare with, or null
 */
export function dataWarnings(
  data: CatalogueData,
  published: CatalogueData | null = null,
): DataWarning[] {
  const confirmed = new Set(published === null ? [] : dataWarnings(published).map(warningLine));
  return [
    ...textWarnings(data, published),
    ...catalogueNames.flatMap((name) => priceWarnings(name, data[name], published?.[name])),
  ].filter((warning) => !confirmed.has(warningLine(warning)));
}

export function warningLine({ file, id, message }: DataWarning): string {
  return `${file}.json${id === null ? "" : ` › id ${id}`}: ${message}`;
}

export function warningLines(data: CatalogueData): string[] {
  const warnings = [...sampleWarnings(data), ...dataWarnings(data)];
  return [...wordsWarnings(data), ...warnings.map(warningLine)];
}

export function sampleWarnings({ business }: CatalogueData): DataWarning[] {
  const samples = [
    ...business.phones.filter((phone) => samplePhones.includes(phone)),
    ...(JSON.stringify(business).includes("https://www.example.com") ? ["example.com links"] : []),
  ];
  if (samples.length === 0) return [];
  const message = `sample contact details are still there (${samples.join(", ")}); replace them before you publish`;
  return [{ file: "business", id: null, message }];
}
