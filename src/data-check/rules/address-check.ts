import {
  isUsableSlug,
  itemPagePath,
  itemSlug,
  longestSlug,
} from "../../catalogue/addresses/item-address";
import { listPagePath } from "../../catalogue/addresses/page-paths";
import type { ItemData, PageData } from "../catalogue-data";
import type { ValidationError } from "../messages/validation-error";
import { reservedPaths, reservedMessage } from "./reserved-addresses";
import { type Entry, type ValidEntries, titleOf, validationError } from "./valid-entries";

const theSite = "the site itself";

type PageEntry = Entry<PageData>;
type Owner = Entry<ItemData> | PageEntry | typeof theSite;

interface Claim {
  readonly entry: Entry<ItemData>;
  /** Index in the item's `formerSlugs`; null for its current slug. */
  readonly formerIndex: number | null;
  readonly slug: string;
  readonly path: string;
}

/**
 * Every address of a page or item, current or former, is unique, and only one page lists a catalogue.
 * An address that existed before the change stays with its owner. Among added addresses, an item's current
 * address has priority over an entry of `formerSlugs`. Other claims of an address are errors.
 */
export function addressErrors(valid: ValidEntries, before?: ValidEntries): ValidationError[] {
  const owners = new Map<string, Owner>(reservedPaths.map((path) => [path, theSite]));
  const existingPages = new Set((before?.pages ?? []).map(pageKey));
  const existingFirst = valid.pages.toSorted(
    (a, b) => Number(existingPages.has(pageKey(b))) - Number(existingPages.has(pageKey(a))),
  );
  const pageErrors = existingFirst.flatMap((page) =>
    pagePaths(valid, page).flatMap((path) => {
      const reserved = reservedMessage(path);
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, page);
      if (reserved === null && owner === undefined) return [];
      return [validationError(page, ["path"], path, reserved ?? takenPageMessage(page, owner))];
    }),
  );
  const catalogueErrors = existingFirst.flatMap((page, index, lists) => {
    const { catalogue } = page.fields;
    const first = lists.find(({ fields }) => fields.catalogue === catalogue);
    if (first === undefined || lists.indexOf(first) === index) return [];
    const message = `another page, ${titleOf(first)}, lists these items already; choose another catalogue, or remove one of the pages`;
    return [validationError(page, ["catalogue"], catalogue, message)];
  });
  // Two lists of a catalogue would claim each address of its items twice.
  if (catalogueErrors.length > 0) return [...pageErrors, ...catalogueErrors];
  const claims = claimsOf(valid);
  const current = claims.filter(({ formerIndex }) => formerIndex === null);
  const currentKeys = new Set(current.map(claimKey));
  const keysBefore = new Set((before ? claimsOf(before) : []).map(claimKey));
  /** The claim with the lowest rank gets the address. */
  const rank = (claim: Claim) => {
    const isFormer = claim.formerIndex !== null;
    const repeatsCurrent = isFormer && currentKeys.has(claimKey(claim));
    if (repeatsCurrent) return 3;
    if (keysBefore.has(claimKey(claim))) return 0;
    return isFormer ? 2 : 1;
  };
  return [
    ...pageErrors,
    ...current
      .filter(({ slug }) => !isUsableSlug(slug))
      .map(({ entry, slug }) => validationError(entry, ["slug"], slug, unusableMessage(slug))),
    ...claims
      .filter(({ formerIndex, slug }) => formerIndex !== null || isUsableSlug(slug))
      .sort((a, b) => rank(a) - rank(b))
      .flatMap((claim) => {
        const owner = owners.get(claim.path);
        if (owner === undefined) owners.set(claim.path, claim.entry);
        return owner === undefined ? [] : [takenError(claim, owner)];
      }),
  ];
}

function pageKey({ fields: { id, path, catalogue } }: PageEntry): string {
  return JSON.stringify([id, path, catalogue]);
}

function pagePaths(valid: ValidEntries, { fields }: PageEntry): string[] {
  if (fields.match === "exact") return [fields.path];
  const brands = new Set(valid[fields.catalogue].flatMap((item) => item.fields.brand ?? []));
  return [businessSlug(valid), ...brands].map((slug) => listPagePath(fields, slug));
}

function businessSlug({ business }: ValidEntries): string {
  return business?.fields.slug ?? "";
}

function claimsOf(valid: ValidEntries): Claim[] {
  return valid.pages.flatMap(({ fields: page }) =>
    valid[page.catalogue].flatMap((entry) => {
      const { brand, formerSlugs = [] } = entry.fields;
      const claim = (formerIndex: number | null, slug: string): Claim => {
        const path = itemPagePath(page, { slug, brand }, businessSlug(valid));
        return { entry, formerIndex, slug, path };
      };
      return [
        claim(null, itemSlug(entry.fields)),
        ...formerSlugs.map((slug, index) => claim(index, slug)),
      ];
    }),
  );
}

function claimKey({ entry, path }: Claim): string {
  return JSON.stringify([entry.file, entry.fields.id, path]);
}

function unusableMessage(slug: string): string {
  let problem = "an address needs a letter, and the item's name has none";
  if (slug.length > longestSlug) {
    problem = `the address made of name and place has ${slug.length} characters, and ${longestSlug} are the most`;
  } else if (slug === "index") {
    problem = `no address may end in “${slug}”, the file name of a whole list`;
  }
  return `${problem}; write another address here, such as royal-350`;
}

function takenPageMessage(page: PageEntry, owner: Owner | undefined): string {
  if (owner === undefined || owner === theSite) {
    return "the website itself has this address; write another one";
  }
  return owner === page
    ? "the page of all items and the page of a class have this address; change the class, or “Shop's name in addresses”"
    : `another page, ${titleOf(owner)}, has this address already; write another one`;
}

function takenError({ entry, formerIndex, slug, path }: Claim, owner: Owner): ValidationError {
  const ownerName = owner === theSite ? theSite : titleOf(owner);
  const message =
    owner === entry
      ? `the item still has the address ${path}; remove it here`
      : `${ownerName} has the address ${path} already; change “Name” or “Name in addresses”`;
  const field = formerIndex === null ? ["slug"] : ["formerSlugs", formerIndex];
  const error = validationError(entry, field, slug, message);
  if (formerIndex !== null || entry.fields.slug !== undefined) return error;
  return { ...error, otherCauses: [{ file: entry.file, path: [...entry.path, "name"] }] };
}
