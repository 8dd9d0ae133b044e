import { type CatalogueData, catalogueNames, type DataFile } from "./catalogue-data";
import { priceWarnings } from "./price-warnings";
import { samplePhones } from "./rules/indian-phone";
import { textWarnings } from "./text-warnings";

/** Something in right data that may be a mistake. */
export interface DataWarning {
  readonly file: DataFile;
  /** Id of the item; null for the whole file. */
  readonly id: number | null;
  readonly message: string;
}

/**
 * Warnings of the data that the published data does not have: those were asked about when it was published.
 *
 * @param published valid published data to compare with; null if there is none
 */
export function dataWarnings(
  data: CatalogueData,
  published: CatalogueData | null = null,
): DataWarning[] {
  const before = new Set(published === null ? [] : dataWarnings(published).map(warningLine));
  return [
    ...textWarnings(data, published),
    ...catalogueNames.flatMap((name) => [...priceWarnings(data, name, published?.[name])]),
  ].filter((warning) => !before.has(warningLine(warning)));
}

export function warningLine({ file, id, message }: DataWarning): string {
  return `${file}.json${id === null ? "" : ` › id ${id}`}: ${message}`;
}

/** Contact details that the project ships with, until they are replaced. */
export function sampleWarnings({ business }: CatalogueData): DataWarning[] {
  const samples = [
    ...business.phones.filter((phone) => samplePhones.includes(phone)),
    ...(JSON.stringify(business).includes("https://www.example.com") ? ["example.com links"] : []),
  ];
  if (samples.length === 0) return [];
  const message = `sample contact details are still there (${samples.join(", ")}); replace them before you publish`;
  return [{ file: "business", id: null, message }];
}
