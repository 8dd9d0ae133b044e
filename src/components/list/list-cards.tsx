import type { ReactNode } from "react";
import type { PageGroup } from "../../catalogue/lists/groups";
import type { SharedField } from "../../catalogue/lists/item-fields";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { unbrokenText } from "../../catalogue/text/unbroken-text";
import { useTexts } from "../ui/language";
import { PageLink } from "../navigation/page-link";
import { type CardContext, CardGrid } from "./card-grid";
import * as styles from "./list-cards.module.css";

interface ListCardsProps extends CardContext {
  readonly items: readonly Queries.ItemCardFragment[];
  /** The list's groups; empty where the cards have no groups. */
  readonly groups: readonly PageGroup[];
  /** The field in which the items of a group agree, or null. */
  readonly groupBy: SharedField | null;
  /** What may fill a hole in the last row of a list without groups. */
  readonly closing: ReactNode;
}

/** All cards on show, under the headings of their groups where the list has such. */
export function ListCards({ items, groups, groupBy, closing, ...context }: ListCardsProps) {
  const filled = groups.flatMap((group) => {
    const members = items.filter((item) => groupBy !== null && item[groupBy] === group.value);
    return members.length === 0 ? [] : [{ group, members }];
  });
  return (
    <div id={pricesId} className={styles.cards} tabIndex={-1}>
      {filled.length === 0 ? (
        <CardGrid items={items} group={null} isFirst closing={closing} {...context} />
      ) : (
        filled.map(({ group, members }, index) => (
          <section
            key={group.id}
            className={`${styles.group} ${sizes[members.length] ?? ""} ${filled.length === 1 ? styles.only : ""}`}
            aria-labelledby={group.id}
          >
            <GroupHeading group={group} />
            <CardGrid items={members} group={group} isFirst={index === 0} {...context} />
          </section>
        ))
      )}
    </div>
  );
}

/** Groups of three and of four have an arrangement without a hole. */
const sizes: Readonly<Record<number, string | undefined>> = { 3: styles.three, 4: styles.four };

/** What a group is, and what all of its items share. */
function GroupHeading({ group }: { readonly group: PageGroup }) {
  const texts = useTexts();
  const { heading, id, note, shared, ownPage } = group;
  const said = [note, shared.location, shared.exceed, shared.carInfo].filter(Boolean);
  return (
    <div className={`section-heading ${styles.heading}`}>
      <h2 id={id} tabIndex={-1}>
        {unbrokenText(heading)}
      </h2>
      {ownPage !== null && <PageLink to={ownPage}>{texts.only(heading)}</PageLink>}
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
