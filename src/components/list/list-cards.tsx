import { startTransition, useEffect, useState } from "react";
import { groupMembers, type PageGroup } from "../../catalogue/lists/groups";
import { cardId, pricesId } from "../../catalogue/addresses/page-paths";
import type { ListedPage } from "../../catalogue/lists/list-context";
import { maxShortlistLength } from "../../catalogue/lists/page-query";
import type { ShopContact } from "../../catalogue/prices/enquiry";
import type { PricedTrip } from "../../catalogue/prices/priced-items";
import { ItemCard } from "../item/item-card";
import { PriceNotes } from "../item/price-table";
import * as notice from "../notice/notice.module.css";
import type { ComparedShortlist } from "../shortlist/use-shortlist";
import { useTexts } from "../visitor/language";
import { beginsAtTop } from "../navigation/navigation";
import { PageLink } from "../navigation/page-link";
import * as styles from "./list-cards.module.css";

interface CardContext {
  readonly items: readonly Queries.ItemCardFragment[];
  readonly prices: PricedTrip;
  readonly shop: ShopContact;
  readonly shortlist: ComparedShortlist;
}

interface ListCardsProps extends CardContext {
  /** Empty where the list is not grouped. */
  readonly groups: readonly PageGroup[];
  readonly page: Pick<ListedPage, "groupBy" | "noun">;
}

export function ListCards({ items: allItems, groups, page, ...context }: ListCardsProps) {
  const items = useRenderedItems(allItems);
  const areAllRendered = items.length === allItems.length;
  const filledGroups = page.groupBy === null ? [] : groupMembers(groups, items, page.groupBy);
  const [firstDetails = [], ...otherDetails] = filledGroups.map(({ group }) => detailsOf(group));
  const commonDetails = firstDetails.filter((text) =>
    otherDetails.every((details) => details.includes(text)),
  );
  return (
    <div id={pricesId} tabIndex={-1}>
      {filledGroups.length === 0 ? (
        <CardGrid items={items} group={null} isFirst {...context} />
      ) : (
        filledGroups.map(({ group, members }, index) => (
          <section
            key={group.id}
            className={`titled ${styles.group} ${layouts[members.length] ?? ""} ${members.length === 3 && filledGroups.length > 1 ? "beside" : ""}`}
            aria-labelledby={group.id}
          >
            <GroupHeading
              group={group}
              plural={page.noun.many}
              saidOnce={index === 0 ? [] : commonDetails}
            />
            <CardGrid items={members} group={group} isFirst={index === 0} {...context} />
          </section>
        ))
      )}
      {!areAllRendered && <div className={styles.reserved} />}
      <PriceNotes items={[...allItems, ...context.shortlist.items]} />
    </div>
  );
}

/** As many cards as fill a screen. */
const cardsPerFrame = () => (document.documentElement.dataset.device === "mobile" ? 3 : 4);

/** Renders all cards at once if the scroll position may be among them. */
function useRenderedItems(items: ListCardsProps["items"]): ListCardsProps["items"] {
  const [count, setCount] = useState(() => (beginsAtTop() ? cardsPerFrame() : Infinity));
  const areAllCounted = count >= items.length;
  useEffect(() => {
    if (areAllCounted) return;
    // A timer set in a frame fires after its paint.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount(count + cardsPerFrame())));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [areAllCounted, count]);
  return areAllCounted ? items : items.slice(0, count);
}

/** Layouts without empty cells, by the number of cards. */
const layouts: Readonly<Record<number, string | undefined>> = { 3: styles.three, 4: styles.four };

function detailsOf({ note, shared }: PageGroup): (string | undefined)[] {
  return [note ?? undefined, shared.location, shared.exceed, shared.carInfo];
}

interface CardGridProps extends CardContext {
  readonly group: PageGroup | null;
  /** Whether the page's first picture is in this grid. */
  readonly isFirst: boolean;
}

function CardGrid({ items, shortlist, isFirst, ...context }: CardGridProps) {
  const texts = useTexts();
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.jsonId} id={cardId(item.path)}>
          <ItemCard
            item={item}
            isFirst={isFirst && index === 0}
            isStarred={shortlist.starredIds.includes(item.jsonId)}
            onStar={shortlist.star}
            {...context}
          />
          {item.jsonId === shortlist.refusedId && (
            // Screen readers get it from the list's announcement.
            <p className={`screen-only ${notice.refusal}`} aria-hidden="true">
              {texts.shortlistFull(maxShortlistLength, 1)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface GroupHeadingProps {
  readonly group: PageGroup;
  readonly plural: string;
  /** Details that an earlier heading says for all groups. */
  readonly saidOnce: readonly (string | undefined)[];
}

function GroupHeading({ group, plural, saidOnce }: GroupHeadingProps) {
  const texts = useTexts();
  const { heading, label, id, brandPath } = group;
  const details = detailsOf(group).filter((text) => text && !saidOnce.includes(text));
  return (
    <div className={`section-heading ${styles.heading}`}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {brandPath !== null && (
        <PageLink className="screen-only" to={brandPath}>
          {texts.only(`${label} ${plural}`)}
        </PageLink>
      )}
      {details.map((text) => (
        <p key={text}>{texts.word(text ?? "")}</p>
      ))}
    </div>
  );
}
