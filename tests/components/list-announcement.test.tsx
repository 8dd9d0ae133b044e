/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { cardId } from "../../src/catalogue/addresses/page-paths";
import { parsedListQuery } from "../../src/catalogue/lists/list-query";
import { tripPricesOf } from "../../src/catalogue/prices/trip-prices";
import { ListAnnouncement } from "../../src/components/list/list-announcement";
import { tripParts } from "../../src/components/trip/trip-script";
import { PickUpContext } from "../../src/components/ui/pick-up-context";
import { texts } from "../../src/catalogue/text/texts";
import { bike, listProps } from "../support/fixtures";

const priced = (jsonId: number, name: string, price: number) => ({
  ...bike,
  jsonId,
  name,
  priceDetails: bike.priceDetails.slice(0, 1).map((row) => ({ ...row, price })),
});
const awayItem = { ...priced(3, "Pleasure", 399), awayUntil: "2099-01-01T00:00:00+05:30" };
const items = [priced(1, "Dio", 599), priced(2, "Activa", 499), awayItem];

test.each([
  ["", null, []],
  ["?q=dio", null, ["1 of 2 bikes"]],
  ["?filter=scooty", null, ["1 of 2 bikes"]],
  ["?sort=price", null, ["Order: Lowest price."]],
  ["?days=1&sort=price", "Full.", ["Order: Lowest price.", "Full."]],
])("for %p each sentence is announced separately", (search, refusal, expected) => {
  render(
    <ListAnnouncement query={parsedListQuery(search)} result="1 of 2 bikes" refusal={refusal} />,
  );
  const region = screen.getByRole("status");
  expect(region).toHaveAttribute("aria-atomic", "false");
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(expected);
});

test("the lowest price of a trip links to its card, and leaves out away items", () => {
  const trip = { days: 2, km: 250 };
  const parts = tripParts("", listProps.business.openingHours, true, texts);
  render(
    <PickUpContext.Provider value={{ ...parts, from: "", rejected: [], change: () => undefined }}>
      <parts.LowestPrice items={items} tripPrices={tripPricesOf(items, trip, true)} />
    </PickUpContext.Provider>,
  );
  // Two days at 499 with 120 km each, and 10 km at 3 rupees.
  expect(document.body).toHaveTextContent("Lowest: ₹1,028, Activa");
  expect(screen.getByRole("link", { name: "Activa" })).toHaveAttribute(
    "href",
    `#${cardId(bike.path)}`,
  );
});
