import type { Item } from "../../catalogue/prices/item";
import { hasEstimates } from "../../catalogue/prices/price-list";
import { useTexts } from "../visitor/language";
import * as styles from "./price-notes.module.css";

interface PriceNotesProps {
  readonly items: readonly Pick<Item, "priceDetails">[];
  /** Whether to say that pictures are illustrations. */
  readonly needsDrawingNote?: boolean;
}

export function PriceNotes({ items, needsDrawingNote = false }: PriceNotesProps) {
  const texts = useTexts();
  const isEstimated = hasEstimates(items);
  if (!isEstimated && !needsDrawingNote) return null;
  return (
    <ul className={`quiet ${styles.notes}`}>
      {isEstimated && <li>{texts.estimatedNote}</li>}
      {needsDrawingNote && <li className="screen-only">{texts.illustrationNote}</li>}
    </ul>
  );
}
