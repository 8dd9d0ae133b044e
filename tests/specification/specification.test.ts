/** @jest-environment node */
import path from "node:path";
import accepted from "./accepted.json";
import { deviationsOf } from "./deviations";
import { factsOf } from "./facts";
import { specifiedFacts } from "./tables";

test("the shipped data equals the specification, except what `npm run accept-data` accepted", () => {
  const deviations = deviationsOf(specifiedFacts, factsOf(path.resolve("data")));
  expect(accepted).toEqual(expect.arrayContaining(deviations));
});
