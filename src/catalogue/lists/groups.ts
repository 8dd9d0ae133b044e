import {
  dividedBy,
  type ItemFacts,
  type LabelledItems,
  type Labels,
  sharedValue,
} from "./item-fields";
import type { Item, PriceRow } from "../prices/item";
import { cheapest, leadingRow } from "../prices/price-list";

export type GroupedItem = ItemFacts & Pick<Item, "jsonId" | "exceed" | "carInfo" | "priceDetails">;

export interface Grouping {
  readonly field: "brand" | "location";
  readonly labels: Labels;
  /** Lines under headings, by the value of the field. */
  readonly notes: Labels;
}

const headingFields = ["location", "mileage", "exceed", "carInfo"] as const;
type HeadingField = (typeof headingFields)[number];

export interface Group {
  readonly value: string;
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly note: string | null;
  /** The field in the title of each card; not the name if the heading shows it. */
  readonly titledBy: "name" | "location";
  /** Texts that all items share; the heading shows them once. */
  readonly shared: Readonly<Partial<Record<HeadingField, string>>>;
  readonly lowest: PriceRow;
  /** Whether another item costs more. */
  readonly isFrom: boolean;
}

export interface PageGroup extends Group {
  readonly brandPath: string | null;
}

/** Each item has a value of the field, as the schemas ensure. */
export function groupsOf(items: readonly GroupedItem[], grouping: Grouping): Group[] {
  const parts = dividedBy(items, grouping.field, grouping.labels);
  return parts.map((part) => groupOf(part, grouping));
}

function groupOf(part: LabelledItems<GroupedItem>, grouping: Grouping): Group {
  const { value, label, heading, items } = part;
  const { field, notes } = grouping;
  const sharedText = (fact: "name" | HeadingField) => sharedValue(items.map((item) => item[fact]));
  const titledBy = field === "brand" && sharedText("name") !== null ? "location" : "name";
  return {
    value,
    id: `group-${value.toLowerCase().replaceAll(" ", "-")}`,
    label,
    heading,
    note: notes.get(value) ?? null,
    titledBy,
    shared: Object.fromEntries(
      headingFields
        .filter((fact) => fact !== field && fact !== titledBy)
        .flatMap((fact) => {
          const text = sharedText(fact);
          return text === null ? [] : [[fact, text]];
        }),
    ),
    lowest: cheapest(items),
    isFrom: new Set(items.map(({ priceDetails }) => leadingRow(priceDetails).price)).size > 1,
  };
}

export function groupMembers<Item extends ItemFacts>(
  groups: readonly PageGroup[],
  items: readonly Item[],
  field: Grouping["field"],
) {
  return groups.flatMap((group) => {
    const members = items.filter((item) => item[field] === group.value);
    return members.length === 0 ? [] : [{ group, members }];
  });
}
