import { listPagePath } from "../../src/catalogue/page-paths";
import { itemName } from "../server/change-words";
import type { Contents } from "../server/protocol";
import { itemsOf, type Named } from "./former-slugs";
import { isObject } from "../server/json-values";

/** The published address of a page that has another one now. */
export interface LeftAddress {
  readonly id: number;
  /** The page's title. */
  readonly page: string;
  /** The address that people have saved. */
  readonly published: string;
  /** What stands in the page's field for it. */
  readonly field: string;
  /** The title of the page that has the address now; null where none has, and nothing is found at it. */
  readonly takenBy: string | null;
}

/** The pages whose published addresses lead to them no more: a page, unlike an item, has no earlier ones. */
export function leftAddresses(published: Contents, drafts: Contents): readonly LeftAddress[] {
  const pages = itemsOf(drafts.pages);
  return itemsOf(published.pages).flatMap((was) => {
    const now = pages.find(({ id }) => id === was.id);
    const address = addressOf(was, published);
    if (now === undefined || address === null || now.path === was.path) return [];
    const taker = pages.find((page) => addressOf(page, drafts) === address);
    if (taker === now) return [];
    const title = (page: Named) => itemName("pages", page.id, drafts) ?? "";
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

function addressOf({ path, match }: Named, { business }: Contents): string | null {
  const slug = isObject(business) && typeof business.slug === "string" ? business.slug : "";
  if (typeof path !== "string" || (match !== "exact" && match !== "prefix")) return null;
  return listPagePath({ path, match }, slug);
}
