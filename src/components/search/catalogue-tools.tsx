import {
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ChipSet } from "../../catalogue/lists/chips";
import type { PageQuery } from "../../catalogue/lists/page-query";
import { maxTextLength, visibleText } from "../../catalogue/text/bounds";
import { useTexts } from "../visitor/language";
import { iconClass } from "../ui/icon";
import * as styles from "./catalogue-tools.module.css";
import { changePageQuery } from "../visitor/page-query";
import { loadSearch } from "./use-search-script";

interface CatalogueToolsProps {
  readonly query: PageQuery;
  readonly onSearch: (q: string) => void;
  readonly chipSets: readonly ChipSet[];
  /** Whether the search asks for the lowest price. */
  readonly isCheap: boolean;
  /** The day of a pick-up, on lists without a trip form. */
  readonly when: ReactNode;
  readonly compare: ReactNode;
  readonly renderResult: (className: string) => ReactNode;
}

/** Phones show search and order as icons until they are used. */
export function CatalogueTools(props: CatalogueToolsProps) {
  const texts = useTexts();
  const { query, onSearch, chipSets, isCheap, when, compare, renderResult } = props;
  const { q: search, filter: chosen } = query;
  const isSortedByPrice = query.sort === "price" || isCheap;
  const [isTyping, setIsTyping] = useState(false);
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = rail.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    // `scrollIntoView` would scroll the page, too.
    if (rail.current && chip) rail.current.scrollLeft = chip.offsetLeft - rail.current.offsetLeft;
  }, [chosen]);
  const allChips = chipSets.flatMap(({ field, chips }) =>
    chips.map((chip) => ({ ...chip, isSeats: field === "seats" })),
  );
  const toggle = (value: string) =>
    changePageQuery({
      filter: chosen.includes(value)
        ? chosen.filter((other) => other !== value)
        : [...chosen, value],
    });
  const isSearching = isTyping || search !== "";
  return (
    <div
      role="search"
      className={`${styles.tools} ${isSearching ? styles.searching : ""} ${when ? styles.withDay : ""} js-only`}
      onChange={showStartOfList}
    >
      {when && <div className={styles.day}>{when}</div>}
      {allChips.length > 0 && (
        <div ref={rail} className={`swipe ${styles.chips}`}>
          {allChips.map(({ value, label, count, isSeats }) => (
            <button
              key={value}
              type="button"
              className="control"
              aria-pressed={chosen.includes(value)}
              onClick={(event) => {
                toggle(value);
                showStartOfList(event);
              }}
              onFocus={scrollIntoFullView}
            >
              {isSeats ? texts.people(label) : label} {!isSeats && <small>{count}</small>}
            </button>
          ))}
        </div>
      )}
      {compare}
      <label className={iconClass("search", styles.search)}>
        <input
          className="control"
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          maxLength={maxTextLength}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={({ currentTarget }) => {
            setIsTyping(true);
            // On phones a margin moves the tools to the top of the screen, above the keyboard.
            currentTarget.closest("[role=search]")?.scrollIntoView({ block: "nearest" });
            // `useSearchScript` retries after a failure.
            loadSearch().catch(() => undefined);
          }}
          onBlur={({ currentTarget: input }) => {
            // The field shrinks after the click, which would miss its target otherwise.
            const close = () => setIsTyping(input === document.activeElement);
            addEventListener("click", close, { once: true });
          }}
          onChange={(event) => onSearch(visibleText(event.target.value))}
        />
      </label>
      <label
        className={iconClass("sort", `${styles.sort} ${isSortedByPrice ? styles.sorted : ""}`)}
      >
        <select
          className={isSortedByPrice ? "control chosen" : "control"}
          aria-label={texts.order}
          value={isSortedByPrice ? "price" : "list"}
          disabled={isCheap}
          onChange={({ target }) =>
            changePageQuery({ sort: target.value === "price" ? "price" : "" })
          }
        >
          <option value="list">{texts.listOrder}</option>
          <option value="price">{texts.orderByPrice}</option>
        </select>
      </label>
      {renderResult(`quiet ${styles.result}`)}
    </div>
  );
}

/** On phones the tools stay on the screen, so a changed list begins right below them. */
function showStartOfList({ currentTarget }: SyntheticEvent) {
  const list = currentTarget.closest("[role=search]")?.parentElement;
  const top = list?.getBoundingClientRect().top ?? 0;
  if (top < 0) window.scrollBy({ top, behavior: "instant" });
}

/** Browsers do not scroll to a focused chip that is partly visible. */
function scrollIntoFullView({ currentTarget: chip }: FocusEvent<HTMLButtonElement>) {
  if (chip.matches(":focus-visible")) chip.scrollIntoView({ block: "nearest", inline: "nearest" });
}
