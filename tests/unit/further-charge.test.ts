/** @jest-environment node */
import { chargeOf } from "../../src/catalogue/prices/price-data";

/** Notes with amounts in the notations that owners use. */
const notesWithAmount = [
  "Rs.500",
  "Rs. 500",
  "Rs.  500",
  "Rs 500",
  "Rs500",
  "RS.500",
  "rs.500",
  "₹500",
  "₹ 1,500",
  "INR 500",
  "500 rupees",
  "500 Rupees extra",
  "1,500 Rs",
  "500rs",
  "500/-",
  "500 /- only",
].map((amount) => `Outstation charge beyond 50 km inside the city: ${amount}`);

test.each(notesWithAmount)("%s: a charge beyond 50 km", (note) => {
  const rupees = note.includes("1,500") ? 1500 : 500;
  expect(chargeOf(note)).toEqual({ rupees, beyondKm: 50 });
});

test.each([
  "Outstation charge: Rs.500",
  "Beyond 50 km Rs.500 a day",
  "Beyond 250 km Rs.9/KM",
  "Rs.500 beyond 50 km, Rs.900 beyond 150 km",
])("%s: a charge without a clear distance", (note) => {
  expect(chargeOf(note)).toMatchObject({ beyondKm: null });
});

/** Notes without an amount in rupees. */
const otherNotes = [
  null,
  "Five seats",
  "5 seats, 2 bags",
  "7-seater",
  "Up to 50 km a day, from 8 am to 8:30 pm",
  "Free for 2 hrs. 5 km more",
  "Model of 2023 (BS6), 1200 cc",
  "Driver for 100 Kms/10Hr",
  "24x7 help",
  "Outstation: 500 extra",
];

test.each(otherNotes)("%s: no charge", (note) => {
  expect(chargeOf(note)).toBeNull();
});
