/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MadePictures } from "../../editor/server/made-pictures";
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
  expect(pictures.add(Buffer.from("a"), "Hero Destini", "page")).toBe("images/hero-destini.jpg");
  expect(pictures.add(Buffer.from("b"), "Hero Destini", "page")).toBe("images/hero-destini-2.jpg");
  const nameless = pictures.add(Buffer.from("c"), "", "page");
  const named = pictures.named(nameless, "Hero Splendor", "page");
  expect([named, text(named)]).toEqual(["images/hero-splendor.jpg", "c"]);
  pictures.putAway(new Set([named]));
  expect([nameless, named].map(isFile)).toEqual([false, true]);
});

test("a picture that gets its name a second time has it already", () => {
  const nameless = pictures.add(Buffer.from("c"), "", "page");
  const named = pictures.named(nameless, "Hero Splendor", "page");
  expect(pictures.named(nameless, "Hero Splendor", "page")).toBe(named);
  expect(pictures.named(named, "Hero Splendor", "page")).toBe(named);
  pictures.putAway(new Set([nameless]));
  expect(pictures.named(nameless, "Hero Splendor", "other")).toBe(named);
  pictures.forget("page", new Set());
  expect(pictures.kept(named)?.toString()).toBe("c");
  const another = pictures.add(Buffer.from("d"), "", "page");
  expect(pictures.named(another, "Hero Splendor", "page")).toBe("images/hero-splendor-2.jpg");
});

test("a picture keeps its name where the item's has no letters for a file, or it was not made here", () => {
  const nameless = pictures.add(Buffer.from("c"), "", "page");
  expect(pictures.named(nameless, "బండి", "page")).toBe(nameless);
  expect(pictures.named("images/dio.jpg", "Hero", "page")).toBe("images/dio.jpg");
});

test("what nothing uses is no file, and is there again for whoever takes the step back", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two", "page");
  pictures.putAway(new Set());
  expect(isFile(image)).toBe(false);
  expect(pictures.kept(image)?.toString()).toBe("a");
  expect(pictures.add(Buffer.from("b"), "Dio two", "page")).not.toBe(image);
  pictures.bringBack(new Set([image]));
  expect(text(image)).toBe("a");
  expect(pictures.kept(image)).toBeNull();
});

test("what was put away comes back over nobody else's picture of that name", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two", "page");
  pictures.putAway(new Set());
  writeFileSync(path.join(data.folder, image), "theirs");
  pictures.bringBack(new Set([image]));
  expect(text(image)).toBe("theirs");
  expect(pictures.kept(image)?.toString()).toBe("a");
});

test("pictures that were there before, and published ones, stay", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two", "page");
  pictures.published();
  pictures.putAway(new Set());
  expect([image, "images/dio.jpg"].map(isFile)).toEqual([true, true]);
});

test("what no step back shows again leaves its name free, but not as long as another page shows it", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two", "page");
  pictures.forget("other", new Set([image]));
  pictures.putAway(new Set());
  pictures.forget("page", new Set());
  expect(pictures.add(Buffer.from("b"), "Dio two", "page")).not.toBe(image);
  pictures.forget("other", new Set());
  expect(pictures.kept(image)).toBeNull();
  expect(pictures.add(Buffer.from("c"), "Dio two", "page")).toBe(image);
});

test("what a step back shows again keeps its name, and so does what a page has not let go", () => {
  const image = pictures.add(Buffer.from("a"), "Dio two", "page");
  pictures.putAway(new Set());
  pictures.forget("page", new Set([image]));
  pictures.forget("other", new Set());
  expect(pictures.add(Buffer.from("b"), "Dio two", "page")).not.toBe(image);
  pictures.bringBack(new Set([image]));
  expect(text(image)).toBe("a");
});
