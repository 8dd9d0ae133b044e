import { searchFrom, tripQueryText } from "../../catalogue/lists/list-query";
import { formatDistance } from "../../catalogue/prices/enquiry";
import { durationBeyondDay, formatPrice } from "../../catalogue/prices/price-list";
import { tripTexts } from "../../catalogue/text/words/en-trip";
import { useTexts } from "../ui/language";
import { type TripNoteProps, usePickUp } from "../ui/pick-up-state";
import * as styles from "./trip-note.module.css";

/** When the trip ends, how sure the prices are, where it goes, and who else drives there. */
export function TripNote({ trip, tours, placeClass }: TripNoteProps) {
  const texts = useTexts();
  const words = texts.trip ?? tripTexts;
  const { from, returnText, estimate } = usePickUp();
  const { days, km, to } = trip;
  const [before, when, after] = returnText?.(days) ?? [];
  const back = (
    <span role="status">
      {before}
      <b>{when}</b>
      {after}{" "}
    </span>
  );
  if (to === undefined) {
    return (
      <>
        {back}
        {estimate ?? texts.estimateNote}
      </>
    );
  }
  return (
    <>
      {back}
      <span className={placeClass}>
        {words.andBack(to.name, formatDistance(km, to, texts))}
      </span>{" "}
      {estimate ?? words.estimateOnly}{" "}
      {tours
        .filter((tour) => tour.to === to.slug)
        .map(({ list, label, path, id, lowest, isFrom, past }) => (
          <a
            key={path + id}
            className={styles.tour}
            href={`${path}${searchFrom(from, tripQueryText(trip))}#${id}`}
          >
            {words.tour(
              list,
              past === undefined ? label : words.byWayOf(label, past),
              formatPrice(lowest),
              durationBeyondDay(lowest),
              isFrom,
            )}
          </a>
        ))}
    </>
  );
}
