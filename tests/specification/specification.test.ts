/** @jest-environment node */
import { isDeepStrictEqual } from "node:util";
import accepted from "./accepted.json";
import { deviations } from "./deviations";

test("the shipped data equals the specification, except what `npm run accept-data` accepted", () => {
  const isAccepted = (deviation: object) =>
    accepted.some((entry) => isDeepStrictEqual(entry, deviation));
  expect(deviations().filter((deviation) => !isAccepted(deviation))).toEqual([]);
});
