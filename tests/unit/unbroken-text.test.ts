import { unbrokenText } from "../../src/catalogue/text/unbroken-text";

const joiner = "\u2060";

test.each([
  ["Scooters and e-bikes", `Scooters and e-${joiner}bikes`],
  ["E-bikes", `E-${joiner}bikes`],
  ["Four-wheel drive", "Four-wheel drive"],
  ["Pick-up - in town", "Pick-up - in town"],
  ["AP-31", "AP-31"],
])("%s breaks after no hyphen that follows a single letter", (text, unbroken) => {
  expect(unbrokenText(text)).toBe(unbroken);
});
