import type { MouseEvent, ReactNode } from "react";
import type { Item } from "../../catalogue/prices/item";
import { itemPagePath } from "../../catalogue/addresses/item-address";
import {
  listQueryText,
  parsedListQuery,
  searchFrom,
  tripOfSearch,
  tripQueryText,
} from "../../catalogue/lists/list-query";
import { listPagePath, type PageAddress } from "../../catalogue/addresses/page-paths";
import type { Trip } from "../../catalogue/prices/tariff";
import { useTexts } from "../ui/language";
import { usePickUp } from "../ui/pick-up";
import { arrivedFrom, useGoTo } from "../navigation/navigation";
import { pageAt } from "../navigation/page-loader";
import { PageLink } from "../navigation/page-link";
import * as styles from "./item-details.module.css";

interface BackToListProps {
  readonly page: PageAddress & { readonly link: string };
  readonly item: Pick<Item, "slug" | "brand">;
  readonly businessSlug: string;
  readonly trip: Trip | null;
  readonly children: ReactNode;
}

/**
 * Where the page is: its list, and itself. Whoever came from the list goes back to it, and finds
 * search and place as they were; a trip or day that was changed here goes along.
 */
export function BackToList({ page, item, businessSlug, trip, children }: BackToListProps) {
  const texts = useTexts();
  const { from: pickUp } = usePickUp();
  const goTo = useGoTo();
  const list = listPagePath(page, businessSlug);
  const folder = itemPagePath(page, item, businessSlug).replace(/\/[^/]+$/, "");
  const back = (event: MouseEvent) => {
    const from = arrivedFrom();
    const path = from === null ? "" : pageAt(from.pathname);
    const isList = [list, folder].includes(path.replace(/\/\d+$/, ""));
    if (from === null || !isList) return;
    event.preventDefault();
    const isSame = tripOfSearch(from.search) === searchFrom(pickUp, tripQueryText(trip));
    if (isSame) window.history.back();
    else {
      const query = { ...parsedListQuery(from.search), trip, from: pickUp };
      goTo(path, { search: listQueryText(query) });
    }
  };
  return (
    <nav aria-label={texts.youAreHere} className={styles.crumbs}>
      <ol>
        <li>
          <PageLink to={list} search={tripQueryText(trip)} onFollow={back}>
            {page.link}
          </PageLink>
        </li>
        <li aria-current="page">{children}</li>
      </ol>
    </nav>
  );
}
