import { Fragment } from "react";
import { pricesId } from "../../catalogue/addresses/page-paths";
import type { ListContent } from "../../catalogue/lists/list-context";
import { maxShortlistLength, noTrip } from "../../catalogue/lists/page-query";
import * as card from "../item/item-card.module.css";
import { CatalogueTools } from "../search/catalogue-tools";
import { EmptyResult } from "../search/empty-result";
import { CompareLink } from "../shortlist/compare-link";
import { PickUpField } from "../trip/pick-up-row";
import { useTexts } from "../visitor/language";
import { useIsOutdated } from "../visitor/server-answer";
import { changePageQuery } from "../visitor/page-query";
import { ListCards } from "./list-cards";
import * as styles from "./list-cards.module.css";
import type { ListState } from "./use-list-state";

/** Shorter lists need no search or chips. */
const minItemsToSearch = 4;

export interface CatalogueListProps {
  readonly content: ListContent<Queries.ItemCardFragment>;
  readonly list: ListState;
}

export function CatalogueList({ content, list }: CatalogueListProps) {
  const texts = useTexts();
  const isOutdated = useIsOutdated();
  const { page, business, items: allItems } = content;
  const { groups, chips } = content.context;
  const { query, opened, deferredQuery, shortlist, prices } = list;
  const { items, isSortedByPrice, isLoading, hasFailed, answer, Help } = list.matches;
  const { q: search, filter } = deferredQuery;
  const leftOut = answer?.leftOut ?? [];
  const count = texts.found(items.length, allItems.length, page.noun.many);
  // A search that matches nothing shows the whole list, which a count would call matches.
  const shown = items.length === allItems.length ? null : count;
  const resultText = () => {
    if (isLoading && isOutdated) return texts.outdated;
    if (isLoading) return hasFailed ? texts.searchFailed : texts.searching;
    return leftOut.length > 0 ? texts.leftOut(leftOut, shown) : count;
  };
  const renderAnnouncement = (className: string) => (
    // The notice of an empty list replaces it. Screen readers read only the paragraph that changes.
    <div
      role="status"
      aria-atomic="false"
      className={items.length > 0 || leftOut.length > 0 ? className : "visually-hidden"}
    >
      {(search !== "" || filter.length > 0) && <p>{resultText()}</p>}
      {isSortedByPrice && <p className="visually-hidden">{texts.orderByPrice}</p>}
      {shortlist.refusedId !== null && (
        <p className="visually-hidden">{texts.shortlistFull(maxShortlistLength, 1)}</p>
      )}
    </div>
  );
  const clearAll = () => {
    // The button with the focus disappears.
    document.getElementById(pricesId)?.focus({ preventScroll: true });
    changePageQuery({ q: "", filter: [], ...noTrip, from: "" });
  };
  const help = answer !== null && Help && (
    <Help content={content} answer={answer} isEmpty={items.length === 0} search={search} />
  );
  return (
    <div className={`wrap ${card.list} ${query.q === "" ? "" : styles.searched}`}>
      {allItems.length < minItemsToSearch ? (
        renderAnnouncement("visually-hidden")
      ) : (
        <CatalogueTools
          query={query}
          onSearch={list.changeSearch}
          isCheap={answer?.isCheap === true}
          chipSets={chips}
          when={!list.hasTripForm && <PickUpField />}
          compare={<CompareLink count={shortlist.isShared ? 0 : shortlist.items.length} />}
          renderResult={renderAnnouncement}
        />
      )}
      {items.length > 0 || isLoading ? (
        help
      ) : (
        <EmptyResult
          searchMatches={list.matches.searchMatches}
          chipSets={chips}
          chosen={query.filter}
          phones={business.phones}
          matchCount={`0 / ${allItems.length}`}
          onClear={clearAll}
          onChoose={(filter) => changePageQuery({ filter })}
        >
          {help}
        </EmptyResult>
      )}
      {/* Another query in the address and late results render new elements, which cause no layout shift; the
          visitor's changes keep the cards. */}
      <Fragment key={JSON.stringify([opened.q, opened.filter, opened.sort, isLoading])}>
        {leftOut.length > 0 && shown === null && (
          <h2 className={styles.note}>{texts.allOf(`${allItems.length} ${page.noun.many}`)}</h2>
        )}
        {items.some(({ illustration }) => illustration) && (
          <p className={`quiet screen-only ${styles.note}`}>{texts.illustrationNote}</p>
        )}
        <ListCards
          items={items}
          groups={isSortedByPrice ? [] : groups}
          page={page}
          prices={prices}
          shop={business}
          shortlist={shortlist}
        />
      </Fragment>
    </div>
  );
}
