import { listPagePath } from "../../src/catalogue/page-paths";
import { itemName } from "../change-words";
import { isObject } from "../json-values";
import { type Contents, type Element, elementsOf } from "../operations";

/** A page that people do not find any more where they have saved it. */
interface LeftAddress {
  readonly id: number;
  readonly words: string;
}

/** The pages whose published addresses lead to them no more: a page, unlike an item, has no earlier ones. */
export function leftAddresses(published: Contents, contents: Contents): readonly LeftAddress[] {
  const pages = elementsOf(contents.pages);
  return elementsOf(published.pages).flatMap((was) => {
    const now = pages.find(({ id }) => id === was.id);
    const address = addressOf(was, published);
    if (now === undefined || address === null) return [];
    if (now.path === was.path || addressOf(now, contents) === address) return [];
    const words = `${itemName("pages", was.id, contents)} has a new address. Those who have saved ${address} do not find it there any more once this is published: nothing leads from there to the new address. To keep it, write ${String(was.path)} at “Address”.`;
    return [{ id: was.id, words }];
  });
}

function addressOf({ path, match }: Element, { business }: Contents): string | null {
  const slug = isObject(business) && typeof business.slug === "string" ? business.slug : "";
  if (typeof path !== "string" || (match !== "exact" && match !== "prefix")) return null;
  return listPagePath({ path, match }, slug);
}
