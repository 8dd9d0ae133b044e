import { hasDistance } from "../../catalogue/prices/stone-text";
import { useItemOfHash } from "../navigation/use-item-of-hash";
import { OwnComparison, SharedComparison } from "../shortlist/list-comparison";
import { PickUpField } from "../trip/pick-up-field";
import { TripBoard } from "../trip/trip-board";
import { usePickUpOf } from "../trip/use-trip-script";
import { PickUpContext } from "../ui/pick-up-context";
import { CatalogueHeader } from "./catalogue-header";
import { CatalogueList } from "./catalogue-list";
import { GroupIndex } from "./group-index";
import { type ListContent, useListState } from "./use-list-state";

export function ListPage(content: ListContent) {
  const { page, business, items, context, places } = content;
  const list = useListState(content);
  const { query, deferredQuery, change, visit } = list.query;
  const { shortlist, isPriced, prices } = list;
  const pickUp = usePickUpOf(query, change, business.openingHours, isPriced);
  useItemOfHash(items);
  const comparison = {
    shortlist,
    offeredIds: context.offeredIds,
    plural: page.link,
    shop: business,
    query: deferredQuery,
    tripPrices: prices.tripPrices,
    onClose: () => change({ shortlist: null }),
  };
  return (
    <PickUpContext.Provider value={pickUp}>
      <SharedComparison isGone={query.shortlist !== null && !shortlist.isShared} {...comparison} />
      <CatalogueHeader {...content}>
        {isPriced ? (
          <TripBoard
            key={visit}
            hasDistance={items.some(hasDistance)}
            places={places}
            tours={context.tours}
            trip={query.trip}
            isOnList
            answer={
              deferredQuery.trip &&
              pickUp.LowestPrice && (
                <pickUp.LowestPrice items={list.matches.items} tripPrices={prices.tripPrices} />
              )
            }
            onChange={(trip) => change({ trip })}
          />
        ) : (
          context.groups.length > 1 && <GroupIndex groups={context.groups} />
        )}
      </CatalogueHeader>
      {!isPriced && (
        <div className="wrap">
          <PickUpField key={visit} />
        </div>
      )}
      <CatalogueList content={content} list={list} />
      <OwnComparison {...comparison} />
    </PickUpContext.Provider>
  );
}
