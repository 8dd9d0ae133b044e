import type { BadgeText } from "../../catalogue/prices/badge-text";
import { pricesId } from "../../catalogue/addresses/page-paths";
import type { Item } from "../../catalogue/prices/item";
import { PageLink } from "../navigation/page-link";
import * as notices from "../notice/notice.module.css";
import { iconClass } from "../ui/icon";
import { Stone } from "../ui/stone";
import { useTexts } from "../visitor/language";
import * as styles from "./item-details.module.css";

interface ItemCrumbsProps {
  readonly item: Pick<Item, "name">;
  readonly page: Pick<Queries.ItemPagePageFragment, "path" | "link">;
}

export function ItemCrumbs({ item, page }: ItemCrumbsProps) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.youAreHere} className={styles.crumbs}>
      <ol>
        <li>
          <PageLink to={page.path}>{page.link}</PageLink>
        </li>
        <li aria-current="page">{texts.word(item.name)}</li>
      </ol>
    </nav>
  );
}

interface ItemHeadingProps {
  readonly item: Pick<Item, "name" | "location" | "groupNote">;
  readonly badge: BadgeText;
  /** Null on ordinary days. */
  readonly notice: string | null;
}

export function ItemHeading({ item, badge, notice }: ItemHeadingProps) {
  const { word } = useTexts();
  const { name, location, groupNote } = item;
  return (
    <div id={pricesId} className={styles.ground} tabIndex={-1}>
      <div className={styles.title}>
        <h1>{word(name)}</h1>
        {notice !== null && <p className={notices.ofTheDay}>{notice}</p>}
        {location !== null && (
          <p className={groupNote === null ? iconClass("pin", styles.place) : styles.place}>
            {word(groupNote ?? location)}
          </p>
        )}
      </div>
      <Stone {...badge} className={styles.stone} />
    </div>
  );
}
