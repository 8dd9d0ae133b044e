import { type Contents, type Entry, validationError, isObject } from "./cross-file-check";
import type { ValidationError } from "./validation-error";
import { firstPlace } from "./indian-phone";

/**
 * Numbers of the business that stand twice, addresses that no browser understands, and links to pages
 * that this website does not have.
 *
 * @param addresses the pages that the website has, or null where they are not known
 */
export function contactErrors(
  { business }: Contents,
  addresses: ReadonlySet<string> | null,
): ValidationError[] {
  if (!isObject(business)) return [];
  const entry: Entry = { file: "business.json", item: null, fields: business, path: [] };
  return [...repeatedPhones(entry), ...wrongAddresses(entry, addresses)];
}

/** The same number may be grouped in two ways. */
function repeatedPhones(entry: Entry): ValidationError[] {
  const phones = Array.isArray(entry.fields.phones) ? (entry.fields.phones as unknown[]) : [];
  return phones.flatMap((phone, index) => {
    const first = firstPlace(phones, index);
    if (first === index) return [];
    const rule = `is the same as number ${first + 1}; write another one`;
    return [validationError(entry, `phones[${index}]`, phone, rule)];
  });
}

function wrongAddresses(entry: Entry, addresses: ReadonlySet<string> | null): ValidationError[] {
  const { siteUrl, footer } = entry.fields;
  const links = listIn(footer).flatMap((column, place) =>
    listIn(isObject(column) ? column.links : undefined).map((link, index): [string, unknown] => [
      `footer[${place}].links[${index}].url`,
      isObject(link) ? link.url : undefined,
    ]),
  );
  return [["siteUrl", siteUrl] as [string, unknown], ...links].flatMap(([field, url]) => {
    if (typeof url !== "string") return [];
    if (url.startsWith("/") && addresses?.has(url) === false) {
      return [validationError(entry, field, url, "no page of this website has this address")];
    }
    return !url.startsWith("https://") || URL.canParse(url)
      ? []
      : [
          validationError(
            entry,
            field,
            url,
            "no browser understands this address; copy it from one",
          ),
        ];
  });
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
