import { cleanedNumber } from "../../src/gatsby/cms/cleaned-number";

test.each([
  ["1,599", "1599"],
  ["₹ 1 599/-", "1599"],
  ["Rs. 1,599.00", "1599.00"],
  ["౧౫౯౯", "1599"],
  ["१५९९", "1599"],
  ["17.", "17."],
  ["-17.724", "-17.724"],
])("a number typed as %j is %s", (text, number) => {
  expect(cleanedNumber(text)).toBe(number);
});
