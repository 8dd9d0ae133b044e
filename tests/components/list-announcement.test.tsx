/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { parsedListQuery } from "../../src/catalogue/lists/list-query";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { ListAnnouncement } from "../../src/components/list/list-announcement";
import { pickUpState } from "../../src/components/trip/trip-script";
import { PickUpContext } from "../../src/components/ui/pick-up-state";
import { texts } from "../../src/catalogue/text/texts";
import { bike, listProps } from "../support/fixtures";

const priced = (jsonId: number, name: string, price: number) => ({
  ...bike,
  jsonId,
  name,
  priceDetails: bike.priceDetails.slice(0, 1).map((row) => ({ ...row, price })),
});
const away = { ...priced(3, "Pleasure", 399), awayUntil: "2099-01-01T00:00:00+05:30" };
const items = [priced(1, "Dio", 599), priced(2, "Activa", 499), away];

test.each([
  ["", null, []],
  ["?q=dio", null, ["1 of 2 bikes"]],
  ["?filter=scooty", null, ["1 of 2 bikes"]],
  ["?sort=price", null, ["Order: Lowest price."]],
  // 499 for a day of 120 km, twice, and 10 km at 3 rupees.
  ["?days=2&km=250", null, ["Lowest price for 2 days, 250 km: ₹1,028, Activa."]],
  [
    "?days=1&sort=price",
    "Full.",
    ["Lowest price for 1 day: ₹499, Activa.", "Order: Lowest price.", "Full."],
  ],
])("of %p is heard, each sentence by itself", (address, refusal, expected) => {
  const query = parsedListQuery(address);
  const tripPrices = query.trip === null ? new Map() : tripPricesOf(items, query.trip, true);
  const { lowestText } = pickUpState("", listProps.business.openingHours, true, texts);
  const page = { from: "", unread: [], change: () => undefined, lowestText };
  render(
    <PickUpContext.Provider value={page}>
      <ListAnnouncement
        query={query}
        items={items}
        tripPrices={tripPrices}
        result="1 of 2 bikes"
        refusal={refusal}
      />
    </PickUpContext.Provider>,
  );
  const region = screen.getByRole("status");
  expect(region).toHaveAttribute("aria-atomic", "false");
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(expected);
});
