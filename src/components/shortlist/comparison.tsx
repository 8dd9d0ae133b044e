/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table that is laid out as blocks */
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from "react";
import { comparisonRows } from "../../catalogue/prices/comparison";
import { enquiryText, formatTrip, formatTripPrice } from "../../catalogue/prices/enquiry";
import { itemTitle } from "../../catalogue/prices/item";
import { chatLink } from "../../catalogue/addresses/links";
import {
  type ListQuery,
  listQueryText,
  longestShortlist,
  tripQueryText,
} from "../../catalogue/lists/list-query";
import { pricesId, shortlistId } from "../../catalogue/addresses/page-paths";
import { formatPrice, leadingRow } from "../../catalogue/prices/price-list";
import type { Shop } from "../../catalogue/shop/shop";
import { itemStone, tripStone } from "../../catalogue/prices/stone-text";
import type { Texts } from "../../catalogue/text/texts";
import { lowestPriced, type TripPrices } from "../../catalogue/prices/trip-prices";
import { PageLink } from "../navigation/page-link";
import { Coast } from "../ui/coast";
import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";
import { useTexts } from "../ui/language";
import * as notice from "../notice/notice.module.css";
import { Picture } from "../ui/picture";
import { Stone } from "../ui/stone";
import { useShare } from "../visitor/use-share";
import * as styles from "./comparison.module.css";
import { DockedCompareLink } from "./docked-compare-link";
import type { Shortlist } from "./use-shortlist";

type Item = Queries.ItemCardFragment;

interface ComparisonProps {
  readonly shortlist: Shortlist;
  /** The items to compare, as far as they are offered. */
  readonly items: readonly Item[];
  /** Numbers of all items of the catalogue. */
  readonly offeredIds: readonly number[];
  /** What the items are called, as the list is linked: "Bikes". */
  readonly plural: string;
  readonly shop: Shop;
  readonly query: ListQuery;
  readonly tripPrices: TripPrices;
  /** Address of an item's own page. */
  readonly pathOf: (item: Item) => string;
  /** Leaves the shared list. */
  readonly onClose: () => void;
}

/**
 * Items side by side, those that somebody shared or the visitor's own with the way to them: pictures and stones
 * above a table.
 */
export function Comparison(props: ComparisonProps) {
  const texts = useTexts();
  const { shortlist, items, plural, query, tripPrices } = props;
  const { isShared, leftOut } = shortlist;
  const withdrawn = useWithdrawn(props);
  useScrollToHash();
  if (items.length === 0 && withdrawn === 0) return null;
  const { trip } = query;
  const rows = comparisonRows(items, tripPrices, texts);
  return (
    <>
      {!isShared && <DockedCompareLink count={items.length} />}
      <section
        id={shortlistId}
        className={`${styles.section} ${isShared ? styles.shared : ""} ${items.length > 3 ? styles.many : ""}`}
        style={{ "--items": items.length } as CSSProperties}
        aria-labelledby="shortlist-title"
        tabIndex={-1}
      >
        <div className={`wrap ${styles.header}`}>
          <div>
            <h2 id="shortlist-title">
              {isShared ? texts.forYouToCompare(items.length, plural) : texts.shortlist}
            </h2>
            {trip !== null && <p>{texts.perDuration(formatTrip(trip, texts))}</p>}
          </div>
          {items.length > 0 && <Actions {...props} />}
          {withdrawn > 0 && <p role="status">{texts.noLongerOffered(withdrawn)}</p>}
          {leftOut > 0 && <p>{texts.sharedListTooLong(longestShortlist, leftOut)}</p>}
        </div>
        {items.length > 0 && (
          <div className={styles.frame}>
            <div
              className={styles.scroller}
              tabIndex={0}
              role="region"
              aria-label={texts.sideBySide}
            >
              <div className={styles.road}>
                <ul className={styles.items}>
                  {items.map((item) => (
                    <ComparedItem key={item.jsonId} item={item} {...props} />
                  ))}
                </ul>
                {isShared && <Coast className={styles.coast} />}
              </div>
              {rows.length > 0 && (
                // Laid out as blocks, it is no table to some screen readers without its roles.
                <table role="table">
                  <caption className="visually-hidden">{texts.pricesSideBySide}</caption>
                  <thead className="visually-hidden">
                    <tr role="row">
                      <td role="cell" />
                      {items.map((item) => (
                        <th key={item.jsonId} scope="col" role="columnheader">
                          {itemTitle(item)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ label, cells, isUsed }) => (
                      <tr key={label} role="row" className={isUsed ? styles.used : undefined}>
                        <th scope="row" role="rowheader">
                          {label}
                        </th>
                        {cells.map((cell, index) => (
                          <td key={items[index]?.jsonId} role="cell">
                            {cell === null ? "–" : cell.price}{" "}
                            {cell?.note && <small>{cell.note}</small>}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </div>
          </div>
        )}
      </section>
    </>
  );
}

interface ComparedItemProps extends ComparisonProps {
  readonly item: Item;
}

/** Picture, name and stone of an item; its own page is a tap away. */
function ComparedItem({ item, items, shortlist, query, tripPrices, pathOf }: ComparedItemProps) {
  const texts = useTexts();
  const image = item.image.childImageSharp?.gatsbyImageData;
  const price = tripPrices.get(item.jsonId);
  const trip = price === undefined ? null : query.trip;
  const stone =
    trip === null || price === undefined ? itemStone(item, texts) : tripStone(trip, price, texts);
  const ids = items.map(({ jsonId }) => jsonId);
  const isLowest = lowestPriced(tripPrices, ids).has(item.jsonId);
  const remove = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.closest("li");
    const next = place?.nextElementSibling ?? place?.previousElementSibling;
    (next?.querySelector("button") ?? document.getElementById(pricesId))?.focus({
      preventScroll: true,
    });
    shortlist.remove([item.jsonId]);
  };
  return (
    <li>
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 48rem) 30vw, 33vw"
          className={styles.picture}
          isFirst={false}
          width={336}
          height={252}
        />
      )}
      <h3>
        <PageLink to={pathOf(item)} search={tripQueryText(trip)}>
          {item.name}
        </PageLink>
      </h3>
      <Stone
        {...stone}
        foot={isLowest ? texts.lowest : stone.foot}
        className={`${styles.stone} ${isLowest ? styles.lowest : ""}`}
      />
      {!shortlist.isShared && (
        <button type="button" aria-label={texts.unstar(itemTitle(item))} onClick={remove}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** One enquiry for all items, a link to share, and what can be done with a shared list. */
function Actions({ shortlist, items, shop, query, tripPrices, onClose }: ComparisonProps) {
  const texts = useTexts();
  const { own, isShared } = shortlist;
  const close = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState("");
  const ids = items.map(({ jsonId }) => jsonId);
  const added = ids.filter((id) => !own.includes(id));
  const address = listQueryText({ ...query, shortlist: ids });
  const [shared, share] = useShare(address);
  const enquiry = enquiryText(
    shop.greeting,
    items.map((item) => ({
      name: itemTitle(item),
      price: enquiredPrice(item, tripPrices, texts),
    })),
    query.trip,
    texts,
  );
  const keep = () => {
    const excess = own.length + added.length - longestShortlist;
    setNote(excess > 0 ? texts.shortlistFull(longestShortlist, excess) : texts.keptInShortlist);
    if (excess > 0) return;
    // The button goes away; the next one takes the focus.
    close.current?.focus();
    shortlist.add(added);
  };
  const leave = () => {
    document.getElementById(pricesId)?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <>
      <div className={styles.actions}>
        <ExternalLink className={notice.primary} href={chatLink(shop.phone, enquiry)}>
          <Icon name="chat" />
          {texts.askAboutAll}
        </ExternalLink>
        <button
          type="button"
          className={notice.secondary}
          onClick={() => {
            const { origin, pathname } = window.location;
            void share({ link: origin + pathname + address });
          }}
        >
          <Icon name="share" />
          {texts.share}
        </button>
        {isShared && added.length > 0 && (
          <button
            type="button"
            className={notice.secondary}
            aria-label={texts.keepLabel}
            onClick={keep}
          >
            {texts.keep}
          </button>
        )}
        {isShared && (
          <button
            ref={close}
            type="button"
            className={notice.secondary}
            aria-label={texts.closeLabel}
            onClick={leave}
          >
            {texts.close}
          </button>
        )}
      </div>
      <p role="status" className={styles.result}>
        {shared || note}
      </p>
    </>
  );
}

/** What an enquiry says of an item's price: of the trip, or of the row on its stone. */
function enquiredPrice(
  { jsonId, priceDetails }: Item,
  tripPrices: TripPrices,
  texts: Texts,
): string | null {
  const price = tripPrices.get(jsonId);
  if (price !== undefined) return price === null ? null : formatTripPrice(price, texts);
  const row = leadingRow(priceDetails);
  return `${formatPrice(row)} ${texts.perDuration(row.duration)}`;
}

/** How many items on show are no longer offered. The visitor's own list drops them, and says so once. */
function useWithdrawn({ shortlist, offeredIds }: ComparisonProps): number {
  const { shown, isShared, remove } = shortlist;
  const missing = shown.filter((id) => !offeredIds.includes(id));
  const ids = missing.join();
  const [dropped, setDropped] = useState(0);
  if (!isShared && missing.length > dropped) setDropped(missing.length);
  useEffect(() => {
    if (!isShared && ids !== "") remove(ids.split(",").map(Number));
  }, [isShared, ids, remove]);
  return isShared ? missing.length : dropped;
}

/** Goes to the comparison that an address names: it was not there when the browser looked for it. */
function useScrollToHash(): void {
  useEffect(() => {
    if (window.location.hash === `#${shortlistId}`) {
      document.getElementById(shortlistId)?.scrollIntoView();
    }
  }, []);
}
