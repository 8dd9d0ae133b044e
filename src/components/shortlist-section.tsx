import { useState } from "react";
import { enquiryText, shownTotal, shownTrip } from "../catalogue/enquiry";
import { chatLink } from "../catalogue/links";
import { type ListQuery, listQueryText } from "../catalogue/list-query";
import { durationDays, leadingRow, shownPrice } from "../catalogue/price-list";
import type { Shop } from "../catalogue/shop";
import type { TripPrice } from "../catalogue/tariff";
import { texts } from "../catalogue/texts";
import { ExternalLink } from "./external-link";
import { Icon } from "./icon";
import * as notice from "./notice.module.css";
import * as styles from "./shortlist-section.module.css";

type Item = Queries.ItemCardFragment;

interface ShortlistSectionProps {
  readonly items: readonly Item[];
  readonly shop: Shop;
  readonly query: ListQuery;
  readonly tripPrices: ReadonlyMap<number, TripPrice | null>;
  readonly onRemove: (id: number) => void;
}

/** The starred items side by side, with one enquiry for all and a link to share. */
export function ShortlistSection(props: ShortlistSectionProps) {
  const { items, shop, query, tripPrices, onRemove } = props;
  const [shared, setShared] = useState("");
  if (items.length === 0) return null;
  const durations = [
    ...new Set(items.flatMap(({ priceDetails }) => priceDetails.map(({ duration }) => duration))),
  ].sort((a, b) => durationDays(a) - durationDays(b));
  const enquiry = enquiryText(
    shop.greeting,
    items.map((item) => ({ name: item.name, price: shownItemPrice(item, tripPrices) })),
    query.trip,
  );
  const share = () => {
    const ids = items.map(({ jsonId }) => jsonId);
    const { origin, pathname } = window.location;
    void sharedLink(origin + pathname + listQueryText({ ...query, shortlist: ids })).then(
      setShared,
    );
  };
  return (
    <section id="shortlist" className={styles.section} aria-labelledby="shortlist-title">
      <a href="#shortlist" className={styles.jump}>
        <Icon name="star" />
        {texts.compare(items.length)}
      </a>
      <h2 id="shortlist-title">{texts.shortlist}</h2>
      <div className={styles.scroller} tabIndex={0} role="region" aria-labelledby="shortlist-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.duration}</th>
              {items.map(({ jsonId, name }) => (
                <th key={jsonId} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {durations.map((duration) => (
              <tr key={duration}>
                <th scope="row">{duration}</th>
                {items.map((item) => (
                  <td key={item.jsonId}>{shownRow(item, duration)}</td>
                ))}
              </tr>
            ))}
            {query.trip !== null && items.some(({ jsonId }) => tripPrices.has(jsonId)) && (
              <tr>
                <th scope="row">{shownTrip(query.trip)}</th>
                {items.map((item) => (
                  <td key={item.jsonId}>{shownTripPrice(tripPrices.get(item.jsonId))}</td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">{texts.extraDistance}</th>
              {items.map(({ jsonId, exceed }) => (
                <td key={jsonId}>{exceed ?? "–"}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{texts.remove}</th>
              {items.map(({ jsonId, name }) => (
                <td key={jsonId}>
                  <button
                    type="button"
                    className={notice.secondary}
                    aria-label={texts.unstar(name)}
                    onClick={() => onRemove(jsonId)}
                  >
                    {texts.remove}
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className={notice.actions}>
        <ExternalLink className={notice.primary} href={chatLink(shop.phone, enquiry)}>
          <Icon name="chat" />
          {texts.askAboutAll}
        </ExternalLink>
        <button type="button" className={notice.secondary} onClick={share}>
          {texts.share}
        </button>
        <p role="status">{shared}</p>
      </div>
    </section>
  );
}

function shownItemPrice(
  item: Item,
  tripPrices: ShortlistSectionProps["tripPrices"],
): string | null {
  const price = tripPrices.get(item.jsonId);
  if (price === undefined) return shownPrice(leadingRow(item.priceDetails));
  return price === null ? null : shownTotal(price);
}

function shownTripPrice(price: TripPrice | null | undefined): string {
  if (price === undefined) return "–";
  return price === null ? texts.askOnCall : shownTotal(price);
}

function shownRow({ priceDetails }: Item, duration: string): string {
  const row = priceDetails.find((candidate) => candidate.duration === duration);
  if (row === undefined) return "–";
  return row.kms === null ? shownPrice(row) : `${shownPrice(row)}, ${row.kms}`;
}

/** Opens the system's share sheet, else copies the link; says what happened. */
async function sharedLink(link: string): Promise<string> {
  try {
    if ("share" in navigator) {
      await navigator.share({ url: link });
      return "";
    }
    await (navigator as Navigator).clipboard.writeText(link);
    return texts.linkCopied;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") return "";
    return texts.copyThisLink(link);
  }
}
