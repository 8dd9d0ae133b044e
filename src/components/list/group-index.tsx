import type { PageGroup } from "../../catalogue/lists/groups";
import { formatPrice } from "../../catalogue/prices/price-list";
import { Stone } from "../ui/stone";
import { useTexts } from "../visitor/language";
import * as styles from "./group-index.module.css";

/** In the place of a trip form: the lowest price of each group. */
export function GroupIndex({ groups }: { readonly groups: readonly PageGroup[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.groups}>
      <ul className={styles.index}>
        {groups.map(({ id, label, lowest, isFrom, shared }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Stone
                label={label}
                value={formatPrice(lowest)}
                {...(isFrom ? texts.from : {})}
                note={shared.mileage ? texts.word(shared.mileage) : texts.duration(lowest.duration)}
                className={styles.stone}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
