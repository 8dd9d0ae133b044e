import { hasDistance, type Item } from "./item";
import { durationDays } from "./price-data";
import { formatPrice, leadingRow } from "./price-list";
import { rowNote } from "./badge-text";
import type { Texts } from "../text/texts";
import type { TripPrices } from "./priced-items";

/** Without the prices that badges show. `isUsed` marks the rows of a trip price. */
export function comparisonRows(items: readonly Item[], tripPrices: TripPrices, texts: Texts) {
  const { where, peopleLabel, chargeLabel } = texts.comparison;
  const used = new Set(
    items.flatMap(({ jsonId }) =>
      (tripPrices.get(jsonId)?.parts ?? []).map(({ row }) => row.duration),
    ),
  );
  const noteRow = (label: string, noteOf: (item: Item) => string | null) => ({
    label,
    cells: items.map((item) => ({ id: item.jsonId, price: null, note: noteOf(item) })),
    isUsed: false,
  });
  const rows = [
    ...durationsOf(items, tripPrices).map((duration) => ({
      label: texts.duration(duration),
      cells: items.map((item) => priceCell(item, duration, texts)),
      isUsed: used.has(duration),
    })),
    noteRow(peopleLabel, ({ seats }) => (seats === null ? null : String(seats))),
    noteRow(where, ({ location }) => location && texts.word(location)),
    noteRow(texts.extraDistance, (item) =>
      hasDistance(item) && item.exceed ? texts.word(item.exceed) : null,
    ),
    noteRow(chargeLabel, ({ charge, carInfo }) => (charge && carInfo ? texts.word(carInfo) : null)),
  ];
  return rows.filter(({ cells }) =>
    cells.some(({ price, note }) => price !== null || note !== null),
  );
}

function durationsOf(items: readonly Item[], tripPrices: TripPrices): string[] {
  const rows = items.flatMap(({ jsonId, priceDetails }) => {
    const badgeRow = tripPrices.has(jsonId) ? null : leadingRow(priceDetails);
    return priceDetails.filter((row) => row !== badgeRow);
  });
  const durations = [...new Set(rows.map(({ duration }) => duration))];
  return durations.sort((a, b) => durationDays(a) - durationDays(b));
}

function priceCell(item: Item, duration: string, texts: Texts) {
  const row = item.priceDetails.find((candidate) => candidate.duration === duration);
  return {
    id: item.jsonId,
    price: row ? formatPrice(row) : null,
    note: row ? rowNote(item, row, texts) : null,
  };
}
