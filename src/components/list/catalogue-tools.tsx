import { type ReactNode, useId, useState } from "react";
import type { Facet } from "../../catalogue/facets";
import type { ListQuery } from "../../catalogue/list-query";
import { texts } from "../../catalogue/texts";
import * as styles from "./catalogue-tools.module.css";
import { TripFields } from "./trip-fields";

interface CatalogueToolsProps {
  readonly query: ListQuery;
  readonly change: (part: Partial<ListQuery>) => void;
  readonly facets: readonly Facet[];
  readonly hasTripPrice: boolean;
  /** The way to the starred items. */
  readonly compare: ReactNode;
  /** How many items are shown, as a sentence. */
  readonly result: string;
}

/** Search, order, chips and trip price above a list. Without JavaScript they are not shown. */
export function CatalogueTools(props: CatalogueToolsProps) {
  const { query, change, facets, hasTripPrice, compare, result } = props;
  const { search, chosen, isSortedByPrice } = query;
  const [opened, setOpened] = useState<boolean | null>(null);
  // A trip from the address opens its fields; after that only the visitor closes them.
  if (opened === null && query.trip !== null) setOpened(true);
  const isOpen = opened === true;
  const panel = useId();
  const toggle = (value: string) =>
    change({
      chosen: chosen.includes(value)
        ? chosen.filter((other) => other !== value)
        : [...chosen, value],
    });
  const isUsed = search !== "" || chosen.length > 0;
  return (
    <div role="search" className={`${styles.tools} js-only`}>
      <div className={styles.row}>
        <input
          type="search"
          className={styles.search}
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => change({ search: event.target.value })}
        />
        <select
          className={styles.sort}
          aria-label={texts.order}
          value={isSortedByPrice ? "price" : "ours"}
          onChange={(event) => change({ isSortedByPrice: event.target.value === "price" })}
        >
          <option value="ours">{texts.orderOurs}</option>
          <option value="price">{texts.orderByPrice}</option>
        </select>
      </div>
      <div className={styles.row}>
        {facets.flat().map((value) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {value}
          </button>
        ))}
        {hasTripPrice && (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpened(!isOpen)}
          >
            {texts.tripPrice}
          </button>
        )}
      </div>
      {compare}
      {hasTripPrice && (
        <div id={panel} className={isOpen ? styles.panel : styles.closed}>
          <TripFields trip={query.trip} onChange={(trip) => change({ trip })} />
        </div>
      )}
      <p role="status" className={isUsed ? styles.result : "visually-hidden"}>
        {isUsed ? result : ""}
      </p>
    </div>
  );
}
