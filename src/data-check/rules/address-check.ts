import { isUsableSlug, itemPagePath, itemSlug } from "../../catalogue/addresses/item-address";
import type { PageAddress } from "../../catalogue/addresses/page-paths";
import { type CatalogueName, catalogueNames } from "../catalogue-data";
import {
  businessSlug,
  type Contents,
  entries,
  type Entry,
  validationError,
  isEmptyCatalogue,
  pageAddress,
  plannedPaths,
  prosePages,
  titleOf,
} from "./cross-file-check";
import type { ValidationError, IsNamed } from "../messages/validation-error";
import { reservedPaths } from "./reserved-addresses";

const theSite = "the site itself";

type Owner = Entry | typeof theSite;

interface Claim {
  readonly entry: Entry;
  readonly field: string;
  readonly slug: string;
  readonly path: string;
}

/**
 * Each catalogue is listed by one page, below which its items have their addresses, and each item has
 * an address of its own: no page, no other item and no former address of another has
 * it. Former addresses come last, so that what is named is what was added; for the same reason an item
 * that had its address before comes first.
 *
 * @param before the data before it was changed, where that is known
 */
export function addressErrors(
  contents: Contents,
  isNamed: IsNamed,
  before: Contents = {},
): ValidationError[] {
  const business = businessSlug(contents);
  const pages = entries(contents, "pages");
  const owners = new Map<string, Owner>(reservedPaths.map((path) => [path, theSite]));
  for (const page of [...pages, ...prosePages(contents)]) {
    for (const path of plannedPaths(contents, page.fields, business)) owners.set(path, page);
  }
  const twice = pages.filter(
    ({ fields: { catalogue } }, index) =>
      typeof catalogue === "string" &&
      pages.findIndex(({ fields }) => fields.catalogue === catalogue) < index,
  );
  if (twice.length > 0) {
    return twice.map((page) => {
      const { catalogue } = page.fields;
      const other = pages.find(({ fields }) => fields.catalogue === catalogue);
      const rule = `another page${other === undefined ? "" : `, ${titleOf(other)},`} lists these already; each item has its page below one list`;
      return validationError(page, "catalogue", catalogue, rule);
    });
  }
  const items = listing(pages).flatMap((page) => itemsOf(contents, page, business));
  const hadIt = holders(before);
  const isNew = (claim: Claim) => Number(!hadIt.has(holder(claim)));
  const claims = items
    .flatMap(({ current }) => (isUsable(current.slug) ? [current] : []))
    .sort((a, b) => isNew(a) - isNew(b));
  const unusable = items.filter(({ current: { slug, entry } }) => {
    const isMadeOfWrong = ["name", "location"].some((field) =>
      isNamed(entry.file, [...entry.path, field]),
    );
    return !isUsable(slug) && !isMadeOfWrong;
  });
  return [
    ...unusable.map(({ current: { entry, slug } }) =>
      validationError(entry, "slug", slug, unusableRule(slug)),
    ),
    ...[...claims, ...items.flatMap(({ former }) => former)].flatMap((claim) => {
      const owner = owners.get(claim.path);
      if (owner === undefined) owners.set(claim.path, claim.entry);
      return owner === undefined ? [] : [takenError(claim, owner)];
    }),
  ];
}

export function siteAddresses(contents: Contents): ReadonlySet<string> {
  const business = businessSlug(contents);
  const pages = entries(contents, "pages").filter(
    ({ fields: { catalogue } }) => !isEmptyCatalogue(contents, catalogue),
  );
  return new Set([
    ...reservedPaths.filter((path) => path !== "/404"),
    ...[...pages, ...prosePages(contents)].flatMap(({ fields }) =>
      plannedPaths(contents, fields, business),
    ),
    ...listing(pages).flatMap((page) =>
      itemsOf(contents, page, business).map(({ current }) => current.path),
    ),
  ]);
}

/** Which items of some data have which addresses. */
function holders(contents: Contents): ReadonlySet<string> {
  const business = businessSlug(contents);
  const items = listing(entries(contents, "pages")).flatMap((page) =>
    itemsOf(contents, page, business),
  );
  return new Set(items.map(({ current }) => holder(current)));
}

function holder({ entry, path }: Claim): string {
  return JSON.stringify([entry.file, entry.fields.id, path]);
}

/** Beyond this many characters the names of a page's files are too long for some disks and hosts. */
const longestMadeSlug = 150;

/** Whether what is made of an item's name and place is an address; a written one has its schema. */
function isUsable(slug: string): boolean {
  return isUsableSlug(slug) && slug.length <= longestMadeSlug;
}

/** Why what is made of an item's name and place is no address. */
function unusableRule(slug: string): string {
  const rule =
    slug.length > longestMadeSlug
      ? `the address made of name and place has ${slug.length} characters, and ${longestMadeSlug} are the most`
      : /[a-z]/.test(slug)
        ? `no address ends in “${slug}”, the name of the file of a whole list`
        : "an address needs a letter, and the item's name has none";
  return `${rule}; write one here, such as royal-350`;
}

function takenError({ entry, field, slug, path }: Claim, owner: Owner): ValidationError {
  const rule =
    owner !== theSite && isSame(owner, entry)
      ? `the item still has the address ${path}; a former one is another`
      : `${owner === theSite ? owner : titleOf(owner)} has the address ${path} already; each needs one of its own`;
  const taken = validationError(entry, field, slug, rule);
  const isMade = field === "slug" && (entry.fields.slug ?? null) === null;
  const name = { file: entry.file, path: [...entry.path, "name"] };
  return isMade ? { ...taken, causes: [name] } : taken;
}

function isSame(one: Entry, other: Entry): boolean {
  return one.file === other.file && one.path[0] === other.path[0];
}

interface ListingPage extends PageAddress {
  readonly catalogue: CatalogueName;
}

/** The pages below which items are, as far as they can be read. */
function listing(pages: readonly Entry[]): ListingPage[] {
  return pages.flatMap(({ fields }) => {
    const catalogue = catalogueNames.find((name) => name === fields.catalogue);
    const address = pageAddress(fields);
    return catalogue === undefined || address === null ? [] : [{ catalogue, ...address }];
  });
}

interface ClaimsOfItem {
  readonly current: Claim;
  readonly former: readonly Claim[];
}

/** What the items of a page claim. A slug that its schema refuses claims nothing. */
function itemsOf(contents: Contents, page: ListingPage, business: string): ClaimsOfItem[] {
  return entries(contents, page.catalogue).flatMap((entry) => {
    const { name, location, brand, slug: written, formerSlugs } = entry.fields;
    const isWrong =
      written !== undefined && (typeof written !== "string" || !isUsableSlug(written));
    if (typeof name !== "string" || isWrong) return [];
    const slug = itemSlug({
      name,
      location: typeof location === "string" ? location : null,
      slug: written ?? null,
    });
    const claim = (field: string, of: string): Claim => {
      const item = { slug: of, brand: typeof brand === "string" ? brand : null };
      return { entry, field, slug: of, path: itemPagePath(page, item, business) };
    };
    const former = Array.isArray(formerSlugs) ? (formerSlugs as unknown[]) : [];
    return [
      {
        current: claim("slug", slug),
        former: former.flatMap((one, index) =>
          typeof one === "string" && isUsableSlug(one) ? [claim(`formerSlugs[${index}]`, one)] : [],
        ),
      },
    ];
  });
}
