/** @jest-environment node */
import { withPictures } from "../../src/finish/sitemap-pictures";

const sitemap =
  "<urlset><url><loc>https://a.in/bikes</loc></url><url><loc>https://a.in/bikes/dio</loc></url></urlset>";
const pictures = new Map([["https://a.in/bikes/dio", "https://a.in/dio.webp"]]);

test("a page with a picture of its own names it, once however often it is written", () => {
  const named =
    "<urlset><url><loc>https://a.in/bikes</loc></url><url><loc>https://a.in/bikes/dio</loc><image:image><image:loc>https://a.in/dio.webp</image:loc></image:image></url></urlset>";
  expect(withPictures(sitemap, pictures)).toBe(named);
  expect(withPictures(named, pictures)).toBe(named);
});
