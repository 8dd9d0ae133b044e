/** @jest-environment node */
import { dataChanges } from "../../editor/server/data-changes";
import { DataStore } from "../../editor/server/data-store";
import { faultsOf } from "../../editor/page/faults-at";
import { cataloguesWithoutPage, withPageFor } from "../../editor/page/new-page";
import type { Contents } from "../../editor/server/protocol";
import { catalogueNames, dataFiles } from "../../src/data-check/catalogue-data";
import { DataCopy } from "../support/broken-data";
import { fixtureText } from "../support/fixture-data";

interface Page {
  readonly id: number;
  readonly catalogue: string;
  readonly path: string;
}

const shop = Object.fromEntries(
  dataFiles.map((file) => [file, JSON.parse(fixtureText(file)) as unknown]),
) as Contents;
const pagesOf = (contents: Contents) => contents.pages as readonly Page[];
const without = (catalogue: string): Contents => ({
  ...shop,
  pages: pagesOf(shop).filter((page) => page.catalogue !== catalogue),
});

test("a page is missing only where no page lists the catalogue", () => {
  expect(cataloguesWithoutPage(shop)).toEqual([]);
  expect(cataloguesWithoutPage(without("cars"))).toEqual(["cars"]);
  expect(cataloguesWithoutPage({ pages: [] })).toEqual(catalogueNames);
});

test.each(catalogueNames)("the published page of %s comes back as it was", (catalogue) => {
  const back = withPageFor(catalogue, without(catalogue), shop, null);
  expect(dataChanges(shop, back)).toEqual([]);
});

test.each(catalogueNames)("a new page of %s lacks nothing but words", (catalogue) => {
  const drafts = without(catalogue);
  const added = withPageFor(catalogue, drafts, drafts, null);
  expect(cataloguesWithoutPage(added)).toEqual([]);
  const page = pagesOf(added).at(-1);
  expect(pagesOf(drafts).map(({ id }) => id)).not.toContain(page?.id);
  const data = new DataCopy();
  const faults = new DataStore(data.folder, (text) => Promise.resolve(text)).faults(added);
  data.dispose();
  const told = faultsOf(faults, "pages").map(({ path, rule }) => [path.at(-1), rule]);
  expect(told.sort()).toEqual([
    ["noun", "still to be filled in"],
    ["opening", "still to be filled in"],
    ["title", "still to be filled in"],
  ]);
  expect(faultsOf(faults, catalogue)).toEqual([]);
});

test("a new page has an address of its own", () => {
  const pages = [{ ...pagesOf(shop)[0], path: "/cars" }];
  const added = pagesOf(withPageFor("cars", { ...shop, pages }, null, null)).at(-1);
  expect(added?.path).toMatch(/^\/cars-./);
});

test.each(catalogueNames)(
  "a page of %s that was published earlier comes back as it was",
  (catalogue) => {
    const drafts = without(catalogue);
    const earlier = pagesOf(shop).find((page) => page.catalogue === catalogue) ?? null;
    expect(pagesOf(withPageFor(catalogue, drafts, drafts, earlier)).at(-1)).toEqual(earlier);
  },
);

test("what others have in the meantime an earlier page has anew", () => {
  const earlier = { id: 1, catalogue: "cars", path: "/cars", match: "prefix", title: "Cars" };
  const pages = [{ id: 1, catalogue: "bikes", path: "/cars", match: "exact" }];
  const added = pagesOf(withPageFor("cars", { ...shop, pages }, null, earlier)).at(-1);
  expect(added).toMatchObject({ id: 2, title: "Cars", match: "exact" });
  expect(added?.path).toMatch(/^\/cars-./);
});
