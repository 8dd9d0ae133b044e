import { comparisonTexts } from "../../catalogue/text/words/en-comparison";
import type { MouseEvent } from "react";
import { pricesId } from "../../catalogue/addresses/page-paths";
import { tripQueryText } from "../../catalogue/lists/list-query";
import { itemTitle } from "../../catalogue/prices/item";
import { tripStoneText } from "../../catalogue/prices/stone-text";
import { lowerThanOthers } from "../../catalogue/prices/trip-prices";
import { AwaySign } from "../ui/away-sign";
import { PageLink } from "../navigation/page-link";
import { iconClass } from "../ui/icon";
import { useTexts } from "../ui/language";
import { isAway, usePickUp } from "../ui/pick-up-context";
import { Picture } from "../ui/picture";
import { Stone } from "../ui/stone";
import type { ComparisonProps } from "./comparison";
import * as picture from "../ui/picture.module.css";
import * as styles from "./comparison.module.css";

interface ComparedItemProps extends ComparisonProps {
  readonly item: Queries.ItemCardFragment;
}

export function ComparedItem({ item, shortlist, query, tripPrices }: ComparedItemProps) {
  const texts = useTexts();
  const pickUp = usePickUp();
  const { comparison = comparisonTexts } = texts;
  const image = item.image.childImageSharp?.gatsbyImageData;
  const price = tripPrices.get(item.jsonId);
  const trip = price === undefined ? null : query.trip;
  const availableItems = shortlist.items.filter(({ awayUntil }) => !isAway(awayUntil, pickUp));
  const availableIds = availableItems.map(({ jsonId }) => jsonId);
  const isLowest = lowerThanOthers(tripPrices, availableIds).includes(item.jsonId);
  const remove = ({ currentTarget }: MouseEvent) => {
    const listItem = currentTarget.closest("li");
    const neighbour = listItem?.nextElementSibling ?? listItem?.previousElementSibling;
    (neighbour?.querySelector("button") ?? document.getElementById(pricesId))?.focus({
      preventScroll: true,
    });
    shortlist.remove([item.jsonId]);
  };
  return (
    <li>
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 48rem) 30vw, 33vw"
          className={styles.picture}
          isFirst={false}
          width={336}
        />
      )}
      <AwaySign until={item.awayUntil} className={styles.away} />
      <h3>
        <PageLink to={item.path} search={tripQueryText(trip)}>
          {texts.word(item.name)}
        </PageLink>
      </h3>
      <Stone
        {...tripStoneText(item, trip, price, texts, isLowest)}
        className={`${styles.stone} ${isLowest ? styles.lowest : ""}`}
      />
      {!shortlist.isShared && (
        <button
          type="button"
          className={iconClass("close", picture.button)}
          aria-label={comparison.unstar(itemTitle(item, texts))}
          onClick={remove}
        />
      )}
    </li>
  );
}
