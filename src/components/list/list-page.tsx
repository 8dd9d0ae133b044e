import { hasDistance } from "../../catalogue/prices/item";
import type { ListContent } from "../../catalogue/lists/list-context";
import { SharedComparison, ShortlistComparison } from "../shortlist/list-comparison";
import { LowestPrice } from "../trip/lowest-price";
import { TripBoard } from "../trip/trip-board";
import { PickUpContext } from "../visitor/pick-up-context";
import { CatalogueHeader } from "./catalogue-header";
import { CatalogueList } from "./catalogue-list";
import { GroupIndex } from "./group-index";
import { useItemRedirect } from "./use-item-redirect";
import { useListState } from "./use-list-state";

export function ListPage(content: ListContent<Queries.ItemCardFragment>) {
  const { items, context, places } = content;
  const list = useListState(content);
  const { query, changeTrip, shortlist, prices } = list;
  useItemRedirect(items);
  const comparison = { shortlist, content, prices };
  return (
    <PickUpContext.Provider value={list.pickUp}>
      <SharedComparison isWithdrawn={query.list !== null && !shortlist.isShared} {...comparison} />
      <CatalogueHeader {...content}>
        {list.hasTripForm && (
          <TripBoard
            hasDistance={items.some(hasDistance)}
            places={places}
            tours={context.tours}
            query={query}
            isOnList
            price={
              prices.trip && (
                <LowestPrice items={list.matches.items} tripPrices={prices.tripPrices} />
              )
            }
            onChange={changeTrip}
          />
        )}
        {context.groups.length > 1 && <GroupIndex content={content} list={list} />}
      </CatalogueHeader>
      <CatalogueList content={content} list={list} />
      <ShortlistComparison {...comparison} />
    </PickUpContext.Provider>
  );
}
