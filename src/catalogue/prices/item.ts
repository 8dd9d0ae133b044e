import type { Texts } from "../text/texts";

/** Days, rupees and kilometres are whole numbers. */
export interface PriceRow {
  readonly duration: string;
  readonly days: number;
  readonly price: number;
  /** Null: ask by phone. */
  readonly allowanceKm: number | null;
  readonly estimated: boolean;
  readonly kmsEstimated: boolean;
}

/** Rupees for a trip of more kilometres. */
export interface Charge {
  readonly rupees: number;
  readonly beyondKm: number;
}

/** `schema.graphql` describes the fields. */
export interface Item {
  readonly jsonId: number;
  readonly name: string;
  readonly path: string;
  readonly category: string | null;
  readonly filter: string | null;
  readonly brand: string | null;
  readonly illustration: boolean;
  readonly exceed: string | null;
  readonly extraKmRate: number | null;
  readonly carInfo: string | null;
  readonly charge: Charge | null;
  readonly location: string | null;
  readonly groupNote: string | null;
  readonly mileage: string | null;
  readonly seats: number | null;
  readonly awayUntil: string | null;
  readonly priceDetails: readonly PriceRow[];
}

export interface Place {
  readonly name: string;
  readonly slug: string;
  /** By road from the shop, one way. */
  readonly km: number;
  readonly estimated: boolean;
  readonly alsoCalled?: readonly string[] | null;
}

export type NamedPlace = Pick<Place, "slug" | "name" | "alsoCalled">;

export function placeNames({ name, slug, alsoCalled }: NamedPlace): readonly string[] {
  return [name, slug, ...(alsoCalled ?? [])];
}

export type TitledItem = Pick<Item, "name" | "location"> & Partial<Pick<Item, "groupNote">>;

/** @param texts English for titles in chats */
export function itemTitle(
  { name, location, groupNote }: TitledItem,
  { word }: Pick<Texts, "word">,
): string {
  const difference = location && (groupNote ?? location);
  return difference === null ? word(name) : `${word(name)}, ${word(difference)}`;
}

export type BadgeItem = Pick<Item, "priceDetails" | "extraKmRate" | "mileage">;

export function hasDistance(item: Pick<BadgeItem, "priceDetails" | "extraKmRate">): boolean {
  return (
    Boolean(item.extraKmRate) || item.priceDetails.some(({ allowanceKm }) => allowanceKm !== null)
  );
}
