import {
  isUsableSlug,
  itemPagePath,
  itemSlug,
  longestSlug,
} from "../../catalogue/addresses/item-address";
import {
  brandPagePath,
  listPagePath,
  type PageAddress,
} from "../../catalogue/addresses/page-paths";
import type { ItemData, PageData, ProseData } from "../catalogue-data";
import type { ValidationError } from "../messages/validation-error";
import { reservedPaths, reservedRule } from "./reserved-addresses";
import { type Entry, type RightEntries, titleOf, validationError } from "./right-entries";

const theSite = "the site itself";

type PageEntry = Entry<PageData> | Entry<ProseData>;
type Owner = Entry<ItemData> | PageEntry | typeof theSite;

interface Claim {
  readonly entry: Entry<ItemData>;
  /** Place among the former slugs of the item; null for that of today. */
  readonly former: number | null;
  readonly slug: string;
  readonly path: string;
}

/**
 * No two pages, items or former addresses may be equal, and only one page may list a catalogue. The
 * error is reported at the address that was added last: existing ones count as first, former ones
 * as last.
 *
 * @param before the data before the change, if known
 */
export function addressErrors(right: RightEntries, before?: RightEntries): ValidationError[] {
  const owners = new Map<string, Owner>(reservedPaths.map((path) => [path, theSite]));
  const asBefore = new Set([...(before?.pages ?? []), ...(before?.prose ?? [])].map(pageKey));
  const inOrder = <Page extends PageEntry>(pages: readonly Page[]) =>
    pages.toSorted((a, b) => Number(asBefore.has(pageKey(b))) - Number(asBefore.has(pageKey(a))));
  const ofPages = inOrder([...right.pages, ...right.prose]).flatMap((page) =>
    pathsOf(right, page).flatMap((path) => {
      const reserved = reservedRule(path);
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, page);
      if (reserved === null && owner === undefined) return [];
      return [validationError(page, ["path"], path, reserved ?? takenPageRule(page, owner))];
    }),
  );
  const twice = inOrder(right.pages).flatMap((page, index, lists) => {
    const { catalogue } = page.fields;
    const other = lists.find(({ fields }) => fields.catalogue === catalogue);
    if (other === undefined || lists.indexOf(other) === index) return [];
    const rule = `another page, ${titleOf(other)}, lists these already; each item has its page below one list`;
    return [validationError(page, ["catalogue"], catalogue, rule)];
  });
  if (twice.length > 0) return [...ofPages, ...twice];
  const all = claimsOf(right);
  const current = all.filter(({ former }) => former === null);
  const hasIt = new Set(current.map(holder));
  const hadIt = new Set((before ? claimsOf(before) : []).map(holder));
  const rank = (claim: Claim) => {
    if (claim.former !== null && hasIt.has(holder(claim))) return 3;
    if (hadIt.has(holder(claim))) return 0;
    return claim.former === null ? 1 : 2;
  };
  return [
    ...ofPages,
    ...current
      .filter(({ slug }) => !isUsableSlug(slug))
      .map(({ entry, slug }) => validationError(entry, ["slug"], slug, unusableRule(slug))),
    ...all
      .filter(({ former, slug }) => former !== null || isUsableSlug(slug))
      .sort((a, b) => rank(a) - rank(b))
      .flatMap((claim) => {
        const owner = owners.get(claim.path);
        if (owner === undefined) owners.set(claim.path, claim.entry);
        return owner === undefined ? [] : [takenError(claim, owner)];
      }),
  ];
}

export function siteAddresses(right: RightEntries): ReadonlySet<string> {
  const pages = right.pages.filter(({ fields: { catalogue } }) => right[catalogue].length > 0);
  return new Set([
    ...reservedPaths.filter((path) => path !== "/404"),
    ...[...pages, ...right.prose].flatMap((page) => pathsOf(right, page)),
    ...claimsOf(right).flatMap(({ former, path }) => (former === null ? path : [])),
  ]);
}

function pageKey({ file, fields }: PageEntry): string {
  const { id, path } = fields;
  return JSON.stringify([file, id, path, "catalogue" in fields ? fields.catalogue : ""]);
}

function pathsOf(right: RightEntries, { fields }: PageEntry): string[] {
  if (!("match" in fields)) return [fields.path];
  if (fields.match === "exact") return [listPath(right, fields)];
  const brands = new Set(right[fields.catalogue].flatMap((item) => item.fields.brand ?? []));
  return [listPath(right, fields), ...[...brands].map((brand) => brandPagePath(fields, brand))];
}

function listPath(right: RightEntries, page: PageAddress): string {
  return listPagePath(page, businessSlug(right));
}

function businessSlug({ business }: RightEntries): string {
  return business?.fields.slug ?? "";
}

function claimsOf(right: RightEntries): Claim[] {
  return right.pages.flatMap(({ fields: page }) =>
    right[page.catalogue].flatMap((entry) => {
      const { brand, formerSlugs = [] } = entry.fields;
      const claim = (former: number | null, slug: string): Claim => {
        const path = itemPagePath(page, { slug, brand: brand ?? null }, businessSlug(right));
        return { entry, former, slug, path };
      };
      return [
        claim(null, itemSlug(entry.fields)),
        ...formerSlugs.map((slug, index) => claim(index, slug)),
      ];
    }),
  );
}

function holder({ entry, path }: Claim): string {
  return JSON.stringify([entry.file, entry.fields.id, path]);
}

function unusableRule(slug: string): string {
  const rule =
    slug.length > longestSlug
      ? `the address made of name and place has ${slug.length} characters, and ${longestSlug} are the most`
      : /[a-z]/.test(slug)
        ? `no address ends in “${slug}”, the name of the file of a whole list`
        : "an address needs a letter, and the item's name has none";
  return `${rule}; write one here, such as royal-350`;
}

function takenPageRule(page: PageEntry, owner: Owner | undefined): string {
  if (owner === undefined || owner === theSite) {
    return "the website itself has this address; write another one";
  }
  return owner === page
    ? "two lists of this page have this address; the class or the business needs another name in it"
    : `another page, ${titleOf(owner)}, has this address already; write another one`;
}

function takenError({ entry, former, slug, path }: Claim, owner: Owner): ValidationError {
  const rule =
    owner === entry
      ? `the item still has the address ${path}; remove it here`
      : `${owner === theSite ? owner : titleOf(owner)} has the address ${path} already; write another name, or another name in addresses`;
  const field = former === null ? ["slug"] : ["formerSlugs", former];
  const taken = validationError(entry, field, slug, rule);
  const isMade = former === null && entry.fields.slug === undefined;
  const name = { file: entry.file, path: [...entry.path, "name"] };
  return isMade ? { ...taken, causes: [name] } : taken;
}
