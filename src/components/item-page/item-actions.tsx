import type { itemView } from "../../catalogue/prices/item-view";
import { CallLink, ChatLink } from "../item/offer";
import { OpeningChip } from "../notice/opening-chip";
import { ShareButton, useShare } from "../notice/share-button";
import { PickUpField } from "../trip/pick-up-row";
import { currentTripSearch } from "../visitor/page-query";
import * as styles from "./item-details.module.css";

interface ItemActionsProps {
  readonly business: Queries.ItemPageShopFragment;
  readonly view: Pick<ReturnType<typeof itemView>, "title" | "enquiry" | "shareText">;
  /** Whether the day of a pick-up has its field here, because the page has no trip form. */
  readonly hasDay: boolean;
}

/** Who answers now; Call, Chat and Share. */
export function ItemActions({ business, view, hasDay }: ItemActionsProps) {
  const { title, enquiry, shareText } = view;
  const { share, message } = useShare({ link: linkWithTrip, text: shareText, subject: shareText });
  return (
    <div className={`screen-only ${styles.actions}`}>
      <OpeningChip hours={business.openingHours} name={business.name} />
      <CallLink phone={business.phone} title={title} />
      <ChatLink phone={business.phone} title={title} enquiry={enquiry} />
      <ShareButton share={share} />
      <p role="status">{message}</p>
      {hasDay && <PickUpField />}
    </div>
  );
}

/** The page's address without what others have added to it. */
function linkWithTrip(): string {
  return window.location.origin + window.location.pathname + currentTripSearch();
}
