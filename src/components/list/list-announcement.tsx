import type { ListQuery } from "../../catalogue/lists/list-query";
import { useTexts } from "../ui/language";

interface ListAnnouncementProps {
  readonly query: ListQuery;
  /** The number of items, or why it is not known yet. */
  readonly result: string;
  readonly refusal: string | null;
  readonly className?: string | undefined;
}

/** Paragraphs are separate, so that screen readers read only what changes. */
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
