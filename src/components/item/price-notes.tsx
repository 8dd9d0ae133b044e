import type { Item } from "../../catalogue/prices/item";
import { useTexts } from "../ui/language";
import * as styles from "./price-notes.module.css";

interface PriceNotesProps {
  readonly items: readonly Pick<Item, "illustration" | "priceDetails">[];
}

/** What has to be said once about the whole list: approximate figures, and drawn pictures. */
export function PriceNotes({ items }: PriceNotesProps) {
  const texts = useTexts();
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  const isEstimated = rows.some((row) => row.estimated || row.kmsEstimated);
  const isDrawn = items.some(({ illustration }) => illustration);
  return (
    <ul className={styles.notes}>
      {isEstimated && <li>{texts.estimatedNote}</li>}
      {isDrawn && <li className="screen-only">{texts.illustrationNote}</li>}
    </ul>
  );
}
