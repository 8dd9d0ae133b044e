import type { Item } from "../../catalogue/prices/item";
import { useTexts } from "../ui/language";
import * as styles from "./price-notes.module.css";

interface PriceNotesProps {
  readonly items: readonly Pick<Item, "priceDetails">[];
  /** Whether drawn pictures are shown of which none says so itself. */
  readonly isDrawn: boolean;
}

/** What has to be said once about the whole list: approximate figures, and drawn pictures. */
export function PriceNotes({ items, isDrawn }: PriceNotesProps) {
  const texts = useTexts();
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  const isEstimated = rows.some((row) => row.estimated || row.kmsEstimated);
  return (
    <ul className={styles.notes}>
      {isEstimated && <li>{texts.estimatedNote}</li>}
      {isDrawn && <li className="screen-only">{texts.illustrationNote}</li>}
    </ul>
  );
}
