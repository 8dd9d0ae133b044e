/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { parsedRows } from "../../src/catalogue/prices/price-data";
import { ItemDetails } from "../../src/components/item-page/item-details";
import { ListPage } from "../../src/components/list/list-page";
import { bike, listContext, listProps, renderAt, shop } from "../support/fixtures";

/** A shop that is closed for a season and on some days, and lets things by hours, nights, trips, days and weeks. */
const priced = (jsonId: number, name: string, ...rows: readonly (readonly [string, number])[]) => {
  const list = rows.map(([duration, price], id) => ({ id, duration, price, kms: null }));
  const priceDetails = parsedRows({ priceDetails: list });
  return { ...bike, jsonId, name, exceed: null, extraKmRate: 0, priceDetails };
};
const items = [
  priced(1, "Kayak", ["1 hour", 300], ["half day", 900]),
  priced(2, "Boat", ["1 trip", 1800]),
  priced(3, "Tent", ["1 night", 1200], ["1 week", 5940]),
  priced(4, "Houseboat", ["1 trip", 1800], ["1 night", 6000], ["1 day", 8000], ["1 month", 90_000]),
  { ...bike, jsonId: 5 },
];
const seasons = {
  running: [{ from: "2026-11-15", to: "2026-12-10", everyYear: true }],
  whole: [{ from: "2026-01-01", to: "2028-12-31", everyYear: false }],
  none: [],
};
const addresses = [
  "",
  "?days=2",
  "?days=2&km=300&from=2026-11-20T10:00",
  "?from=2026-12-11",
  "?from=0000-01-01&days=0&km=-1&to=nowhere&q=0+days+under+500",
];
const page = { ...listProps.page, noun: { many: "things" } };

const shown = [items, ...items.map((item) => [item])];
const cases = Object.entries(seasons).flatMap(([season, closedSeasons]) =>
  addresses.map((address) => [season, address, closedSeasons] as const),
);

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-24T10:10:00+05:30") });
  Object.assign(window, { ___loader: { hovering: () => undefined } });
  log = jest.spyOn(console, "error");
});
afterEach(() => jest.useRealTimers());

test.each(cases)(
  "season %s: each page opens at %p, and quotes no week for two nights",
  async (...of) => {
    const [, address, closedSeasons] = of;
    const otherDays = [{ day: "Tuesday" as const, opens: null, closes: null }];
    const openingHours = { ...listProps.business.openingHours, otherDays, closedSeasons };
    const business = {
      ...listProps.business,
      ...shop,
      openingHours,
    } as unknown as typeof listProps.business;
    const open = async (path: string, element: React.ReactElement) => {
      const { unmount } = renderAt(path, element);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
      const own =
        screen.queryByRole("heading", { level: 1, name: "Tent" }) && address.includes("days=2");
      if (own) expect(document.body).not.toHaveTextContent("2 days");
      unmount();
    };
    for (const list of shown) {
      const context = listContext(list);
      await open(
        `/bikes${address}`,
        <ListPage {...listProps} business={business} items={list} context={context} />,
      );
      const [item = bike] = list;
      await open(
        `${item.path}${address}`,
        <ItemDetails
          page={page}
          business={{ ...business, questions: [] }}
          item={item}
          places={[]}
          tours={[]}
        />,
      );
    }
    expect(log).not.toHaveBeenCalled();
  },
);
