import { listPagePath } from "../../src/catalogue/page-paths";
import { itemName } from "../change-words";
import { isObject } from "../json-values";
import { type Contents, type Element, elementsOf } from "../operations";

/** The published address of a page that has another one now. */
export interface LeftAddress {
  readonly id: number;
  /** The page's title. */
  readonly page: string;
  /** The address that people have saved. */
  readonly published: string;
  /** What the page's field for it holds. */
  readonly field: string;
  /** The title of the page that has the address now; null where none has, and nothing is found at it. */
  readonly takenBy: string | null;
}

/** The pages whose published addresses lead to them no more: a page, unlike an item, has no earlier ones. */
export function leftAddresses(published: Contents, contents: Contents): readonly LeftAddress[] {
  const pages = elementsOf(contents.pages);
  return elementsOf(published.pages).flatMap((was) => {
    const now = pages.find(({ id }) => id === was.id);
    const address = addressOf(was, published);
    if (now === undefined || address === null || now.path === was.path) return [];
    const taker = pages.find((page) => addressOf(page, contents) === address);
    if (taker === now) return [];
    const title = (page: Element) => itemName("pages", page.id, contents) ?? "";
    const takenBy = taker === undefined ? null : title(taker);
    const field = String(was.path);
    return [{ id: was.id, page: title(now), published: address, field, takenBy }];
  });
}

/** What becomes of those who have saved an address that its page has left. */
export function leftWords({ published, field, takenBy }: LeftAddress): string {
  const end =
    takenBy === null
      ? `find nothing there once this is published, and neither do those who have saved its items: nothing leads from there to the new address`
      : `come to ${takenBy} once this is published`;
  return `Those who have saved ${published} ${end}. To keep it, write ${field} at “Address”.`;
}

function addressOf({ path, match }: Element, { business }: Contents): string | null {
  const slug = isObject(business) && typeof business.slug === "string" ? business.slug : "";
  if (typeof path !== "string" || (match !== "exact" && match !== "prefix")) return null;
  return listPagePath({ path, match }, slug);
}
