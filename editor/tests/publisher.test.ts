/** @jest-environment node */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { PublishAnswer, PublishResult } from "../protocol";
import type { Operation } from "../operations";
import type { WordsData } from "../../src/catalogue/text/phrases";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { editorFolderOf } from "../server/draft";
import { Publisher } from "../server/publisher";
import { removedEntries } from "../server/removed";
import { Repository } from "../server/repository";
import { Store } from "../server/store";
import { type Computer, type Item, TwoComputers } from "./two-computers";

jest.spyOn(console, "error").mockReturnValue();

let shop: TwoComputers;
let here: Computer;
let there: Computer;
beforeEach(() => {
  shop = new TwoComputers();
  ({ here, there } = shop);
});
afterEach(() => shop.dispose());
afterAll(() => TwoComputers.disposeAll());

/** The result of Publish, with confirmed warnings. */
async function published(answer: PublishAnswer = {}): Promise<PublishResult> {
  const editorFolder = editorFolderOf(here.data);
  const store = new Store(here.data, editorFolder);
  const publisher = new Publisher(editorFolder, store, new Repository(here.data));
  await publisher.publish({ confirmsWarnings: true, ...answer });
  const { result } = publisher.state;
  if (result === null) throw new Error("The publisher has no result");
  return result;
}

function isPlain(): boolean {
  const open = ["MERGE_HEAD", "index.lock", "rebase-merge"].map((name) =>
    path.join(here.folder, ".git", name),
  );
  return !open.some(existsSync) && here.git("status", "--porcelain", "data").trim() === "";
}

const [one = 0, two = 0, three = 0, four = 0] = (() => {
  const made = new TwoComputers();
  const all = made.here.items("bikes").map(({ id }) => id);
  made.dispose();
  return all;
})();

function itemIn(items: readonly Item[], id: number): Item {
  const item = items.find((other) => other.id === id);
  if (item === undefined) throw new Error(`There is no item ${id}`);
  return item;
}

type Change = (items: readonly Item[]) => readonly Item[];
const all =
  (...changes: readonly Change[]): Change =>
  (items) =>
    changes.reduce((now, change) => change(now), items);
const changed =
  (id: number, change: (item: Item) => Partial<Item>): Change =>
  (items) =>
    items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
const priced = (id: number, price: number, place = 0) =>
  changed(id, ({ priceDetails }) => ({
    priceDetails: priceDetails.map((row, index) => (index === place ? { ...row, price } : row)),
  }));
const added =
  (id: number, name: string): Change =>
  (items) => [...items, { ...itemIn(items, four), id, name }];
const removed =
  (id: number): Change =>
  (items) =>
    items.filter((item) => item.id !== id);
const pricesOf = (items: readonly Item[], ...ids: readonly number[]) =>
  ids.map((id) => items.find((item) => item.id === id)?.priceDetails[0]?.price);

test("changes of different fields are merged without a question", async () => {
  there.edit("bikes", all(priced(one, 1222, 1), removed(two), added(502, "Theirs")));
  there.push();
  here.edit("bikes", all(priced(one, 611), priced(three, 633), added(501, "Mine")));
  expect(await published()).toMatchObject({ isSuccess: true });
  const items = shop.publishedItems("bikes");
  expect(here.items("bikes")).toEqual(items);
  expect(itemIn(items, one).priceDetails[1]?.price).toBe(1222);
  expect(pricesOf(items, one, two, three)).toEqual([611, undefined, 633]);
  expect(items.slice(-2).map(({ name }) => name)).toEqual(["Theirs", "Mine"]);
  expect(isPlain()).toBe(true);
});

test("only conflicts are asked about, once, and ticked ones become theirs", async () => {
  const theirs = [priced(one, 699), priced(three, 7777), removed(two), added(501, "Theirs")];
  there.edit("bikes", all(...theirs, added(502, "Twin")));
  there.push();
  const { name } = itemIn(here.items("bikes"), two);
  const mine = [priced(one, 611), priced(two, 622), added(501, "Mine"), added(503, "Twin")];
  here.edit("bikes", all(...mine));
  const question = await published();
  expect(question.isSuccess).toBe(false);
  expect(question.conflicts).toEqual([
    expect.stringMatching(/: ₹611 → ₹699$/),
    `${name} removed from Bikes`,
    "Theirs, Name: “Mine” → “Theirs”",
    "Twin removed from Bikes",
    "Twin added to Bikes",
  ]);
  expect(isPlain()).toBe(true);
  const chosen = question.conflicts?.filter((line) => !line.startsWith(name)) ?? [];
  expect(await published({ theirs: chosen })).toMatchObject({ isSuccess: true });
  const items = shop.publishedItems("bikes");
  const names = [501, 503, 502].map((id) => items.find((item) => item.id === id)?.name);
  expect(pricesOf(items, one, two, three)).toEqual([699, 622, 7777]);
  expect(names).toEqual(["Theirs", undefined, "Twin"]);
  expect(isPlain()).toBe(true);
});

test("a picture that one side has archived is restored if the other shows it", async () => {
  const { image: other } = itemIn(here.items("bikes"), two);
  const [image, image2] = ["images/shown-here.jpg", "images/shown-there.jpg"];
  for (const name of [image, image2]) {
    cpSync(path.join(here.data, other), path.join(here.data, name));
  }
  const showing = (id: number, shown: string) => changed(id, () => ({ image: shown }));
  here.edit("bikes", all(showing(one, image), showing(two, image2)));
  await published();
  there.git("pull", "--quiet");
  there.edit("bikes", all(showing(one, other), showing(four, image2)));
  rmSync(path.join(there.data, image));
  there.push();
  here.edit("bikes", all(showing(three, image), showing(two, other)));
  expect((await published()).message).toMatch(/^Published/);
  const files = here.git("ls-tree", "-r", "--name-only", "origin/main").split("\n");
  expect(files).toEqual(expect.arrayContaining([`data/${image}`, `data/${image2}`]));
  expect([image, image2].every((name) => existsSync(path.join(here.data, name)))).toBe(true);
});

test("a removed item is listed on the other computer, with its picture", async () => {
  const image = "images/only-here.jpg";
  cpSync(path.join(here.data, itemIn(here.items("bikes"), two).image), path.join(here.data, image));
  here.edit(
    "bikes",
    changed(two, () => ({ image })),
  );
  await published();
  const item = itemIn(here.items("bikes"), two);
  here.edit("bikes", removed(two));
  await published();
  there.git("pull", "--quiet");
  expect(existsSync(path.join(there.data, image))).toBe(false);
  const repository = new Repository(there.data);
  const contents = (await repository.published()) ?? {};
  const own = editorFolderOf(there.data);
  expect(await removedEntries(repository, own, contents)).toMatchObject([
    {
      file: "bikes",
      entry: item,
      following: expect.arrayContaining([three]) as unknown,
      isStillPublished: false,
    },
  ]);
  const picture = readFileSync(path.join(own, "pictures", path.basename(image)));
  const away = path.join(editorFolderOf(here.data), "pictures", path.basename(image));
  expect(picture.equals(readFileSync(away))).toBe(true);
  const drafts = [{ ...contents, bikes: [{ ...item, name: "Typed since" }] }];
  const [changedSince] = await removedEntries(repository, own, contents, drafts);
  expect(changedSince?.entry).toMatchObject({ id: two, name: "Typed since" });
  const business = { ...(contents.business as object), name: "The same shop's new name" };
  const none = { ...contents, business, bikes: [] };
  expect((await removedEntries(repository, own, none)).at(0)).toMatchObject({
    isStillPublished: true,
  });
});

test("a price far from before is asked about by name, once", async () => {
  here.edit("bikes", priced(one, 9));
  const question = await published({ confirmsWarnings: false });
  expect([question.isSuccess, question.warnings?.length]).toEqual([false, 1]);
  expect(question.warnings?.[0]).toContain(`“${itemIn(here.items("bikes"), one).name}”: ₹9 for`);
  expect(pricesOf(shop.publishedItems("bikes"), one)).not.toEqual([9]);
  expect((await published()).isSuccess).toBe(true);
  expect((await published({ confirmsWarnings: false })).warnings).toBeUndefined();
});

test("a new shop is published when it has no errors, with nothing of the first one", async () => {
  const own = editorFolderOf(here.data);
  const make = (...operations: Operation[]) =>
    new Store(here.data, own).change({ page: "", undoKey: "", operations });
  const set = (file: DataFile, value: unknown): Operation => ({ do: "set", file, path: [], value });
  const before = shop.published("data/business.json");
  const words = JSON.parse(here.text("words")) as WordsData;
  const first = JSON.parse(here.text("business")) as Record<string, unknown>;
  const links = [{ label: "About us", url: "/about" }];
  const [page, item] = [itemIn(here.items("pages"), 1), itemIn(here.items("bikes"), one)];
  const tent = { ...item, id: 501, name: "Tent", slug: "tent", formerSlugs: undefined };
  const address = { path: "/camping", match: "exact" };
  make(
    ...(["bikes", "cars", "hotels", "taxis", "places"] as const).map((file) => set(file, [])),
    set("pages", [{ ...page, ...address, title: "Camping" }]),
    set("words", { ...words, phrases: {} }),
    set("prose", [{ id: 1, path: "/about", title: "About us" }]),
    set("business", {
      ...first,
      name: "Camp",
      phones: ["+91 98765 43210"],
      footer: [{ heading: "More", links }],
    }),
    { do: "insert", file: "bikes", path: [], element: tent, before: null },
  );
  const { message } = await published();
  expect(message).toMatch(/^Nothing was published: this is another shop/);
  expect([here.text("business"), shop.published("data/business.json")]).toEqual([before, before]);
  const sections = [{ paragraphs: ["Tents."] }];
  make({ do: "set", file: "prose", path: [{ id: 1 }, "sections"], value: sections });
  make({ do: "set", file: "bikes", path: [{ id: 501 }, "name"], value: "City tent" });
  make({ do: "set", file: "business", path: ["tagline"] });
  expect((await published()).isSuccess).toBe(false);
  make({ do: "set", file: "business", path: ["tagline"], value: "Tents" });
  expect(await published()).toMatchObject({ isSuccess: true });
  expect(shop.publishedItems("bikes")).toEqual([{ ...tent, name: "City tent" }]);
  expect(JSON.parse(shop.published("data/business.json"))).toMatchObject({ name: "Camp" });
  const repository = new Repository(here.data);
  expect(await removedEntries(repository, own, (await repository.published()) ?? {})).toEqual([]);
  // From there on a wrong field holds nothing else back.
  make({ do: "set", file: "business", path: ["tagline"] });
  make({ do: "set", file: "bikes", path: [{ id: 501 }, "category"], value: "tent" });
  expect((await published()).message).toMatch(/What is wrong is not published yet/);
});

test("values of git's settings are never options of a command", async () => {
  const victim = path.join(here.folder, "victim");
  here.git("config", "branch.main.remote", `--upload-pack=touch ${victim};`);
  here.edit("bikes", priced(one, 611));
  expect((await published()).isSuccess).toBe(false);
  expect(existsSync(victim)).toBe(false);
});

test("only the data is committed, and unused pictures are archived", async () => {
  writeFileSync(path.join(here.data, "images/unused.jpg"), "picture");
  writeFileSync(path.join(here.folder, "README.md"), "Other");
  here.edit("bikes", priced(one, 611));
  expect(await published()).toMatchObject({ isSuccess: true });
  expect(here.git("show", "--name-only", "--format=").trim()).toBe("data/bikes.json");
  expect(existsSync(path.join(editorFolderOf(here.data), "pictures/unused.jpg"))).toBe(true);
  expect(here.git("status", "--porcelain").trim()).toBe("M README.md");
});

/** Git's words, which an owner does not know. */
const jargon = /\brepositor|\bupstream|fatal:|HEAD\b|refs\//;

test.each<[string, () => void, RegExp, boolean]>([
  [
    "there is no connection",
    () => renameSync(shop.website, `${shop.website}.gone`),
    /cannot be reached/,
    true,
  ],
  [
    "there is no website",
    () => here.git("remote", "remove", "origin"),
    /^Published on this computer\. It was not sent/,
    true,
  ],
  [
    "HEAD is detached",
    () => here.git("checkout", "--quiet", "--detach"),
    /choose the website's branch/,
    false,
  ],
  [
    "the website refuses",
    () => hook(path.join(shop.website, "hooks/pre-receive"), "The shop is closed"),
    /did not accept it/,
    true,
  ],
  [
    "a local hook fails",
    () => hook(path.join(here.folder, ".git/hooks/pre-commit"), "No prices today"),
    /git has refused it/,
    false,
  ],
  [
    "a file cannot be read",
    () => writeFileSync(path.join(here.data, "cars.json"), "null"),
    /Restore the last readable version/,
    false,
  ],
])(
  "if %s, the message says so and nothing is lost",
  async (_what, prepare, message, isCommitted) => {
    here.edit("bikes", priced(one, 611));
    prepare();
    const head = here.git("rev-parse", "HEAD");
    const result = await published();
    expect(result.message).toMatch(message);
    expect(result.message).not.toMatch(jargon);
    if (/did not accept|refused|reached/.test(result.message)) {
      const gitWords = /The shop is closed|No prices today|website\.git/;
      expect(console.error).toHaveBeenLastCalledWith(expect.stringMatching(gitWords));
    }
    expect(here.git("rev-parse", "HEAD") !== head).toBe(isCommitted);
    expect(here.text("bikes")).toContain("611");
  },
);

function hook(place: string, words: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `#!/bin/sh\necho "${words}" >&2\nexit 1\n`);
  chmodSync(place, 0o755);
}

/** A file beside the data that others push. */
const code = "package-lock.json";
const writeCode = (computer: Computer, text: string, name = code) =>
  writeFileSync(path.join(computer.folder, name), text);
const codeHere = (name = code) => readFileSync(path.join(here.folder, name), "utf8");
function pushCode(text: string, ...names: readonly string[]): void {
  for (const name of names) writeCode(there, text, name);
  there.git("add", "--all", "--force");
  there.push();
}

test.each<[string, () => void, string, string]>([
  ["differs", () => writeCode(here, "mine"), "mine", "theirs"],
  [
    "differs in a commit",
    () => {
      writeCode(here, "mine");
      here.git("commit", "--quiet", "--all", "--message", "Mine");
    },
    "theirs",
    "theirs",
  ],
])("a price is published if a file beside the data %s", async (_what, prepare, mine, pushed) => {
  pushCode("base", code);
  here.git("pull", "--quiet");
  pushCode("theirs", code, "README.md");
  here.edit("bikes", priced(one, 611));
  prepare();
  const { isSuccess, message } = await published();
  expect([isSuccess, message]).toEqual([true, expect.stringMatching(/the website's program/)]);
  expect(pricesOf(shop.publishedItems("bikes"), one)).toEqual([611]);
  expect(shop.published(code)).toBe(pushed);
  expect([codeHere("README.md"), codeHere()]).toEqual(["theirs", mine]);
  expect(isPlain()).toBe(true);
});

test("files of others never replace ignored or untracked ones", async () => {
  const names = [".editor/token", "notes.txt"];
  mkdirSync(path.join(here.folder, ".editor"));
  mkdirSync(path.join(there.folder, ".editor"));
  writeCode(here, ".editor/", ".git/info/exclude");
  for (const name of names) writeCode(here, "mine", name);
  pushCode("theirs", ...names);
  here.edit("bikes", priced(one, 611));
  expect(await published()).toMatchObject({ isSuccess: true });
  expect(names.map(codeHere)).toEqual(["mine", "mine"]);
  const own = path.relative(here.folder, editorFolderOf(here.data));
  expect(own.split(path.sep)[0]).toBe(".git");
});

test("without a user name in git, the shop is the author", async () => {
  here.git("config", "user.name", "");
  here.git("config", "user.email", "");
  here.edit("bikes", priced(one, 611));
  expect((await published()).isSuccess).toBe(true);
  const { name } = JSON.parse(here.text("business")) as { readonly name: string };
  expect(here.git("log", "-1", "--format=%an").trim()).toBe(name);
});

test("an unsent commit is pushed by the next Publish", async () => {
  renameSync(shop.website, `${shop.website}.gone`);
  here.edit("bikes", priced(one, 611));
  expect((await published()).message).toMatch(
    /^Saved on this computer, but not on the website yet/,
  );
  renameSync(`${shop.website}.gone`, shop.website);
  there.edit("cars", (items) => items.slice(1));
  there.push();
  expect((await published()).message).toMatch(
    /^Sent\. .*Others have changed: .* removed from Cars/,
  );
  expect(pricesOf(shop.publishedItems("bikes"), one)).toEqual([611]);
});
