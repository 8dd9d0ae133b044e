import { listPagePath, type PageAddress } from "./page-paths";

interface AddressedItem {
  readonly slug: string;
  readonly brand?: string | null | undefined;
}

/** @param page the list of the item's catalogue */
export function itemPagePath(
  page: PageAddress,
  { slug, brand }: AddressedItem,
  businessSlug: string,
): string {
  return `${listPagePath(page, brand ?? businessSlug)}/${slug}`;
}
