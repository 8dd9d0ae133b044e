import type { Group } from "../../catalogue/lists/groups";
import { useTexts } from "../visitor/language";
import { PageLink } from "../navigation/page-link";
import * as styles from "./item-card.module.css";

interface CardNameProps {
  readonly item: Queries.ItemCardFragment;
  readonly group: Group | null;
}

/**
 * The heading of a card, which links to the item's page. It shows what differs within the group;
 * screen readers also get the name.
 */
export function CardName({ item, group }: CardNameProps) {
  const { word } = useTexts();
  const { name, location, path } = item;
  const Heading = group === null ? "h2" : "h3";
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
