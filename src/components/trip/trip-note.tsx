import { searchWithPickUp, tripQueryText } from "../../catalogue/lists/list-query";
import { durationUnlessDay, formatPrice } from "../../catalogue/prices/price-list";
import { tripTexts } from "../../catalogue/text/words/en-trip";
import { useTexts } from "../visitor/language";
import { type TripNoteProps, usePickUp } from "../visitor/pick-up-context";
import * as styles from "./trip-note.module.css";

/** Says when to return the vehicle and that prices are estimates, and links to tours to the destination. */
export function TripNote({ trip, tours }: TripNoteProps) {
  const texts = useTexts();
  const { tour: tourText } = texts.trip ?? tripTexts;
  const { from, formatReturn } = usePickUp();
  const { days, to } = trip;
  const returnText = formatReturn?.(days);
  return (
    <>
      <span role="status">{returnText && `${returnText} `}</span>
      <span>{texts.estimateNote}</span>
      {tours
        .filter((tour) => tour.to === to?.slug)
        .map(({ list, label, path, id, lowest, isFrom }) => (
          <a
            key={path + id}
            className={styles.tour}
            href={`${path}${searchWithPickUp(from, tripQueryText(trip))}#${id}`}
          >
            {tourText(list, label, formatPrice(lowest), durationUnlessDay(lowest), isFrom)}
          </a>
        ))}
    </>
  );
}
