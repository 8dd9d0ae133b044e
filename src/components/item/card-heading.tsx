import type { BadgeText } from "../../catalogue/prices/badge-text";
import type { Item } from "../../catalogue/prices/item";
import type { Group } from "../../catalogue/lists/groups";
import { useTexts } from "../visitor/language";
import { PageLink } from "../navigation/page-link";
import { Stone } from "../ui/stone";
import * as styles from "./item-card.module.css";

interface CardNameProps {
  readonly item: Pick<Item, "name" | "location" | "path">;
  readonly group: Group | null;
  readonly level: 2 | 3;
}

interface CardHeadingProps extends CardNameProps {
  readonly badge: BadgeText;
}

/** Name and price of a card. */
export function CardHeading({ badge, ...name }: CardHeadingProps) {
  return (
    <div className={styles.ground}>
      <CardName {...name} />
      <Stone {...badge} className={styles.stone} />
    </div>
  );
}

/** Links to the item's page. It shows what differs within the group; screen readers also get the name. */
function CardName({ item, group, level }: CardNameProps) {
  const { word } = useTexts();
  const { name, location, path } = item;
  const Heading = `h${level}` as const;
  const distinction = group?.titledBy === "location" ? location : null;
  if (distinction !== null) {
    return (
      <Heading className={styles.name}>
        <PageLink to={path} aria-label={`${word(name)}, ${word(distinction)}`}>
          {word(distinction)}
        </PageLink>
      </Heading>
    );
  }
  const isLocationInHeading = location === group?.value || location === group?.shared.location;
  return (
    <Heading className={styles.name}>
      <PageLink to={path}>
        {word(name)}
        {location !== null && !isLocationInHeading && <small> {word(location)}</small>}
      </PageLink>
    </Heading>
  );
}
