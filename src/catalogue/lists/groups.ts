import {
  dividedBy,
  type ItemFacts,
  type LabelledItems,
  type Labels,
  type SharedField,
  sharedValue,
} from "./item-fields";
import type { Item, PriceRow } from "../prices/item";
import { cheapest, dayPrice } from "../prices/price-list";

export type GroupedItem = ItemFacts &
  Pick<Item, "jsonId" | "exceed" | "carInfo" | "awayUntil" | "priceDetails"> & {
    readonly passes?: readonly string[] | null;
  };

export interface Grouping {
  readonly field: SharedField;
  readonly labels: Labels;
  /** A line under a group's heading, by the value of the field. */
  readonly notes: Labels;
}

type TitleField = "name" | "location" | "mileage";

const headingFields = ["location", "mileage", "exceed", "carInfo"] as const;
type HeadingField = (typeof headingFields)[number];

export interface Group {
  /** What the items have in common, as the data spells it. */
  readonly value: string;
  readonly id: string;
  /** Short words, for the group's stone above the list. */
  readonly label: string;
  /** Words of the heading: what all items of a brand are called, else the label. */
  readonly heading: string;
  readonly note: string | null;
  /** The fact that titles the items' cards. Where the heading says the name, it is what differs. */
  readonly titledBy: TitleField;
  /** What all items share besides: said once, in the heading. */
  readonly shared: Readonly<Partial<Record<HeadingField, string>>>;
  /** The leading price row of the cheapest item. */
  readonly lowest: PriceRow;
  /** Whether another item costs more than that. */
  readonly isFrom: boolean;
  /** Places that all items pass on their way; absent where there is none. */
  readonly passes?: readonly string[];
}

/** A group of a list, with the page that shows it alone. */
export interface PageGroup extends Group {
  /** Address of the page that shows this group and no other, or null. */
  readonly ownPage: string | null;
}

/**
 * Puts items into groups, in the order in which the list has them first. Items without a value of
 * the field belong to none; the data check rules them out.
 */
export function groupsOf(items: readonly GroupedItem[], grouping: Grouping): Group[] {
  const parts = dividedBy(items, grouping.field, grouping.labels);
  const ids = groupIds(parts.map(({ value }) => value));
  return parts.map((part, index) => groupOf(part, ids[index] ?? "", grouping));
}

function groupOf(part: LabelledItems<GroupedItem>, id: string, grouping: Grouping): Group {
  const { value, label, heading, items } = part;
  const { field, notes } = grouping;
  const shared = (fact: TitleField | HeadingField) => sharedValue(items.map((item) => item[fact]));
  const passes = (items[0]?.passes ?? []).filter((place) =>
    items.every((item) => item.passes?.includes(place)),
  );
  const isNamed = field === "name" || (field === "brand" && shared("name") !== null);
  const titledBy = isNamed ? whatDiffers(items, field) : "name";
  return {
    value,
    id,
    label,
    heading,
    note: notes.get(value) ?? null,
    titledBy,
    shared: Object.fromEntries(
      headingFields
        .filter((fact) => fact !== field && fact !== titledBy)
        .flatMap((fact) => {
          const said = shared(fact);
          return said === null ? [] : [[fact, said]];
        }),
    ),
    lowest: cheapest(items).row,
    isFrom: new Set(items.map(dayPrice)).size > 1,
    ...(passes.length > 0 && { passes }),
  };
}

/** The fact besides the name that tells items apart; where none does, the first that they have. */
function whatDiffers(items: readonly GroupedItem[], groupBy: SharedField): TitleField {
  const facts = (["location", "mileage"] as const).filter(
    (fact) => fact !== groupBy && items.some((item) => item[fact] !== null),
  );
  const differing = facts.find((fact) => new Set(items.map((item) => item[fact])).size > 1);
  return differing ?? facts[0] ?? "name";
}

/** Ids from the letters and digits of values, with a number where they have none or the same. */
function groupIds(values: readonly string[]): string[] {
  const taken = new Set(["group"]);
  return values.map((value) => {
    const plain = ["group", ...(value.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join("-");
    let id = plain;
    for (let number = 2; taken.has(id); number += 1) id = `${plain}-${number}`;
    taken.add(id);
    return id;
  });
}
