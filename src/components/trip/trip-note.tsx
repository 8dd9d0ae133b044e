import type { Tour } from "../../catalogue/lists/list-context";
import { formatPrice } from "../../catalogue/prices/price-list";
import type { Trip } from "../../catalogue/prices/trip-price";
import { PageLink } from "../navigation/page-link";
import { useTexts } from "../visitor/language";
import { usePickUp } from "../visitor/pick-up-context";
import * as styles from "./trip-note.module.css";

interface TripNoteProps {
  readonly trip: Trip;
  /** To all places. */
  readonly tours: readonly Tour[];
}

/** The day of return, a note on estimates, and tours to the destination. */
export function TripNote({ trip, tours }: TripNoteProps) {
  const texts = useTexts();
  const { formatReturn } = usePickUp();
  const { days, to } = trip;
  const returnText = formatReturn?.(days);
  return (
    <>
      <span role="status">{returnText && `${returnText} `}</span>
      <span>{texts.estimateNote}</span>
      {tours
        .filter((tour) => tour.to === to?.slug)
        .map(({ list, label, path, id, lowest, isFrom }) => (
          <PageLink key={path + id} className={styles.tour} to={path} fragment={`#${id}`}>
            {texts.trip.tour(list, label, formatPrice(lowest), isFrom)}
          </PageLink>
        ))}
    </>
  );
}
