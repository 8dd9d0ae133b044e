/** @jest-environment node */
import sharp from "sharp";
import { differenceOf } from "../../scripts/compare-pages/difference";
import { sharedPages } from "../../scripts/compare-pages/shared-pages";

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#ffffff" } });
const picture = (width: number, height: number) => paper(width, height).png().toBuffer();

test("pages that say the same are of no difference", async () => {
  expect(await differenceOf(await picture(20, 10), await picture(20, 10))).toBeNull();
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
  expect(compared).toMatchObject({ share: 1 / 200, words: "0.50 % of the pixels" });
  const red = await sharp(compared?.picture)
    .extract({ left: 4, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...red.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test("one step of a colour, which a browser rounds now up and now down, is none", async () => {
  expect(await differenceOf(await picture(20, 10), await dotted("#fefefe"))).toBeNull();
});

test("a page that has become longer differs where the other has ended", async () => {
  expect(await differenceOf(await picture(20, 10), await picture(20, 20))).toMatchObject({
    share: 0.5,
    words: "50.00 % of the pixels, 20 × 10 → 20 × 20 pixels",
  });
});

test("all pages can be compared, or of items one for each list, and what only one build has is named", () => {
  const shared = ["/404", "/cars", "/cars/2", "/cars/alto", "/cars/baleno", "/rooms-a/suite"];
  expect(sharedPages([...shared, "/gone"], ["/new", ...shared])).toEqual({
    both: shared,
    kinds: ["/404", "/cars", "/cars/2", "/cars/alto", "/rooms-a/suite"],
    inOne: ["/gone", "/new"],
  });
});
