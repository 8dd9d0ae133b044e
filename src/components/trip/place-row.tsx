import { graphql } from "gatsby";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatDistance } from "../../catalogue/prices/enquiry";
import { groupedDigits } from "../../catalogue/text/money";
import type { Place } from "../../catalogue/prices/item";
import { useTexts } from "../ui/language";
import * as styles from "./place-row.module.css";

export const fragment = graphql`
  fragment Places on Query {
    places: allPlacesJson(sort: { km: ASC }) {
      nodes {
        name
        slug
        km
        estimated
        alsoCalled
      }
    }
  }
`;

/** How far from the start of the row the chosen stone is brought into view, in pixels. */
const chosenOffset = 60;

interface PlaceRowProps {
  readonly id: string;
  /** The nearest first. */
  readonly places: readonly Place[];
  /** Slug of the chosen one. */
  readonly chosen: string | undefined;
  /** Whether a phone shows the row of a list; wider screens do so always. */
  readonly isOpen: boolean;
  /** Whether the row is on a list's road, or beside one item's board. */
  readonly isOnList: boolean;
  readonly onChoose: (place: Place) => void;
  /** Puts the row away where it can be. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/** Small kilometre stones along a road, one for each place that a trip may go to; the chosen one is painted. */
export function PlaceRow(props: PlaceRowProps) {
  const { id, places, chosen, isOpen, isOnList, onChoose, onClose, className = "" } = props;
  const texts = useTexts();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stone = row.current?.querySelector(":checked")?.parentElement;
    if (row.current && stone) row.current.scrollLeft = stone.offsetLeft - chosenOffset;
  }, [chosen, isOpen]);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === "Enter" || key === "Escape") onClose();
  };
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      className={`${styles.places} ${isOnList ? styles.onList : styles.besideBoard} ${isOpen ? styles.open : ""} ${className} js-only`}
    >
      <p id={`${id}-name`}>
        <strong>{texts.whereTo}</strong> {texts.thereAndBack}
      </p>
      <div ref={row} className={`swipe ${styles.row}`}>
        {places.map((place) => (
          <label key={place.slug} className={styles.stop}>
            <input
              className="unseen-field"
              type="radio"
              name="to"
              checked={place.slug === chosen}
              aria-label={texts.placeAway(place.name, formatDistance(2 * place.km, place, texts))}
              onChange={() => onChoose(place)}
              // A tap chooses and is done; arrow keys, which also click, try one place after another.
              onClick={({ detail }) => {
                if (detail > 0) onClose();
              }}
              onKeyDown={closeByKey}
            />
            <span>{`${place.name}\n${texts.distance(groupedDigits(2 * place.km))}`}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
