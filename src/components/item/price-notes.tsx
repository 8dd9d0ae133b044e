import type { Item } from "../../catalogue/prices/item";
import { hasEstimates } from "../../catalogue/prices/price-list";
import { useTexts } from "../visitor/language";
import * as styles from "./price-table.module.css";

interface PriceNotesProps {
  readonly items: readonly Pick<Item, "priceDetails">[];
}

export function PriceNotes({ items }: PriceNotesProps) {
  const { estimatedNote } = useTexts();
  return hasEstimates(items) ? <p className={`quiet ${styles.note}`}>{estimatedNote}</p> : null;
}
