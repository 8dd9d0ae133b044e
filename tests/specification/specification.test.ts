/** @jest-environment node */
import { readData } from "../support/shipped-data";
import { specified } from "./tables";

test.each(Object.entries(specified))("%s.json equals the specification", (file, expected) => {
  expect(readData(file)).toMatchObject(expected);
});
