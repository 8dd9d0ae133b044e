/** @jest-environment node */
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/output/built-files";
import { SmallShop } from "../support/small-shop";

const shop = new SmallShop();
const { data, folder } = shop;
afterAll(() => shop.dispose());

/** Files whose content is not compared: webpack's runtime, compressed copies, and the worker with its digests. */
const notCompared = /\.(?:br|gz)$|\/sw\.js$|\/webpack-runtime-/;

/**
 * Builds the shop and returns a digest of each published file. Webpack's hash of the compilation and the digest in
 * the name of its runtime are left out, because they depend on webpack's cache.
 */
async function build(): Promise<Record<string, string>> {
  const { status, output } = shop.run("build");
  if (status !== 0) throw new Error(output);
  const publicFolder = path.join(folder, "public");
  const files = await filesBelow(publicFolder);
  const appData = readFileSync(path.join(publicFolder, "page-data/app-data.json"), "utf8");
  const [compilation = ""] = /[0-9a-f]{8}/.exec(appData) ?? [];
  const [, runtime = ""] = /webpack-runtime-([0-9a-f]{8})/.exec(files.join(" ")) ?? [];
  const withoutHashes = (text: string) => text.replaceAll(compilation, "").replaceAll(runtime, "");
  return Object.fromEntries(
    files.map((file) => {
      const content = notCompared.test(file) ? "" : withoutHashes(readFileSync(file, "latin1"));
      const digest = createHash("md5").update(content).digest("hex");
      return [withoutHashes(path.relative(publicFolder, file)), digest];
    }),
  );
}

test("a build after changes of a style, a translation, pages and a price writes the same files as a first build", async () => {
  await build();
  appendFileSync(path.join(folder, "src/styles/global.css"), "address { opacity: 0.9; }");
  data.edit<{ phrases: object[] }>("words", ({ phrases }) =>
    phrases.push({ text: "Cars", te: "కార్లు" }),
  );
  await build();
  data.edit<{ image: string }[]>("cars", (cars) => data.remove(cars.pop()?.image ?? ""));
  data.edit<{ priceDetails: { price: number }[] }[]>("bikes", (bikes) => {
    for (const row of bikes[0]?.priceDetails ?? []) row.price += 1;
  });
  const published = await build();
  shop.run("clean");
  expect(published).toEqual(await build());
}, 1_800_000);
