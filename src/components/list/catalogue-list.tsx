import { graphql } from "gatsby";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import type { ChipSet } from "../../catalogue/chips";
import type { PageGroup } from "../../catalogue/groups";
import { itemPagePath } from "../../catalogue/item-address";
import { type ListQuery, longestShortlist } from "../../catalogue/list-query";
import { itemsPerPage, pricesId } from "../../catalogue/page-paths";
import type { Shop } from "../../catalogue/shop";
import { texts } from "../../catalogue/texts";
import { hasTripPrice } from "../../catalogue/trip-prices";
import { CompareLink } from "../shortlist/compare-link";
import { LazyShortlist } from "../shortlist/lazy-shortlist";
import { useShortlist } from "../shortlist/use-shortlist";
import { showInterest } from "../visitor/interest";
import { CatalogueTools } from "./catalogue-tools";
import { ClosingSign } from "./closing-sign";
import { EmptyResult } from "./empty-result";
import { type SearchWords, useFoundItems } from "./found-items";
import { GroupIndex } from "./group-index";
import { ListCards } from "./list-cards";
import { ListNotes } from "./list-notes";
import { ListPager } from "./list-pager";
import { ShowMore } from "./show-more";
import { TripBoard } from "./trip-board";
import { useItemOfHash } from "./use-item-of-hash";
import { useListQuery } from "./use-list-query";
import { useShownCount } from "./use-shown-count";
import { useWholeList } from "./use-whole-list";
import { useWithoutUselessList } from "./use-without-useless-list";

export const fragment = graphql`
  fragment CatalogueList on PagesJson {
    path
    match
    catalogue
    groupBy
    noun {
      many
    }
  }
  fragment CatalogueShop on BusinessJson {
    name
    slug
    phones
    chatText
    combinePriceRows
    openingHours {
      text
    }
    tabs {
      phoneOnDesktop
    }
  }
`;

/** A list shorter than this is seen at a glance; search and chips would be in the way. */
const enoughToSearch = 4;

interface CatalogueListProps {
  readonly page: Queries.CatalogueListFragment;
  readonly business: Queries.CatalogueShopFragment;
  readonly shop: Shop;
  /** The items of this page of the list. */
  readonly items: readonly Queries.ItemCardFragment[];
  /** Addresses of all pages of the list, and of this one. */
  readonly listPages: readonly string[];
  readonly address: string;
  /** How many items all pages have, and the chips and groups that fit them. */
  readonly count: number;
  readonly chips: readonly ChipSet[];
  readonly groups: readonly PageGroup[];
  readonly searchWords: SearchWords;
  /** The page's heading around the board or the stones that belong into it. */
  readonly heading: (aside: ReactNode) => ReactNode;
}

/** The cards of a list page with search, chips, order, trip price and shortlist. */
export function CatalogueList(props: CatalogueListProps) {
  const {
    page,
    business,
    items: pageItems,
    listPages,
    address,
    count,
    chips,
    groups,
    shop,
  } = props;
  const { query: asked, change, visit } = useListQuery();
  const isPriced = pageItems.some(hasTripPrice);
  // A list without trip prices knows no trip, even if the address names one.
  const query = useMemo(() => (isPriced ? asked : { ...asked, trip: null }), [asked, isPriced]);
  // Typing stays fluent: the cards follow when there is time.
  const settled = useDeferredValue(query);
  const { search, chosen, isSortedByPrice } = settled;
  const shortlist = useShortlist(page.catalogue, query.shortlist);
  const { own, shown, refused } = shortlist;
  const isOnPage = (id: number) => pageItems.some(({ jsonId }) => jsonId === id);
  const isFiltered = search !== "" || chosen.length > 0 || isSortedByPrice;
  const isWholeWanted = isFiltered || !shown.every(isOnPage);
  const { items, state } = useWholeList(pageItems, listPages, isWholeWanted);
  // Trip prices cover the shortlist too, which may hold items of other pages.
  const { found, tripPrices } = useFoundItems(
    items,
    chips,
    settled,
    business.combinePriceRows,
    props.searchWords,
  );
  const { path, match } = page;
  const pathOf = useCallback(
    (item: Queries.ItemCardFragment) => itemPagePath({ path, match }, item, business.slug),
    [path, match, business.slug],
  );
  useItemOfHash(pageItems, pathOf);
  const listed = isFiltered ? found : pageItems;
  const [shownCount, showMore] = useShownCount(settled);
  const compared = items.filter(({ jsonId }) => shown.includes(jsonId));
  useWithoutUselessList(query, state === "complete" ? items : null);
  const ask = (part: Partial<ListQuery>) => {
    if (part.trip) showInterest();
    change(part);
  };
  const clear = () => {
    // The button goes away with its notice; the cards take the focus.
    document.getElementById(pricesId)?.focus({ preventScroll: true });
    change({ search: "", chosen: [], trip: null });
  };
  const isEmpty = listed.length === 0 && state !== "loading";
  return (
    <>
      {props.heading(
        isPriced ? (
          <TripBoard key={visit} trip={query.trip} onChange={(trip) => ask({ trip })} />
        ) : (
          groups.length > 1 && <GroupIndex groups={groups} address={address} />
        ),
      )}
      <div className="wrap">
        {count >= enoughToSearch && (
          <CatalogueTools
            query={query}
            change={ask}
            chipSets={chips}
            compare={<CompareLink count={compared.length} />}
            result={
              state === "loading"
                ? texts.searching
                : texts.found(listed.length, count, page.noun.many)
            }
          />
        )}
        {state === "incomplete" && <p role="status">{texts.searchedPart}</p>}
        {isEmpty && <EmptyResult count={count} phones={business.phones} onClear={clear} />}
        <p role="status" className="visually-hidden">
          {refused !== null && texts.shortlistFull(longestShortlist, 1)}
        </p>
        <ListCards
          items={listed.length > shownCount ? listed.slice(0, shownCount) : listed}
          // Items in the order of their prices stand across all groups.
          groups={isSortedByPrice ? noGroups : groups}
          groupBy={page.groupBy}
          closing={
            isFiltered || groups.length > 0 ? null : (
              <ClosingSign
                title={business.tabs.phoneOnDesktop}
                hours={business.openingHours.text}
                phones={business.phones}
              />
            )
          }
          tripPrices={tripPrices}
          trip={settled.trip}
          shop={shop}
          shortlist={own}
          refused={refused}
          onStar={shortlist.star}
          pathOf={pathOf}
        />
        {isFiltered ? (
          <ShowMore count={Math.min(itemsPerPage, listed.length - shownCount)} onMore={showMore} />
        ) : (
          <ListPager pages={listPages} current={address} />
        )}
        <ListNotes items={isFiltered ? items : pageItems} />
        <LazyShortlist
          shortlist={shortlist}
          isComplete={state === "complete"}
          items={compared}
          shop={shop}
          query={settled}
          tripPrices={tripPrices}
          onClose={() => change({ shortlist: null })}
        />
      </div>
    </>
  );
}

const noGroups: readonly PageGroup[] = [];
