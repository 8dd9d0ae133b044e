/** @jest-environment node */
import { readData } from "../support/shipped-data";
import { specified, specifiedPlaces } from "./tables";

test.each(Object.entries(specified))("%s.json equals the specification", (file, expected) => {
  expect(readData(file)).toMatchObject(expected);
});

test("places.json has the specified places, in the owner's order", () => {
  const nearestFirst = readData<{ km: number }[]>("places").toSorted((a, b) => a.km - b.km);
  expect(nearestFirst).toMatchObject(specifiedPlaces);
});
