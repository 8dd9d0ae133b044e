import type { CatalogueData } from "./catalogue-data";
import { wordsWarnings } from "./rules/words-check";

/** Numbers without a subscriber, shipped until the owner writes real numbers. */
const samplePhones = ["+91 891 000 0001", "+91 891 000 0002"];

/** Valid data that may be a mistake. */
export function warningLines(data: CatalogueData): string[] {
  return [...wordsWarnings(data), ...sampleWarnings(data)];
}

function sampleWarnings({ business }: CatalogueData): string[] {
  const samples = [
    ...business.phones.filter((phone) => samplePhones.includes(phone)),
    ...(JSON.stringify(business).includes("https://www.example.com") ? ["example.com links"] : []),
  ];
  if (samples.length === 0) return [];
  return [
    `business.json: sample contact details are still there (${samples.join(", ")}); replace them before you publish`,
  ];
}
