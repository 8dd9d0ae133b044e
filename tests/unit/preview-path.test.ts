/** @jest-environment node */
import { previewPath } from "../../editor/page/preview-path";

const contents = (cars: readonly object[]) => ({
  business: { slug: "shop" },
  pages: [
    { catalogue: "cars", path: "/cars", match: "exact" },
    { catalogue: "hotels", path: "/rooms-", match: "prefix" },
    { catalogue: "bikes", path: "/bikes", match: "exact" },
  ],
  bikes: [{}],
  cars,
  hotels: [{}],
});

test.each([
  ["cars", [{}], "/cars"],
  ["hotels", [{}], "/rooms-shop"],
  ["changes", [{}], "/cars"],
  ["changes", [], "/rooms-shop"],
  ["cars", [], "/rooms-shop"],
] as const)("for %s, with %j as the cars, the preview shows %s", (file, cars, expected) => {
  expect(previewPath(contents(cars), file)).toBe(expected);
});

test("without any list the preview shows the root", () => {
  expect(previewPath({ pages: "broken" }, "bikes")).toBe("/");
});
