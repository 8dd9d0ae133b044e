import type { ListQuery } from "../../catalogue/lists/list-query";
import { useTexts } from "../ui/language";

interface ListAnnouncementProps {
  readonly query: ListQuery;
  /** How many items were found, or why that is not known yet. */
  readonly result: string;
  /** Why a star was refused, or null. */
  readonly refusal: string | null;
  readonly className?: string | undefined;
}

/**
 * What a screen reader hears of a list as it changes: how many items are found, the order, a refused star. Each is a sentence of its own, so that only what has changed is read.
 * The number is seen, too.
 */
export function ListAnnouncement(props: ListAnnouncementProps) {
  const texts = useTexts();
  const { query, result, refusal, className } = props;
  const { search, chosen, isSortedByPrice } = query;
  return (
    <div role="status" aria-atomic="false" className={className}>
      {(search !== "" || chosen.length > 0) && <p>{result}</p>}
      {isSortedByPrice && <p className="visually-hidden">{texts.orderedBy(texts.orderByPrice)}</p>}
      {refusal !== null && <p className="visually-hidden">{refusal}</p>}
    </div>
  );
}
