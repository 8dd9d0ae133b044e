import { useRef, useState } from "react";
import { chatLink } from "../../catalogue/addresses/links";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { maxShortlistLength, pageQueryText, readPageQuery } from "../../catalogue/lists/page-query";
import { enquiredItem, enquiryText } from "../../catalogue/prices/enquiry";
import * as notice from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { iconClass } from "../ui/icon";
import { useTexts } from "../visitor/language";
import { changePageQuery, usePageSearch } from "../visitor/page-query";
import { usePickUp } from "../visitor/pick-up-context";
import { ShareButton, useShare } from "../notice/share-button";
import type { ComparisonProps } from "./use-shortlist";
import * as styles from "./comparison.module.css";

export function ComparisonActions(props: ComparisonProps) {
  const texts = useTexts();
  const { comparison } = texts;
  const { shortlist, content, prices } = props;
  const { greeting, phone } = content.business;
  const { items, starredIds, isShared } = shortlist;
  const { formatSpan } = usePickUp();
  const closeButton = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState("");
  const ids = items.map(({ jsonId }) => jsonId);
  const newIds = ids.filter((id) => !starredIds.includes(id));
  const query = readPageQuery(usePageSearch());
  const queryText = pageQueryText({ ...query, list: ids.join("-") });
  const { share, message: shareMessage } = useShare({
    link: () => window.location.origin + window.location.pathname + queryText,
    subject: queryText,
  });
  const enquiry = enquiryText(
    greeting,
    items.map((item) => enquiredItem(item, prices.tripPrices.get(item.jsonId), texts)),
    prices.trip,
    texts,
    formatSpan?.(prices.trip?.days),
  );
  const addAll = () => {
    const excess = starredIds.length + newIds.length - maxShortlistLength;
    if (excess > 0) {
      setMessage(texts.shortlistFull(maxShortlistLength, excess));
      return;
    }
    setMessage(comparison.keptInShortlist);
    // The button with the focus disappears.
    closeButton.current?.focus();
    shortlist.add(newIds);
  };
  const closeShared = () => {
    // The button with the focus disappears.
    document.getElementById(pricesId)?.focus({ preventScroll: true });
    changePageQuery({ list: null });
  };
  return (
    <>
      <div className={styles.actions}>
        <ExternalLink className={iconClass("chat", notice.primary)} href={chatLink(phone, enquiry)}>
          {comparison.askAboutAll}
        </ExternalLink>
        <ShareButton share={share} />
        {isShared && newIds.length > 0 && (
          <button
            type="button"
            className={notice.secondary}
            aria-label={comparison.keepLabel}
            onClick={addAll}
          >
            {comparison.keep}
          </button>
        )}
        {isShared && (
          <button
            ref={closeButton}
            type="button"
            className={notice.secondary}
            aria-label={comparison.closeLabel}
            onClick={closeShared}
          >
            {texts.close}
          </button>
        )}
      </div>
      <p role="status">{shareMessage}</p>
      <p role="status">{message}</p>
    </>
  );
}
