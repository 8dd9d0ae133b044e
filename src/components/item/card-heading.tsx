import type { BadgeText } from "../../catalogue/prices/badge-text";
import type { Item } from "../../catalogue/prices/item";
import type { Group } from "../../catalogue/lists/groups";
import { useTexts } from "../visitor/language";
import { PageLink } from "../navigation/page-link";
import { Stone } from "../ui/stone";
import * as styles from "./item-card.module.css";

interface CardHeadingProps {
  readonly item: Pick<Item, "name" | "location" | "path">;
  readonly group: Group | null;
  readonly level: 2 | 3;
  readonly badge: BadgeText;
}

/** The title is what differs within the group; screen readers get the whole name. */
export function CardHeading({ item, group, level, badge }: CardHeadingProps) {
  const { word } = useTexts();
  const { location, path } = item;
  const Heading = `h${level}` as const;
  const name = word(item.name);
  const place = location === null ? null : word(location);
  const isTitledByPlace = place !== null && group?.titledBy === "location";
  const isPlaceInHeading = location === group?.value || location === group?.shared.location;
  return (
    <div className={styles.ground}>
      <Heading className={styles.name}>
        <PageLink to={path} aria-label={isTitledByPlace ? `${name}, ${place}` : undefined}>
          {isTitledByPlace ? place : name}
          {place !== null && !isTitledByPlace && !isPlaceInHeading && <small> {place}</small>}
        </PageLink>
      </Heading>
      <Stone {...badge} className={styles.stone} />
    </div>
  );
}
