/** @jest-environment node */
import accepted from "./accepted.json";
import { deviations } from "./deviations";

test("the shipped data equals the specification, except what `npm run accept-data` accepted", () => {
  expect(accepted).toEqual(expect.arrayContaining(deviations()));
});
