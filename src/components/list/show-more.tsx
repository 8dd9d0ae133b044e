import { useTexts } from "../ui/language";
import * as notice from "../notice/notice.module.css";
import * as styles from "./list-pager.module.css";

interface ShowMoreProps {
  /** How many items the next step shows; none where it is zero or less. */
  readonly count: number;
  readonly onMore: () => void;
}

/** Shows more of what a search found in a long list. */
export function ShowMore({ count, onMore }: ShowMoreProps) {
  const texts = useTexts();
  if (count <= 0) return null;
  return (
    <p className={styles.pager}>
      <button type="button" className={notice.secondary} onClick={onMore}>
        {texts.showMore(count)}
      </button>
    </p>
  );
}
