/** @jest-environment node */
import sharp from "sharp";
import { differenceOf } from "../../scripts/compare-pages/difference";
import { kindsOfPages } from "../../scripts/compare-pages/kinds-of-pages";

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#ffffff" } });
const picture = (width: number, height: number) => paper(width, height).png().toBuffer();

test("pages that say the same are of no difference", async () => {
  const { share } = await differenceOf(await picture(20, 10), await picture(20, 10));
  expect(share).toBe(0);
});

/** A white picture of 200 pixels with one dot. */
const dotted = (background: string) =>
  paper(20, 10)
    .composite([
      { input: { create: { width: 1, height: 1, channels: 4, background } }, left: 4, top: 5 },
    ])
    .png()
    .toBuffer();

test("a single pixel of a slightly other colour is a difference, and is shown", async () => {
  const compared = await differenceOf(await picture(20, 10), await dotted("#f8f8f8"));
  const { share, words, picture: shown } = compared;
  expect(share).toBe(1 / 200);
  expect(words).toBe("0.50 % of the pixels");
  const red = await sharp(shown).extract({ left: 4, top: 5, width: 1, height: 1 }).raw().toBuffer();
  expect([...red.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test("one step of a colour, which a browser rounds now up and now down, is none", async () => {
  const { share } = await differenceOf(await picture(20, 10), await dotted("#fefefe"));
  expect(share).toBe(0);
});

test("a page that has become longer differs where the other has ended", async () => {
  const { share, words } = await differenceOf(await picture(20, 10), await picture(20, 20));
  expect(share).toBe(0.5);
  expect(words).toBe("50.00 % of the pixels, 20 × 10 → 20 × 20 pixels");
});

test("every page is compared, but of items one for each list, and what only one build has is named", () => {
  const shared = ["/404", "/cars", "/cars/2", "/cars/alto", "/cars/baleno", "/rooms-a/suite"];
  expect(kindsOfPages([...shared, "/gone"], ["/new", ...shared])).toEqual({
    both: ["/404", "/cars", "/cars/2", "/cars/alto", "/rooms-a/suite"],
    inOne: ["/gone", "/new"],
  });
});
