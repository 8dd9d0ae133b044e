import { useEffect, useMemo, useState } from "react";
import type { ListQuery } from "../../catalogue/lists/list-query";
import type { OpeningHours } from "../../catalogue/shop/opening-hours";
import { useTexts } from "../ui/language";
import type { PickUpState } from "../ui/pick-up";

type PickUpScript = typeof import("./pick-up-script");

let loaded: PickUpScript | null = null;

/** Loads the fields of a pick-up. Named, so that the build lists it among the scripts that are precached. */
export async function loadPickUp(): Promise<PickUpScript> {
  loaded ??= await import(/* webpackChunkName: "pick-up" */ "./pick-up-script");
  return loaded;
}

/** What a page knows of a pick-up without the script. */
export interface PickUpOptions extends Pick<PickUpState, "from" | "change"> {
  readonly hours: OpeningHours;
  /** Whether it is picked up at the shop, whose hours then count. */
  readonly isAtShop: boolean;
}

interface PickUpQuery extends Pick<PickUpOptions, "hours" | "isAtShop"> {
  readonly query: ListQuery;
  readonly change: (part: Pick<ListQuery, "from">) => void;
}

/**
 * The pick-up of a page; the same object as long as nothing of it changes. The script is loaded for a trip and where
 * the fields are on the page from its start.
 */
export function usePickUpScript({ query, hours, isAtShop, ...list }: PickUpQuery): PickUpState {
  const texts = useTexts();
  const [script, setScript] = useState(loaded);
  const { from, trip } = query;
  const { change: changeQuery } = list;
  const isWanted = from !== "" || trip !== null || !isAtShop;
  useEffect(() => {
    if (isWanted) loadPickUp().then(setScript, () => undefined);
  }, [isWanted]);
  return useMemo(() => {
    const change = (next: string) => changeQuery({ from: next });
    const options = { from, change, hours, isAtShop };
    return script?.pickUpState(options, texts) ?? options;
  }, [script, from, changeQuery, hours, isAtShop, texts]);
}
