import type { Group } from "../../catalogue/lists/groups";
import { useTexts } from "../ui/language";
import { PageLink } from "../navigation/page-link";
import * as styles from "./item-card.module.css";

interface CardNameProps {
  readonly item: Queries.ItemCardFragment;
  readonly group: Group | null;
  /** The query that names the trip on show. */
  readonly search: string;
}

/**
 * The heading of a card, a link to the item's page that its picture belongs to as well. Under a group's heading it is what differs between the group's items; who
 * cannot see that heading beside it hears the name first.
 */
export function CardName({ item, group, search }: CardNameProps) {
  const { word } = useTexts();
  const { name, location, path } = item;
  const Heading = group === null ? "h2" : "h3";
  const differing = group === null || group.titledBy === "name" ? null : item[group.titledBy];
  if (differing !== null) {
    return (
      <Heading className={styles.name}>
        <PageLink to={path} search={search}>
          <span className="visually-hidden">{word(name)}, </span>
          {word(differing)}
        </PageLink>
      </Heading>
    );
  }
  const isPlaceSaid =
    group !== null && [group.value, group.shared.location].includes(location ?? "");
  return (
    <Heading className={styles.name}>
      <PageLink to={path} search={search}>
        {word(name)}
        {location !== null && !isPlaceSaid && <small> {word(location)}</small>}
      </PageLink>
    </Heading>
  );
}
