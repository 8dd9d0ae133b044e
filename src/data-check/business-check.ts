import { type Contents, type Entry, fault, isObject } from "./cross-file-check";
import type { Fault } from "./fault";
import { firstPlace } from "./indian-phone";
import type { RuleText } from "./rule-words";

/** Numbers of the business that stand twice, and addresses that no browser understands. */
export function contactFaults({ business }: Contents): Fault[] {
  if (!isObject(business)) return [];
  const entry: Entry = { file: "business.json", item: null, fields: business, path: [] };
  return [...repeatedPhones(entry), ...wrongAddresses(entry)];
}

/** The same number may be grouped in two ways. */
function repeatedPhones(entry: Entry): Fault[] {
  const phones = Array.isArray(entry.fields.phones) ? (entry.fields.phones as unknown[]) : [];
  return phones.flatMap((phone, index) => {
    const first = firstPlace(phones, index);
    if (first === index) return [];
    const rule: RuleText = ({ either }) =>
      `is the same number as ${either(`phones[${first}]`, `number ${first + 1}`)}; write another one`;
    return [fault(entry, `phones[${index}]`, phone, rule)];
  });
}

function wrongAddresses(entry: Entry): Fault[] {
  const { siteUrl, footer } = entry.fields;
  const columns = isObject(footer) ? Object.entries(footer) : [];
  const links = columns.flatMap(([column, list]) =>
    (Array.isArray(list) ? (list as unknown[]) : []).map((link, index): [string, unknown] => [
      `footer.${column}[${index}].url`,
      isObject(link) ? link.url : undefined,
    ]),
  );
  return [["siteUrl", siteUrl] as [string, unknown], ...links].flatMap(([field, url]) =>
    typeof url !== "string" || !url.startsWith("https://") || URL.canParse(url)
      ? []
      : [fault(entry, field, url, "no browser understands this address; copy it from one")],
  );
}
