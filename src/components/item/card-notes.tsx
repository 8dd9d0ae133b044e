import type { Group } from "../../catalogue/lists/groups";
import type { Item } from "../../catalogue/prices/item";
import { useTexts } from "../visitor/language";
import * as styles from "./item-card.module.css";
import { PriceFold } from "./price-table";

interface CardNotesProps {
  readonly item: Item;
  /** The card does not repeat the heading of its group. */
  readonly group: Group | null;
  readonly title: string;
}

/** What the prices of a card mean, and the control that unfolds them. */
export function CardNotes({ item, group, title }: CardNotesProps) {
  const texts = useTexts();
  const { exceed, carInfo, priceDetails } = item;
  const notes = [
    item.seats === null ? null : texts.people(item.seats),
    group?.shared.exceed === undefined && exceed !== null ? texts.word(exceed) : null,
    group?.shared.carInfo === undefined && carInfo !== null ? texts.word(carInfo) : null,
  ].filter((note) => note !== null);
  if (notes.length === 0 && priceDetails.length <= 1) return null;
  return (
    <div className={`quiet ${styles.notes}`}>
      {notes.length > 1 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : (
        notes
      )}
      <PriceFold name={title} rows={priceDetails} />
    </div>
  );
}
