import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { checkedData } from "../../src/data-check/checked-data";
import { annotation, type DataError, errorLine } from "../../src/data-check/validation-error";
import { fixtureFolder, fixtureText } from "../support/fixture-data";

const picture = (width = 1600) =>
  sharp({ create: { width, height: 1200, channels: 3, background: "#336699" } });

/** Replaces every picture, because a photo takes a second to decode. */
let narrowest: Buffer;
beforeAll(async () => (narrowest = await picture(800).jpeg().toBuffer()));

/** A project with a copy of the example shop's data, which a test may break. */
let project: string;
const inData = (name: string) => path.join(project, "data", name);

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "project-"));
  cpSync(fixtureFolder, inData("."), { recursive: true });
  cpSync("data/schema", inData("schema"), { recursive: true });
  mkdirSync(inData("images"));
  for (const [picture] of dataFiles
    .map(fixtureText)
    .join()
    .matchAll(/(?<=")images\/[^"]+/g)) {
    // Bytes after the end of a picture give each file another digest.
    writeFileSync(inData(picture), Buffer.concat([narrowest, Buffer.from(picture)]));
  }
});
afterEach(() => rmSync(project, { recursive: true }));

function changeFirst(file: DataFile, fields: object): void {
  const [first, ...others] = JSON.parse(readFileSync(inData(`${file}.json`), "utf8")) as object[];
  writeFileSync(inData(`${file}.json`), JSON.stringify([{ ...first, ...fields }, ...others]));
}

const errors = () =>
  checkedData(inData(".")).then(
    () => [],
    (error: unknown) => (error as DataError).errors,
  );
const lines = async () => (await errors()).map(errorLine);

test("all files have their errors at once, which annotate a commit, and only then their pictures", async () => {
  writeFileSync(inData("bikes.json"), "\ufeff[]");
  writeFileSync(inData("cars.json"), "");
  writeFileSync(inData("places.json"), Buffer.from("[\xe9]", "latin1"));
  changeFirst("taxis", { name: "9 % of 9 %", seats: 0 });
  rmSync(inData("search.json"));
  rmSync(inData("images/alto.jpg"));
  const annotations = [
    "bikes.json::bikes.json: no valid JSON",
    "cars.json::cars.json: no valid JSON",
    'taxis.json::taxis.json › id 1 "9 %25 of 9 %25" › seats = 0: type 1 or more',
    "places.json::places.json: the file is not UTF-8 text",
    "search.json::search.json: the file is missing",
  ].map((text): unknown => expect.stringContaining(`::error file=data/${text}`));
  expect((await errors()).map(annotation)).toEqual(annotations);
});

const unreadable = "the picture cannot be read";
test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["empty", () => Buffer.alloc(0), unreadable],
  ["truncated", async () => (await picture().jpeg().toBuffer()).subarray(0, 4000), unreadable],
  ["a text", () => Buffer.from("picture"), unreadable],
  [
    "turned",
    () => picture().withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    "is stored turned",
  ],
  ["small", () => picture(799).jpeg().toBuffer(), "is 799 pixels wide; upload one of"],
  ["transparent", () => picture().ensureAlpha(0.9).webp().toBuffer(), "is transparent in parts"],
])("a picture cannot be %s", async (_what, content, message) => {
  writeFileSync(inData("images/new.jpg"), await content());
  changeFirst("bikes", { image: "images/new.jpg" });
  expect(await lines()).toEqual([
    expect.stringContaining(
      `bikes.json › id 1 "Honda Activa 5G" › image = "images/new.jpg": ${message}`,
    ),
  ]);
});

test("a picture may be a PNG or a WebP", async () => {
  writeFileSync(inData("images/alto.png"), await picture().ensureAlpha().png().toBuffer());
  writeFileSync(inData("images/alto.webp"), await picture().webp().toBuffer());
  for (const image of ["images/alto.png", "images/alto.webp"]) {
    changeFirst("cars", { image });
    await expect(checkedData(inData("."))).resolves.toHaveProperty("cars.0.image", image);
  }
});

test("every picture that an item names exists", async () => {
  rmSync(inData("images/alto.jpg"));
  changeFirst("taxis", { pictures: [{ image: "images/rear.jpg" }, { image: "images/no.jpg" }] });
  writeFileSync(inData("images/rear.jpg"), await picture().jpeg().toBuffer());
  const missing = "there is no such picture in data/images; choose a photo for the item";
  expect(await lines()).toEqual([
    `cars.json › id 1 "ALTO" › image = "images/alto.jpg": ${missing}`,
    `taxis.json › id 1 "dzire" › pictures[1].image = "images/no.jpg": ${missing}`,
  ]);
});

test("a build with wrong data has an empty configuration, and ends with the errors alone", async () => {
  writeFileSync(inData("business.json"), "{ oops");
  rmSync(inData("pages.json"));
  symlinkSync(path.resolve("src"), path.join(project, "src"));
  const folder = process.cwd();
  process.chdir(project);
  const { onPreInit } =
    jest.requireActual<typeof import("../../src/gatsby/hooks")>("../../src/gatsby/hooks");
  expect(jest.requireActual<object>("../../gatsby-config")).toHaveProperty("default", {});
  process.chdir(folder);
  const panic = jest.fn();
  await (onPreInit as (api: object) => Promise<void>)({ reporter: { panic } });
  const message =
    /^The data has 2 errors; .*\n {2}- pages.json: the file is missing\n {2}- business.json: no valid/;
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(message));
});
