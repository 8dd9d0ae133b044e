import { graphql } from "gatsby";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { groupedDigits } from "../../catalogue/text/money";
import type { Place } from "../../catalogue/prices/item";
import { useTexts } from "../visitor/language";
import * as styles from "./place-row.module.css";

export const fragment = graphql`
  fragment Places on Query {
    places: allPlacesJson(sort: { position: ASC }) {
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

/** Pixels from the start of the row to the chosen place. */
const chosenOffset = 60;

interface PlaceRowProps {
  readonly id: string;
  readonly places: readonly Place[];
  readonly chosenSlug: string | undefined;
  /** Whether phones show the row on a list; wide screens always show it. */
  readonly isOpen: boolean;
  /** Otherwise the row is beside the trip form of an item. */
  readonly isOnList: boolean;
  readonly onChoose: (place: Place) => void;
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/** Radio buttons for places, drawn as stones along a road. */
export function PlaceRow(props: PlaceRowProps) {
  const { id, places, chosenSlug, isOpen, isOnList, onChoose, onClose, className = "" } = props;
  const texts = useTexts();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stone = row.current?.querySelector(":checked")?.parentElement;
    if (row.current && stone) row.current.scrollLeft = stone.offsetLeft - chosenOffset;
  }, [chosenSlug, isOpen]);
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
      <p id={`${id}-name`} className="quiet">
        <strong>{texts.whereTo}</strong> {texts.thereAndBack}
      </p>
      <div ref={row} className={`swipe ${styles.row}`}>
        {places.map((place) => (
          <label key={place.slug} className={styles.stop}>
            <input
              className="unseen-field"
              type="radio"
              name="to"
              value={place.slug}
              checked={place.slug === chosenSlug}
              onChange={() => onChoose(place)}
              // A tap closes the row. Arrow keys also click, with `detail` 0.
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
