import type { Item } from "../../catalogue/prices/item";
import { useTexts } from "../visitor/language";
import * as styles from "./price-notes.module.css";

interface PriceNotesProps {
  readonly items: readonly Pick<Item, "priceDetails">[];
  /** Whether to say that pictures are illustrations. */
  readonly needsDrawingNote?: boolean;
}

export function PriceNotes({ items, needsDrawingNote = false }: PriceNotesProps) {
  const texts = useTexts();
  const rows = items.flatMap(({ priceDetails }) => priceDetails);
  const isEstimated = rows.some((row) => row.estimated || row.kmsEstimated);
  if (!isEstimated && !needsDrawingNote) return null;
  return (
    <ul className={`quiet ${styles.notes}`}>
      {isEstimated && <li>{texts.estimatedNote}</li>}
      {needsDrawingNote && <li className="screen-only">{texts.illustrationNote}</li>}
    </ul>
  );
}
