/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Contents, Operation } from "../operations";
import { prepareEditorFolder, savedDraft, saveDraft } from "../server/draft";
import { Store } from "../server/store";
import { writableContents } from "../server/writable-contents";
import { DataCopy } from "../../tests/support/data-copy";

interface Item {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly filter: string;
  readonly formerSlugs?: readonly string[];
  readonly priceDetails: readonly { readonly id: number; readonly price: number }[];
}

let project: string;
let data: DataCopy;
let store: Store;
const newStore = () => new Store(data.folder, prepareEditorFolder(data.folder));
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "shop-"));
  data = new DataCopy(path.join(project, "data"));
  store = newStore();
});
afterEach(() => rmSync(project, { recursive: true }));

const text = (file: string) => readFileSync(path.join(data.folder, `${file}.json`), "utf8");
const written = <Content>(file: string) => JSON.parse(text(file)) as Content;
const bikes = () => written<Item[]>("bikes");
const first = () => {
  const [item] = bikes();
  if (item === undefined) throw new Error("There is no bike");
  return item;
};
const business = () => written<Record<string, unknown>>("business");
const change = (...operations: Operation[]) =>
  store.change({ pageId: "page", undoKey: "", operations });
const set = (
  file: "bikes" | "business" | "pages",
  steps: Operation["path"],
  value?: unknown,
): Operation => ({ do: "set", file, path: steps, value });
const ofFirst = (...steps: Operation["path"]) => [{ id: first().id }, ...steps];
const price = (value: unknown) =>
  set("bikes", ofFirst("priceDetails", { id: first().priceDetails[0]?.id ?? 0 }, "price"), value);
const waiting = () => store.state().waiting.map(({ file, path: steps }) => [file, ...steps]);

describe("valid values are written, the others wait", () => {
  test("a wrong value of any kind holds nothing else back", () => {
    const second = { id: bikes()[1]?.id ?? 0 };
    const page = { id: written<Item[]>("pages")[0]?.id ?? 0 };
    const added = { id: 500, name: "" };
    const wrong = [
      set("business", ["phones"], ["12"]),
      price(0),
      set("bikes", ofFirst("image")),
      // The second bike then has the address of the first.
      set("bikes", [second, "name"], first().name),
      { do: "insert", file: "bikes", path: [], element: added, before: null } as const,
      set("pages", [page, "groupBy"], "mileage"),
    ];
    change(
      ...wrong,
      set("business", ["tagline"], "New"),
      set("bikes", ofFirst("category"), "new word"),
      set("bikes", [second, "category"], "new word"),
      set("pages", [page, "title"], "Other"),
    );
    expect(business().tagline).toBe("New");
    expect(bikes().slice(0, 2)).toMatchObject([{ category: "new word" }, { category: "new word" }]);
    expect(written<object[]>("pages")[0]).toMatchObject({ title: "Other" });
    expect(waiting()).toHaveLength(wrong.length);
  });

  test("of values that are wrong only together, the first is written", () => {
    const files = { business: { a: 1, b: 1, c: 1 } };
    const error = { file: "", item: null, value: null, message: "", path: [] };
    const errorsOf = ({ business: content }: Contents) =>
      Object.values(content as object).filter((value) => value === 2).length > 1 ? [error] : [];
    const draft = { business: { a: 2, b: 2, c: 2 } };
    expect(writableContents(draft, files, errorsOf)).toEqual({ business: { a: 2, b: 1, c: 1 } });
  });

  test("thousands of wrong items are left out after fewer than five checks", () => {
    const wrong = { file: "bikes.json", item: null, value: null, message: "" };
    const errorsOf = jest.fn(({ bikes: items }: Contents) =>
      (items as { price: number }[]).flatMap(({ price: typed }, index) =>
        typed === 1 ? [] : [{ ...wrong, path: [index, "price"] }],
      ),
    );
    const draftItems = [...Array(5000).keys()].map((id) => ({ id, price: id === 7 ? 1 : 0 }));
    const draft = { bikes: draftItems, business: { name: 1 } };
    expect(writableContents(draft, { bikes: [], business: { name: 0 } }, errorsOf)).toEqual({
      bikes: [{ id: 7, price: 1 }],
      business: { name: 1 },
    });
    expect(errorsOf.mock.calls.length).toBeLessThan(5);
  });

  test.each([
    ["an undo step to a wrong value", [-5, 510], true],
    ["an emptied price", [4, 49, undefined], false],
  ])("%s leaves the published price in the file", (_, typed, isUndone) => {
    store.setPublished(store.state().contents);
    const published = first().priceDetails[0]?.price;
    change(set("business", ["tagline"], "New"));
    for (const value of typed) change(price(value));
    if (isUndone) store.undo();
    expect([first().priceDetails[0]?.price, business().tagline]).toEqual([published, "New"]);
    expect(waiting()).toHaveLength(1);
  });

  test("an error that a file already has holds no change back", () => {
    store.setPublished(store.state().contents);
    data.edit<{ tagline: unknown }>("business", (content) => (content.tagline = 5));
    store.poll();
    change(set("business", ["placeName"], "Vizag"), price(650));
    expect(business()).toMatchObject({ placeName: "Vizag", tagline: 5 });
    expect(first().priceDetails[0]?.price).toBe(650);
  });
});

describe("the draft", () => {
  test("outlives a restart, with its wrong values and undo steps", () => {
    change(price(650));
    change(price(0));
    store = newStore();
    expect(waiting()).toHaveLength(1);
    store.undo();
    store.undo();
    expect(store.state()).toMatchObject({ waiting: [], undo: null });
    expect(first().priceDetails[0]?.price).not.toBe(650);
  });

  test("undoes what one page types in one field as one step, and has no step if the value is as before", () => {
    const before = first().category;
    for (const typed of ["s", "sc", "scoo"]) {
      const operations = [set("bikes", ofFirst("category"), typed)];
      store.change({ pageId: "a", undoKey: "category", operations });
    }
    store.undo();
    expect([first().category, store.state().undo]).toEqual([before, null]);
    for (const typed of ["s", before]) {
      const operations = [set("bikes", ofFirst("category"), typed)];
      store.change({ pageId: "a", undoKey: "category", operations });
    }
    expect(store.state().undo).toBeNull();
  });

  test("keeps only the undo steps of waiting values when the other values are published", () => {
    store.setPublished(store.state().contents);
    change(price(650));
    change(set("bikes", ofFirst("category"), "new"));
    change(price(0));
    store.setPublished(store.fileContents());
    store.undo();
    expect([first().priceDetails[0]?.price, waiting()]).toEqual([650, []]);
    store.undo();
    expect(store.state().undo).toBeNull();
    expect(first().category).toBe("new");
  });

  test("drops undo steps that would take back published values or another program's changes", () => {
    store.setPublished(store.state().contents);
    change(price(0), set("business", ["tagline"], "New"));
    store.setPublished(store.fileContents());
    expect(store.state().undo).toBeNull();
    change(set("business", ["tagline"], "Newer"), set("business", ["placeName"], "Here"));
    data.edit<{ tagline: string }>("business", (content) => (content.tagline = "Theirs"));
    store.poll();
    expect(store.state().undo).toBeNull();
  });

  test("restores the kilometres of a price that is removed and typed again without kilometres", () => {
    const [row] =
      written<{ priceDetails: { id: number; kms: string }[] }[]>("bikes")[0]?.priceDetails ?? [];
    const list = ofFirst("priceDetails");
    change({ do: "remove", file: "bikes", path: [...list, { id: row?.id ?? 0 }] });
    store = newStore();
    const insert = (kms: string | null) => {
      const element = { ...row, id: 50, price: 4, kms };
      change({ do: "insert", file: "bikes", path: list, element, before: null });
      return first().priceDetails.at(-1);
    };
    expect(insert("5 km")).toMatchObject({ kms: "5 km" });
    store.undo();
    expect(insert(null)).toMatchObject({ id: 50, price: 4, kms: row?.kms });
  });

  test("refuses a change of a removed item, with its name", () => {
    store.setPublished(store.state().contents);
    const { id, name } = first();
    const row = first().priceDetails[0]?.id ?? 0;
    change({ do: "remove", file: "bikes", path: [{ id }] });
    const late = set("bikes", [{ id }, "priceDetails", { id: row }, "price"], 5);
    expect(() => change(late)).toThrow(`${name} was removed in the meantime.`);
  });
});

describe("a file that another program has changed", () => {
  const elsewhere = (tagline: string) =>
    data.edit<{ tagline: string }>("business", (content) => (content.tagline = tagline));

  test("is merged into the draft, whose waiting values stay", () => {
    change(set("business", ["tagline"], "Mine"), set("business", ["phones"], ["12"]));
    change(price(650));
    elsewhere("Theirs");
    store = newStore();
    expect(store.state()).toMatchObject({ unreadable: [] });
    expect(store.state().contents.business).toMatchObject({ tagline: "Theirs", phones: ["12"] });
    expect([business().tagline, waiting()]).toEqual(["Theirs", [["business", "phones"]]]);
  });

  test.each([
    ["business", "{ oops"],
    ["business", "null"],
    ["words", "[]"],
    ["cars", "{}"],
    ["cars", null],
  ])(
    "so that it cannot be read (%s.json: %p) blocks no other file, and is backed up and restored",
    (file, content) => {
      store.setPublished(store.state().contents);
      const before = written(file);
      if (content === null) data.remove(`${file}.json`);
      else data.write(`${file}.json`, content);
      store.poll();
      change(price(650));
      expect(first().priceDetails[0]?.price).toBe(650);
      expect(existsSync(path.join(data.folder, `${file}.json`)) ? text(file) : null).toBe(content);
      expect(store.state().unreadable).toEqual([file]);
      store.restoreUnreadable();
      expect([written(file), store.state().unreadable]).toEqual([before, []]);
      const names = readdirSync(path.join(project, ".editor"));
      const backups = names.filter((name) => name.endsWith(`-${file}.json`));
      expect(backups).toHaveLength(content === null ? 0 : 1);
    },
  );

  test("to a link is replaced, and the link's target is not written", () => {
    const victim = path.join(project, "victim.json");
    writeFileSync(victim, text("business"));
    rmSync(path.join(data.folder, "business.json"));
    symlinkSync(victim, path.join(data.folder, "business.json"));
    change(set("business", ["tagline"], "Mine"));
    expect(text("business")).toContain("Mine");
    expect(readFileSync(victim, "utf8")).not.toContain("Mine");
  });
});

test("a kill after saving the draft and before writing the files loses neither change nor undo step", () => {
  const editorFolder = path.join(project, ".editor");
  const before = savedDraft(editorFolder);
  change(set("business", ["tagline"], "Mine"));
  const { undo, contents } = savedDraft(editorFolder);
  saveDraft(editorFolder, { ...before, undo, contents });
  store = newStore();
  expect(store.state().undo).not.toBeNull();
  expect(business().tagline).toBe("Mine");
});

test("while git changes the files, changes of pages wait, and are merged and written afterwards", async () => {
  change(set("business", ["phones"], ["12"]));
  await store.withLockedFiles(() => {
    change(set("business", ["placeName"], "Here"));
    data.edit<{ tagline: string }>("business", (content) => (content.tagline = "Theirs"));
    return Promise.resolve();
  });
  expect(business()).toMatchObject({ tagline: "Theirs", placeName: "Here" });
  expect(waiting()).toEqual([["business", "phones"]]);
  expect(store.state().unreadable).toEqual([]);
});

test("a renamed item gets its published addresses as former addresses, but no unpublished address", () => {
  store.setPublished(store.state().contents);
  const { name } = first();
  for (const typed of ["Hon", "Honda D", "Honda Dio 2030"])
    change(set("bikes", ofFirst("name"), typed));
  expect(first().formerSlugs).toHaveLength(1);
  change(set("bikes", ofFirst("name"), name));
  expect(first().formerSlugs).toBeUndefined();
  // Publishes the item a second time, under a name in Telugu, so that it has two published addresses.
  change(set("bikes", ofFirst("name"), "హోండా యాక్టివా"));
  const [before] = first().formerSlugs ?? [];
  store.setPublished(store.state().contents);
  change(set("bikes", ofFirst("name"), name));
  expect(first().formerSlugs).toEqual(["హోండా-యాక్టివా"]);
  change(set("bikes", ofFirst("name"), "హోండా యాక్టివా"));
  expect(first().formerSlugs).toEqual([before]);
  change(set("bikes", ofFirst("name"), "Honda 6G"));
  expect(first().formerSlugs).toEqual([before, "హోండా-యాక్టివా"]);
  expect(waiting()).toEqual([]);
  const page = written<{ id: number; catalogue: string }[]>("pages").find(
    ({ catalogue }) => catalogue === "bikes",
  );
  change(
    set("pages", [{ id: page?.id ?? 0 }, "path"], "/elsewhere"),
    set("bikes", [{ id: bikes()[1]?.id ?? 0 }, "name"], "Other name"),
  );
  expect(bikes()[1]).toMatchObject({ name: "Other name" });
  expect(bikes()[1]?.formerSlugs).toBeUndefined();
  const unpublished = { ...first(), id: 500, name: "Unseen bike" };
  change({ do: "insert", file: "bikes", path: [], element: unpublished, before: null });
  change(set("bikes", [{ id: 500 }, "name"], "Seen bike"));
  expect(bikes().at(-1)?.formerSlugs).toBeUndefined();
});

test("items that swap their names get no former addresses", () => {
  store.setPublished(store.state().contents);
  const [bike, next] = bikes();
  change(
    set("bikes", ofFirst("name"), next?.name),
    set("bikes", [{ id: next?.id ?? 0 }, "name"], bike?.name),
  );
  expect(store.state().contents).toEqual({ ...store.state().published, bikes: bikes() });
  expect(bikes().flatMap(({ formerSlugs }) => formerSlugs ?? [])).toEqual([]);
});

test("an archived picture is restored when Undo shows it", () => {
  const { image } = written<{ image: string }[]>("bikes")[0] ?? { image: "" };
  change(set("bikes", ofFirst("image"), written<{ image: string }[]>("bikes")[1]?.image));
  mkdirSync(path.join(project, ".editor/pictures"), { recursive: true });
  const archived = path.join(project, ".editor/pictures", path.basename(image));
  cpSync(path.join(data.folder, image), archived);
  rmSync(path.join(data.folder, image));
  store.undo();
  expect(existsSync(path.join(data.folder, image))).toBe(true);
});
