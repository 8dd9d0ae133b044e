import { graphql } from "gatsby";
import { type ReactNode, useCallback } from "react";
import type { ChipSet } from "../../catalogue/lists/chips";
import type { PageGroup } from "../../catalogue/lists/groups";
import { itemPagePath } from "../../catalogue/addresses/item-address";
import { longestShortlist } from "../../catalogue/lists/list-query";
import { type PageAddress, pricesId } from "../../catalogue/addresses/page-paths";
import type { Place } from "../../catalogue/prices/item";
import type { Shop } from "../../catalogue/shop/shop";
import type { Tour } from "../../catalogue/lists/tours";
import { useTexts } from "../ui/language";
import { CompareLink } from "../shortlist/compare-link";
import { OwnComparison, SharedComparison } from "../shortlist/list-comparison";
import { CatalogueTools } from "../search/catalogue-tools";
import { ClosingSign } from "./closing-sign";
import { EmptyResult } from "../search/empty-result";
import { FoundElsewhere } from "../search/found-elsewhere";
import type { SearchWords } from "../search/found-items";
import { GroupIndex } from "./group-index";
import { ListAnnouncement } from "./list-announcement";
import { ListCards } from "./list-cards";
import { PriceNotes } from "../item/price-notes";
import { ListPager } from "./list-pager";
import { ShowMore } from "./show-more";
import { TripBoard } from "../trip/trip-board";
import { useItemOfHash } from "../navigation/use-item-of-hash";
import { useListState } from "./use-list-state";

export const fragment = graphql`
  fragment CatalogueList on PagesJson {
    path
    match
    catalogue
    link
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
  /** Numbers of all items of the catalogue, also of those that are on other pages. */
  readonly offeredIds: readonly number[];
  readonly chips: readonly ChipSet[];
  readonly groups: readonly PageGroup[];
  readonly searchWords: SearchWords;
  /** Where a trip may go, and who else drives there. */
  readonly places: readonly Place[];
  readonly tours: readonly Tour[];
  /** All lists of the site. */
  readonly lists: Queries.CatalogueLinkDataFragment["catalogueLinks"]["nodes"];
  /** The page's heading around the board or the stones that belong into it. */
  readonly heading: (aside: ReactNode) => ReactNode;
}

/** The cards of a list page with search, chips, order, trip price and shortlist. */
export function CatalogueList(props: CatalogueListProps) {
  const texts = useTexts();
  const { page, business, items: pageItems, offeredIds, listPages, address, count } = props;
  const { shop, chips, groups, searchWords, places } = props;
  const list = useListState({
    catalogue: page.catalogue,
    items: pageItems,
    offeredIds,
    listPages,
    chips,
    searchWords,
    canCombineRows: business.combinePriceRows,
    places,
  });
  const { query, settled, change, isFiltered, listed, compared, shortlist, priced } = list;
  const { tripPrices } = priced;
  const { state } = list.loaded;
  const pathOf = useItemPath(page, business.slug);
  useItemOfHash(pageItems, pathOf);
  const announcement = (className: string | undefined) => (
    <ListAnnouncement
      query={settled}
      items={listed}
      tripPrices={tripPrices}
      result={
        state === "loading" ? texts.searching : texts.found(listed.length, count, page.noun.many)
      }
      refusal={shortlist.refused === null ? null : texts.shortlistFull(longestShortlist, 1)}
      className={className}
    />
  );
  const clear = () => {
    // The button goes away with its notice; the cards take the focus.
    document.getElementById(pricesId)?.focus({ preventScroll: true });
    change({ search: "", chosen: [], trip: null });
  };
  const comparison = {
    shortlist,
    items: compared,
    offeredIds,
    plural: page.link,
    shop,
    query: settled,
    tripPrices,
    pathOf,
    onClose: () => change({ shortlist: null }),
  };
  return (
    <>
      <SharedComparison
        pageItems={pageItems}
        isLoading={state === "loading"}
        isGone={query.shortlist !== null && !shortlist.isShared}
        {...comparison}
      />
      {props.heading(
        list.isPriced ? (
          <TripBoard
            key={list.visit}
            places={places}
            tours={props.tours}
            trip={query.trip}
            onChange={(trip) => change({ trip })}
          />
        ) : (
          groups.length > 1 && <GroupIndex groups={groups} address={address} />
        ),
      )}
      <div className="wrap">
        {count < enoughToSearch ? (
          announcement("visually-hidden")
        ) : (
          <CatalogueTools
            query={query}
            change={change}
            chipSets={chips}
            compare={<CompareLink count={shortlist.isShared ? 0 : compared.length} />}
            result={announcement}
          />
        )}
        {state === "incomplete" && <p>{texts.searchedPart}</p>}
        {listed.length === 0 && state !== "loading" && (
          <EmptyResult count={count} phones={business.phones} onClear={clear}>
            {settled.search !== "" && (
              <FoundElsewhere
                lists={props.lists}
                listPages={listPages}
                businessSlug={business.slug}
                search={settled.search}
                trip={query.trip}
              />
            )}
          </EmptyResult>
        )}
        <ListCards
          items={list.shown}
          // Items sorted by price are not in groups.
          groups={settled.isSortedByPrice ? noGroups : groups}
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
          latest={list.latest}
          priced={priced}
          shop={shop}
          shortlist={shortlist.own}
          refused={shortlist.refused}
          onStar={shortlist.star}
          pathOf={pathOf}
        />
        {isFiltered ? (
          <ShowMore count={list.moreCount} onMore={list.showMore} />
        ) : (
          <ListPager pages={listPages} current={address} />
        )}
        <PriceNotes items={isFiltered ? [...listed, ...compared] : pageItems} />
      </div>
      <OwnComparison {...comparison} />
    </>
  );
}

const noGroups: readonly PageGroup[] = [];

/** What gives an item its address; the same function as long as the page is the same one. */
function useItemPath({ path, match }: PageAddress, businessSlug: string) {
  return useCallback(
    (item: Queries.ItemCardFragment) => itemPagePath({ path, match }, item, businessSlug),
    [path, match, businessSlug],
  );
}
