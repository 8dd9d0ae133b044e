import { comparisonTexts } from "../../catalogue/text/words/en-comparison";
import { useRef, useState } from "react";
import { chatLink } from "../../catalogue/addresses/links";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { listQueryText, longestShortlist } from "../../catalogue/lists/list-query";
import { enquiredItem, enquiryText } from "../../catalogue/prices/enquiry";
import * as notice from "../notice/notice.module.css";
import { ExternalLink } from "../ui/external-link";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";
import { usePickUp } from "../ui/pick-up-context";
import { useShareButton } from "../visitor/use-share-button";
import type { ComparisonProps } from "./comparison";
import * as styles from "./comparison.module.css";

export function ComparisonActions(props: ComparisonProps) {
  const texts = useTexts();
  const words = texts.comparison ?? comparisonTexts;
  const { shortlist, shop, query, tripPrices, onClose } = props;
  const { items, starredIds, isShared } = shortlist;
  const { spanText, askReturn } = usePickUp();
  const close = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState("");
  const ids = items.map(({ jsonId }) => jsonId);
  const added = ids.filter((id) => !starredIds.includes(id));
  const address = listQueryText({ ...query, shortlist: ids });
  const [shareButton, shared] = useShareButton(
    { link: () => window.location.origin + window.location.pathname + address, subject: address },
    notice.secondary,
  );
  const enquiry = enquiryText(
    shop.greeting,
    items.map((item) => enquiredItem(item, tripPrices.get(item.jsonId), texts)),
    query.trip,
    texts,
    spanText?.(query.trip?.days),
    query.trip ? askReturn : undefined,
  );
  const keep = () => {
    const excess = starredIds.length + added.length - longestShortlist;
    setNote(excess > 0 ? texts.shortlistFull(longestShortlist, excess) : words.keptInShortlist);
    if (excess > 0) return;
    // The button disappears; the next button takes the focus.
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
        <ExternalLink
          className={iconClass("chat", notice.primary)}
          href={chatLink(shop.phone, enquiry)}
        >
          {words.askAboutAll}
        </ExternalLink>
        {shareButton}
        {isShared && added.length > 0 && (
          <button
            type="button"
            className={notice.secondary}
            aria-label={words.keepLabel}
            onClick={keep}
          >
            {words.keep}
          </button>
        )}
        {isShared && (
          <button
            ref={close}
            type="button"
            className={notice.secondary}
            aria-label={words.closeLabel}
            onClick={leave}
          >
            {texts.close}
          </button>
        )}
      </div>
      {shared}
      <p role="status">{note}</p>
    </>
  );
}
