import { type MouseEvent, useRef, useState } from "react";
import { enquiryText, formatTrip, formatTripPrice } from "../../catalogue/enquiry";
import { itemTitle } from "../../catalogue/item";
import { chatLink } from "../../catalogue/links";
import { type ListQuery, listQueryText, longestShortlist } from "../../catalogue/list-query";
import { shortlistId } from "../../catalogue/page-paths";
import { leadingRow, formatAllowance, formatPrice } from "../../catalogue/price-list";
import type { Shop } from "../../catalogue/shop";
import { hasDistance } from "../../catalogue/stone-text";
import type { Trip, TripPrice } from "../../catalogue/tariff";
import type { Texts } from "../../catalogue/texts";
import { useTexts } from "../ui/language";
import { lowestPriced, type TripPrices } from "../../catalogue/trip-prices";
import { CompareLink } from "./compare-link";
import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { useShare } from "../visitor/use-share";
import * as notice from "../ui/notice.module.css";
import { SharedListChoice } from "./shared-list-choice";
import * as styles from "./shortlist-section.module.css";
import type { Shortlist } from "./use-shortlist";

type Item = Queries.ItemCardFragment;

interface ComparisonProps {
  /** The items on show, as far as this list has them. */
  readonly items: readonly Item[];
  readonly shop: Shop;
  readonly query: ListQuery;
  readonly tripPrices: TripPrices;
}

interface ShortlistSectionProps extends ComparisonProps {
  readonly shortlist: Shortlist;
  /** Whether `items` can lack only what this list does not have. */
  readonly isComplete: boolean;
  /** Leaves the shared list for the visitor's own. */
  readonly onClose: () => void;
}

/**
 * The starred items, the visitor's own or those that somebody shared. A button that goes away hands
 * the focus on: to the next item's, else to the heading, which then stays.
 */
export function ShortlistSection(props: ShortlistSectionProps) {
  const texts = useTexts();
  const { shortlist, isComplete, onClose, ...comparison } = props;
  const { items } = comparison;
  const { own, shown, leftOut, isShared } = shortlist;
  const [isHeld, setIsHeld] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = shown.filter((id) => items.every(({ jsonId }) => jsonId !== id));
  // They matter where somebody counts on them, or where they leave no room for a star.
  const areNamed = isShared || isHeld || own.length >= longestShortlist;
  const hasMissing = isComplete && missing.length > 0 && areNamed;
  if (items.length === 0 && !hasMissing && !isHeld) return null;
  const focusHeading = () => {
    setIsHeld(true);
    heading.current?.focus();
  };
  const remove = (id: number, { currentTarget }: MouseEvent) => {
    const cell = currentTarget.closest("th");
    const next = cell?.nextElementSibling ?? cell?.previousElementSibling;
    const button = next?.querySelector("button");
    if (button) button.focus();
    else focusHeading();
    shortlist.remove([id]);
  };
  return (
    <>
      {items.length > 0 && <CompareLink count={items.length} isDocked />}
      <section id={shortlistId} className={styles.section} aria-labelledby="shortlist-title">
        <h2 id="shortlist-title" ref={heading} tabIndex={-1}>
          {isShared ? texts.sharedShortlist : texts.shortlist}
        </h2>
        {isShared && (
          <SharedListChoice
            own={own}
            shared={items.map(({ jsonId }) => jsonId)}
            onAdd={(ids) => {
              focusHeading();
              shortlist.add(ids);
              onClose();
            }}
            onClose={() => {
              focusHeading();
              onClose();
            }}
          />
        )}
        {leftOut > 0 && <p>{texts.sharedListTooLong(longestShortlist, leftOut)}</p>}
        {shown.length === 0 && <p>{texts.shortlistEmpty}</p>}
        {hasMissing && (
          <p className={notice.actions}>
            {texts.notInThisList(missing.length)}
            {!isShared && (
              <button
                type="button"
                className={notice.secondary}
                onClick={() => {
                  focusHeading();
                  shortlist.remove(missing);
                }}
              >
                {texts.removeThese}
              </button>
            )}
          </p>
        )}
        {items.length > 0 && <Comparison {...comparison} onRemove={isShared ? null : remove} />}
      </section>
    </>
  );
}

interface RemovableComparisonProps extends ComparisonProps {
  /** Null where the items are somebody else's. */
  readonly onRemove: ((id: number, event: MouseEvent) => void) | null;
}

/** Items side by side, with one enquiry for all and a link to share. */
function Comparison({ items, shop, query, tripPrices, onRemove }: RemovableComparisonProps) {
  const texts = useTexts();
  const ids = items.map(({ jsonId }) => jsonId);
  const address = listQueryText({ ...query, shortlist: ids });
  const [shared, share] = useShare(address);
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  const durations = [
    ...new Set([...rows].sort((a, b) => a.hours - b.hours).map(({ duration }) => duration)),
  ];
  const enquiry = enquiryText(
    shop.greeting,
    items.map((item) => ({
      name: itemTitle(item),
      price: enquiredPrice(item, query.trip, tripPrices, texts),
    })),
    query.trip,
    texts,
  );
  const shareThese = () => {
    const { origin, pathname } = window.location;
    void share({ link: origin + pathname + address });
  };
  const hasTripRow = query.trip !== null && items.some(({ jsonId }) => tripPrices.has(jsonId));
  const lowest = lowestPriced(tripPrices, ids);
  return (
    <>
      <div className={notice.actions}>
        <ExternalLink className={notice.primary} href={chatLink(shop.phone, enquiry)}>
          <Icon name="chat" />
          {texts.askAboutAll}
        </ExternalLink>
        <button type="button" className={notice.secondary} onClick={shareThese}>
          <Icon name="share" />
          {texts.share}
        </button>
        <p role="status">{shared}</p>
      </div>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={texts.shortlistTable}>
        <table>
          <thead>
            <tr>
              <td />
              {items.map((item) => (
                <th key={item.jsonId} scope="col">
                  <Thumbnail item={item} />
                  <span>{itemTitle(item)}</span>
                  {onRemove !== null && (
                    <button
                      type="button"
                      aria-label={texts.unstar(itemTitle(item))}
                      onClick={(event) => onRemove(item.jsonId, event)}
                    >
                      <Icon name="close" />
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {query.trip !== null && hasTripRow && (
              <tr className={styles.trip}>
                <th scope="row">{formatTrip(query.trip, texts)}</th>
                {items.map((item) => (
                  <td key={item.jsonId}>
                    <strong className={lowest.has(item.jsonId) ? styles.lowest : undefined}>
                      {shownItemTrip(tripPrices.get(item.jsonId), texts)}
                    </strong>
                    {lowest.has(item.jsonId) && (
                      <span className="visually-hidden"> {texts.lowest}</span>
                    )}
                  </td>
                ))}
              </tr>
            )}
            {durations.map((duration) => (
              <tr key={duration}>
                <th scope="row">{duration}</th>
                {items.map((item) => (
                  <td key={item.jsonId}>
                    <ShownRow item={item} duration={duration} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.extraDistance}</th>
              {items.map(({ jsonId, exceed }) => (
                <td key={jsonId}>
                  <small>{exceed ?? "–"}</small>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The card's picture once more, small; its name stands below it. */
function Thumbnail({ item }: { readonly item: Item }) {
  const image = item.image.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  return (
    <Picture
      image={image}
      alt=""
      sizes="240px"
      className={styles.picture}
      isFirst={false}
      width={240}
      height={180}
    />
  );
}

/** What an enquiry says of an item's price. One that a trip has no price with is asked for by the day. */
function enquiredPrice(
  { jsonId, priceDetails }: Item,
  trip: Trip | null,
  tripPrices: TripPrices,
  texts: Texts,
): string | null {
  const price = tripPrices.get(jsonId);
  if (price !== undefined) return price === null ? null : formatTripPrice(price, texts);
  const row = leadingRow(priceDetails);
  return trip === null
    ? formatPrice(row)
    : `${formatPrice(row)} ${texts.perDuration(row.duration)}`;
}

function shownItemTrip(price: TripPrice | null | undefined, texts: Texts): string {
  return price === undefined ? "–" : formatTripPrice(price, texts);
}

function ShownRow({ item, duration }: { readonly item: Item; readonly duration: string }) {
  const texts = useTexts();
  const row = item.priceDetails.find((candidate) => candidate.duration === duration);
  if (row === undefined) return "–";
  const distance = item.mileage ?? (hasDistance(item) ? formatAllowance(row, texts) : null);
  return (
    <>
      {formatPrice(row)}
      {distance !== null && <small> {distance}</small>}
    </>
  );
}
