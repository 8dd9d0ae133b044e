/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { MadePictures } from "../../scripts/edit/made-pictures";
import { DataCopy } from "../support/broken-data";

let data: DataCopy;
let pictures: MadePictures;
beforeEach(() => {
  data = new DataCopy();
  pictures = new MadePictures(data.folder);
});
afterEach(() => data.dispose());

const isFile = (image: string) => existsSync(path.join(data.folder, image));
const text = (image: string) => readFileSync(path.join(data.folder, image), "utf8");

test("a picture is called after its item, and after nobody's where that has no name yet", () => {
  expect(pictures.add(Buffer.from("a"), "Hero Destini")).toBe("images/hero-destini.jpg");
  expect(pictures.add(Buffer.from("b"), "Hero Destini")).toBe("images/hero-destini-2.jpg");
  const nameless = pictures.add(Buffer.from("c"), "");
  const named = pictures.named(nameless, "Hero Splendor");
  expect([named, text(named)]).toEqual(["images/hero-splendor.jpg", "c"]);
  pictures.putAway(new Set([named]));
  expect([nameless, named].map(isFile)).toEqual([false, true]);
});

test("a picture keeps its name where the item's has no letters for a file, or it was not made here", () => {
  const nameless = pictures.add(Buffer.from("c"), "");
  expect(pictures.named(nameless, "బండి")).toBe(nameless);
  expect(pictures.named("images/dio.jpg", "Hero")).toBe("images/dio.jpg");
});

test("what nothing uses is no file, and is there again for whoever takes the step back", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two");
  pictures.putAway(new Set());
  expect(isFile(image)).toBe(false);
  expect(pictures.kept(image)?.toString()).toBe("a");
  expect(pictures.add(Buffer.from("b"), "Dio two")).not.toBe(image);
  pictures.bringBack(new Set([image]));
  expect(text(image)).toBe("a");
  expect(pictures.kept(image)).toBeNull();
});

test("pictures that were there before, and published ones, stay", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two");
  pictures.published();
  pictures.putAway(new Set());
  expect([image, "images/dio.jpg"].map(isFile)).toEqual([true, true]);
});
