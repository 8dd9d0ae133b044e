import type { BusinessData } from "./catalogue-data";

/** Numbers that ring nobody; the project ships with them until the owner writes the real ones. */
export const samplePhones: readonly string[] = ["+91 891 000 0001", "+91 891 000 0002"];

type Contacts = Pick<BusinessData, "phones" | "siteUrl">;

/** The contact details that still are samples, recognised by their values. */
export function sampleDetails(business: Contacts): readonly string[] {
  return [
    ...business.phones.filter((phone) => samplePhones.includes(phone)),
    ...(JSON.stringify(business).includes("https://www.example.com") ? ["example.com links"] : []),
  ];
}

/** The same as one sentence; null when the owner has replaced all of them. */
export function sampleDetailsWarning(business: Contacts): string | null {
  const found = sampleDetails(business);
  if (found.length === 0) return null;
  return `data/business.json still has sample contact details (${found.join(", ")}). Replace them before you publish.`;
}
