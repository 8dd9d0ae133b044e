import { shortlistId } from "../../catalogue/addresses/page-paths";
import { maxShortlistLength } from "../../catalogue/lists/page-query";
import type { itemView } from "../../catalogue/prices/item-view";
import * as card from "../item/item-card.module.css";
import { CallLink, ChatLink } from "../item/offer";
import { PageLink } from "../navigation/page-link";
import * as notice from "../notice/notice.module.css";
import { OpeningChip } from "../notice/opening-chip";
import { ShareButton, useShare } from "../notice/share-button";
import { useShortlist } from "../shortlist/use-shortlist";
import { PickUpField } from "../trip/pick-up-row";
import { iconClass } from "../ui/icon";
import * as picture from "../ui/picture.module.css";
import { useTexts } from "../visitor/language";
import { currentTripSearch } from "../visitor/page-query";
import * as styles from "./item-details.module.css";

interface ItemActionsProps {
  readonly business: Queries.ItemPageShopFragment;
  readonly view: Pick<ReturnType<typeof itemView>, "title" | "enquiry" | "shareText">;
  /** Whether the day of a pick-up is here, because the page has no trip form. */
  readonly hasDay: boolean;
}

/** Opening hours, Call, Chat, Share and the day of a pick-up. */
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

/** Without what others have added to the address. */
function linkWithTrip(): string {
  return window.location.origin + window.location.pathname + currentTripSearch();
}

interface ItemShortlistProps {
  readonly id: number;
  readonly title: string;
  readonly page: Pick<Queries.ItemPagePageFragment, "path" | "catalogue">;
}

/** The star, and a link to the comparison if the item is starred or the shortlist is full. */
export function ItemShortlist({ id, title, page }: ItemShortlistProps) {
  const texts = useTexts();
  const { starredIds, refusedId, star } = useShortlist(page.catalogue);
  const isStarred = starredIds.includes(id);
  const refusal = texts.shortlistFull(maxShortlistLength, 1);
  return (
    <>
      <button
        type="button"
        className={iconClass(
          isStarred ? "starred" : "star",
          `${card.star} ${styles.overPicture} js-only`,
        )}
        aria-pressed={isStarred}
        aria-label={texts.star(title)}
        onClick={() => star(id, !isStarred)}
      />
      {(isStarred || refusedId !== null) && (
        <PageLink
          to={page.path}
          fragment={`#${shortlistId}`}
          className={`screen-only ${notice.sea} ${picture.below} ${styles.overPicture}`}
        >
          {isStarred ? texts.compare(starredIds.length) : refusal}
        </PageLink>
      )}
      <p role="status" className="visually-hidden">
        {refusedId !== null && refusal}
      </p>
    </>
  );
}
