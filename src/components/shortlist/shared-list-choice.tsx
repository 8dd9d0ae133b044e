import { longestShortlist } from "../../catalogue/list-query";
import { useTexts } from "../ui/language";
import * as notice from "../ui/notice.module.css";

interface SharedListChoiceProps {
  /** Ids of the visitor's own shortlist. */
  readonly own: readonly number[];
  /** Ids of the shared items that the page knows. */
  readonly shared: readonly number[];
  readonly onAdd: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

/** What a visitor can do with a list that somebody shared, and what their own holds meanwhile. */
export function SharedListChoice({ own, shared, onAdd, onClose }: SharedListChoiceProps) {
  const texts = useTexts();
  const added = shared.filter((id) => !own.includes(id));
  const excess = own.length + added.length - longestShortlist;
  return (
    <>
      <p role="status">
        {texts.starsAreYours(own.length)}{" "}
        {added.length > 0 && excess > 0 && texts.shortlistFull(longestShortlist, excess)}
      </p>
      <div className={notice.actions}>
        {added.length > 0 && excess <= 0 && (
          <button type="button" className={notice.primary} onClick={() => onAdd(added)}>
            {own.length === 0 ? texts.keepThisList : texts.addToMine}
          </button>
        )}
        <button type="button" className={notice.secondary} onClick={onClose}>
          {own.length === 0 ? texts.closeThisList : texts.backToMine}
        </button>
      </div>
    </>
  );
}
