import { hasDistance } from "../../catalogue/prices/stone-text";
import { useItemRedirect } from "../navigation/use-item-redirect";
import type { ListContent } from "../../catalogue/lists/list-context";
import { SharedComparison, ShortlistComparison } from "../shortlist/list-comparison";
import { TripBoard } from "../trip/trip-board";
import { usePickUpOf } from "../trip/use-trip-script";
import { PickUpContext } from "../ui/pick-up-context";
import { CatalogueHeader } from "./catalogue-header";
import { CatalogueList } from "./catalogue-list";
import { GroupIndex } from "./group-index";
import { useListState } from "./use-list-state";

export function ListPage(content: ListContent) {
  const { page, business, items, context, places } = content;
  const list = useListState(content);
  const {
    query,
    deferredQuery,
    change,
    changeSearchOrTrip,
    visitKey,
    shortlist,
    hasBoard,
    prices,
  } = list;
  // Vehicles are picked up at the shop; taxis have no trip prices.
  const hasTime = hasBoard && page.maxNights === null;
  const pickUp = usePickUpOf(query, change, business.openingHours, hasBoard, hasTime);
  const { LowestPrice } = pickUp;
  useItemRedirect(items);
  const comparison = {
    shortlist,
    content,
    query: deferredQuery,
    tripPrices: prices.tripPrices,
    onClose: () => change({ shortlist: null }),
  };
  return (
    <PickUpContext.Provider value={pickUp}>
      <SharedComparison
        isWithdrawn={query.shortlist !== null && !shortlist.isShared}
        {...comparison}
      />
      <CatalogueHeader {...content}>
        {hasBoard && (
          <TripBoard
            key={visitKey}
            hasDistance={items.some(hasDistance)}
            places={places}
            tours={context.tours}
            query={query}
            isOnList
            price={
              deferredQuery.trip &&
              LowestPrice && (
                <LowestPrice items={list.matches.items} tripPrices={prices.tripPrices} />
              )
            }
            onChange={(trip) => changeSearchOrTrip({ trip })}
          />
        )}
        {context.groups.length > 1 && <GroupIndex groups={context.groups} />}
      </CatalogueHeader>
      <CatalogueList content={content} list={list} />
      <ShortlistComparison {...comparison} />
    </PickUpContext.Provider>
  );
}
