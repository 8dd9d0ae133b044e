/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { withPictures, writeSitemapPictures } from "../../src/finish/sitemap-pictures";

const sitemap =
  "<urlset><url><loc>https://a.in/bikes</loc></url><url><loc>https://a.in/bikes/dio</loc></url></urlset>";
const pictures = new Map([["https://a.in/bikes/dio", "https://a.in/dio.webp"]]);

test("a page with a picture of its own names it, once however often it is written", () => {
  const named =
    "<urlset><url><loc>https://a.in/bikes</loc></url><url><loc>https://a.in/bikes/dio</loc><image:image><image:loc>https://a.in/dio.webp</image:loc></image:image></url></urlset>";
  expect(withPictures(sitemap, pictures)).toBe(named);
  expect(withPictures(named, pictures)).toBe(named);
});

test("every part of a sitemap is completed, and its index stays", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "sitemap-"));
  const write = (name: string) => writeFileSync(path.join(folder, name), sitemap);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  try {
    ["sitemap-0.xml", "sitemap-12.xml", "sitemap-index.xml"].forEach(write);
    await writeSitemapPictures(folder, pictures);
    const named = withPictures(sitemap, pictures);
    expect(read("sitemap-0.xml")).toBe(named);
    expect(read("sitemap-12.xml")).toBe(named);
    expect(read("sitemap-index.xml")).toBe(sitemap);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
