import { idAfter, lastingKey, renumbered } from "../../editor/page/renumbered";
import type { DataFile } from "../../src/data-check/catalogue-data";

const item = (id: number, name: string) => ({ id, name });
const page = (id: number, catalogue: string, title = "") => ({ id, catalogue, title });
const step = (from: number, to: number, file: DataFile = "bikes") => ({ file, from, to });

describe("own data after another publishing", () => {
  test("gives each of two items that say the same an id of its own", () => {
    const before = { bikes: [item(2, "A"), item(3, "A")] };
    const others = { bikes: [item(2, "B"), item(3, "C"), item(4, "A"), item(5, "A")] };
    const { drafts } = renumbered({ base: before, drafts: before }, others, {}, null);
    expect(drafts).toEqual({ bikes: [item(4, "A"), item(5, "A")] });
  });

  test("keeps an item that is not written yet clear of the id that a written one was given", () => {
    const base = { bikes: [item(2, "Written")] };
    const drafts = { bikes: [item(2, "Written"), item(3, "New")] };
    const others = { bikes: [item(2, "Theirs"), item(3, "Written")] };
    const own = renumbered({ base, drafts }, others, {}, null);
    expect(own.base).toEqual({ bikes: [item(3, "Written")] });
    expect(own.drafts).toEqual({ bikes: [item(3, "Written"), item(4, "New")] });
  });

  test("follows a new page that is not written yet", () => {
    const others = { pages: [page(5, "taxis")] };
    const drafts = { pages: [page(5, "cars")] };
    const own = renumbered({ base: { pages: [] }, drafts }, others, {}, null);
    expect(own.drafts).toEqual({ pages: [page(6, "cars")] });
    expect(own.renumberings).toEqual([step(5, 6, "pages")]);
  });

  test("follows a page by its catalogue, and one that others have changed stays", () => {
    const before = { pages: [page(5, "cars")] };
    const stepsWith = (pages: unknown) =>
      renumbered({ base: before, drafts: before }, { pages }, {}, { pages: [] }).renumberings;
    expect(stepsWith([page(5, "taxis"), page(6, "cars")])).toEqual([step(5, 6, "pages")]);
    expect(stepsWith([page(5, "cars", "Cars"), page(6, "cars")])).toEqual([]);
  });
});

test("an id is followed once in what was made together, and from one time to the next", () => {
  const together = [step(2, 3), step(3, 4), step(2, 9, "pages")];
  expect(idAfter([together], "bikes", 2)).toBe(3);
  expect(idAfter([together, [step(3, 7)]], "bikes", 2)).toBe(7);
  expect(idAfter([together], "bikes", 5)).toBe(5);
});

test("a key stays with its item, and no other gets it", () => {
  const first = [step(2, 3)];
  const both = [first, [step(3, 4), step(2, 5)]];
  const keys = (times: typeof both, ids: readonly number[]) =>
    ids.map((id) => lastingKey(times, "bikes", id));
  const [one, two] = keys([], [1, 2]);
  expect(keys([first], [1, 3])).toEqual([one, two]);
  const [theirs] = keys([first], [2]);
  expect(keys(both, [1, 4, 5])).toEqual([one, two, theirs]);
  expect(new Set(keys(both, [1, 2, 3, 4, 5])).size).toBe(5);
});
