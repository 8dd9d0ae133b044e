import { shortlistId } from "../../catalogue/page-paths";
import { useTexts } from "../ui/language";
import * as styles from "./compare-link.module.css";
import { Icon } from "../ui/icon";

interface CompareLinkProps {
  /** How many items the comparison holds. Without any, the link keeps its room and is not there. */
  readonly count: number;
  /**
   * The storey: on phones and in narrow windows it docks to the tab bar at the foot for as long as
   * the comparison, before which it stands, is below the screen. Else the link is in the row of tools.
   */
  readonly isDocked?: boolean;
}

/** The way to the starred items. It never lies over a control. */
export function CompareLink({ count, isDocked = false }: CompareLinkProps) {
  const texts = useTexts();
  const link = (
    <a
      href={`#${shortlistId}`}
      className={`${isDocked ? styles.storey : styles.tool} ${count === 0 ? styles.waiting : ""} js-only`}
    >
      <Icon name="star" />
      {texts.compare(count)}
    </a>
  );
  return isDocked ? (
    <div className={styles.dock} data-tab-storey>
      {link}
    </div>
  ) : (
    link
  );
}
