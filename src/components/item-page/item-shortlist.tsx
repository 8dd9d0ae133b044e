import { shortlistId } from "../../catalogue/addresses/page-paths";
import { maxShortlistLength } from "../../catalogue/lists/page-query";
import * as card from "../item/item-card.module.css";
import { PageLink } from "../navigation/page-link";
import * as notice from "../notice/notice.module.css";
import { useShortlist } from "../shortlist/use-shortlist";
import { iconClass } from "../ui/icon";
import * as picture from "../ui/picture.module.css";
import { useTexts } from "../visitor/language";
import * as styles from "./item-details.module.css";

interface ItemShortlistProps {
  readonly id: number;
  readonly title: string;
  readonly page: Pick<Queries.ItemPagePageFragment, "path" | "catalogue">;
}

/** The star over the picture, and a link to the comparison: of a starred item, or of a shortlist that has no space. */
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
