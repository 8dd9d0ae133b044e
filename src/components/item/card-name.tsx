import type { GroupOnPage } from "../../catalogue/groups";
import * as styles from "./item-card.module.css";

interface CardNameProps {
  readonly item: Queries.ItemCardFragment;
  readonly group: GroupOnPage | null;
}

/**
 * The heading of a card. Under a group's heading it is what differs between the group's items; who
 * cannot see that heading beside it hears the name first.
 */
export function CardName({ item, group }: CardNameProps) {
  const { name, location } = item;
  const Heading = group === null ? "h2" : "h3";
  const differing = group === null || group.titledBy === "name" ? null : item[group.titledBy];
  if (differing !== null) {
    return (
      <Heading className={styles.name}>
        <span className="visually-hidden">{name}, </span>
        {differing}
      </Heading>
    );
  }
  const isPlaceSaid =
    group !== null && [group.value, group.shared.location].includes(location ?? "");
  return (
    <Heading className={styles.name}>
      {name}
      {location !== null && !isPlaceSaid && <small> {location}</small>}
    </Heading>
  );
}
