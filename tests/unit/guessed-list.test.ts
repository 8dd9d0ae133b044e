import { guessedList } from "../../src/catalogue/addresses/site-addresses";

const lists = [
  { path: "/te/visakha-rentals", catalogue: "bikes", link: "బైకులు" },
  { path: "/te/hotel-booking-in-vizag-visakha-rentals", catalogue: "hotels", link: "Hotel Rooms" },
];

test.each([
  ["/Visakha-Rentals", "bikes"],
  ["/te/visakha-rental", "bikes"],
  ["/BIKES/", "bikes"],
  ["/bikes-on-rent", "bikes"],
  ["/te/బైకులు", "bikes"],
  ["/hotel-booking-in-vizag", "hotels"],
  ["/hotel-rooms", "hotels"],
  ["/hotel", "hotels"],
  ["/te/nowhere", undefined],
  ["/hi", undefined],
  ["/", undefined],
])("%s leads to the list of %p", (address, catalogue) => {
  expect(guessedList(lists, address)?.catalogue).toBe(catalogue);
});
