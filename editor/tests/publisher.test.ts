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
import { prepareEditorFolder } from "../server/draft";
import { Publisher } from "../server/publisher";
import { removedEntries } from "../server/removed";
import { Repository } from "../server/repository";
import { Store } from "../server/store";
import { fixtureData } from "../../tests/support/fixture-data";
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
afterAll(() => TwoComputers.disposeTemplate());

/** Publishes on the computer `here`; warnings are confirmed unless the answer says otherwise. */
async function publish(answer: PublishAnswer = {}): Promise<PublishResult> {
  const editorFolder = prepareEditorFolder(here.data);
  const store = new Store(here.data, editorFolder);
  const publisher = new Publisher(editorFolder, store, new Repository(here.data));
  await publisher.publish({ confirmsWarnings: true, ...answer });
  const { result } = publisher.state;
  if (result === null) throw new Error("The publisher has no result");
  return result;
}

function isRepositoryClean(): boolean {
  const unfinished = ["MERGE_HEAD", "index.lock", "rebase-merge"].map((name) =>
    path.join(here.folder, ".git", name),
  );
  return !unfinished.some(existsSync) && here.git("status", "--porcelain", "data").trim() === "";
}

/** Ids of the first four bikes. */
const [one = 0, two = 0, three = 0, four = 0] = fixtureData().bikes.map(({ id }) => id);

function itemIn(items: readonly Item[], id: number): Item {
  const item = items.find((other) => other.id === id);
  if (item === undefined) throw new Error(`There is no item ${id}`);
  return item;
}

type Change = (items: readonly Item[]) => readonly Item[];
const all =
  (...changes: readonly Change[]): Change =>
  (items) =>
    changes.reduce((changedItems, change) => change(changedItems), items);
const changed =
  (id: number, change: (item: Item) => Partial<Item>): Change =>
  (items) =>
    items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
const priced = (id: number, price: number, rowIndex = 0) =>
  changed(id, ({ priceDetails }) => ({
    priceDetails: priceDetails.map((row, index) => (index === rowIndex ? { ...row, price } : row)),
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
  expect(await publish()).toMatchObject({ isSuccess: true });
  const items = shop.publishedItems("bikes");
  expect(here.items("bikes")).toEqual(items);
  expect(itemIn(items, one).priceDetails[1]?.price).toBe(1222);
  expect(pricesOf(items, one, two, three)).toEqual([611, undefined, 633]);
  expect(items.slice(-2).map(({ name }) => name)).toEqual(["Theirs", "Mine"]);
  expect(isRepositoryClean()).toBe(true);
});

test("only conflicts are listed; ticked lines are published as on the other computer, the rest as on this one", async () => {
  const theirs = [priced(one, 699), priced(three, 7777), removed(two), added(501, "Theirs")];
  there.edit("bikes", all(...theirs, added(502, "Twin")));
  there.push();
  const { name } = itemIn(here.items("bikes"), two);
  const mine = [priced(one, 611), priced(two, 622), added(501, "Mine"), added(503, "Twin")];
  here.edit("bikes", all(...mine));
  const question = await publish();
  expect(question.isSuccess).toBe(false);
  expect(question.conflicts).toEqual([
    expect.stringMatching(/: ₹611 → ₹699$/),
    `${name} removed from Bikes`,
    "Theirs, Name: “Mine” → “Theirs”",
    "Twin removed from Bikes",
    "Twin added to Bikes",
  ]);
  expect(isRepositoryClean()).toBe(true);
  const chosen = question.conflicts?.filter((line) => !line.startsWith(name)) ?? [];
  expect(await publish({ theirs: chosen })).toMatchObject({ isSuccess: true });
  const items = shop.publishedItems("bikes");
  const names = [501, 503, 502].map((id) => items.find((item) => item.id === id)?.name);
  expect(pricesOf(items, one, two, three)).toEqual([699, 622, 7777]);
  expect(names).toEqual(["Theirs", undefined, "Twin"]);
  expect(isRepositoryClean()).toBe(true);
});

test("a picture that one side has removed stays published if the other shows it", async () => {
  const { image: commonImage } = itemIn(here.items("bikes"), two);
  const [shownHere, shownThere] = ["images/shown-here.jpg", "images/shown-there.jpg"];
  for (const name of [shownHere, shownThere]) {
    cpSync(path.join(here.data, commonImage), path.join(here.data, name));
  }
  const withImage = (id: number, image: string) => changed(id, () => ({ image }));
  here.edit("bikes", all(withImage(one, shownHere), withImage(two, shownThere)));
  await publish();
  there.git("pull", "--quiet");
  there.edit("bikes", all(withImage(one, commonImage), withImage(four, shownThere)));
  rmSync(path.join(there.data, shownHere));
  there.push();
  here.edit("bikes", all(withImage(three, shownHere), withImage(two, commonImage)));
  expect((await publish()).message).toMatch(/^Published/);
  const files = here.git("ls-tree", "-r", "--name-only", "origin/main").split("\n");
  expect(files).toEqual(expect.arrayContaining([`data/${shownHere}`, `data/${shownThere}`]));
  const local = [shownHere, shownThere].map((name) => path.join(here.data, name));
  expect(local.every(existsSync)).toBe(true);
});

test("an item removed on one computer is listed on the other with its picture, as published or as a newer draft has it", async () => {
  const image = "images/only-here.jpg";
  cpSync(path.join(here.data, itemIn(here.items("bikes"), two).image), path.join(here.data, image));
  here.edit(
    "bikes",
    changed(two, () => ({ image })),
  );
  await publish();
  const item = itemIn(here.items("bikes"), two);
  here.edit("bikes", removed(two));
  await publish();
  there.git("pull", "--quiet");
  expect(existsSync(path.join(there.data, image))).toBe(false);
  const repository = new Repository(there.data);
  const contents = (await repository.published()) ?? {};
  const editorFolder = prepareEditorFolder(there.data);
  expect(await removedEntries(repository, editorFolder, contents)).toMatchObject([
    {
      file: "bikes",
      entry: item,
      following: expect.arrayContaining([three]) as unknown,
      isStillPublished: false,
    },
  ]);
  const picture = readFileSync(path.join(editorFolder, "pictures", path.basename(image)));
  const archived = path.join(prepareEditorFolder(here.data), "pictures", path.basename(image));
  expect(picture.equals(readFileSync(archived))).toBe(true);
  const drafts = [{ ...contents, bikes: [{ ...item, name: "Typed since" }] }];
  const [drafted] = await removedEntries(repository, editorFolder, contents, drafts);
  expect(drafted?.entry).toMatchObject({ id: two, name: "Typed since" });
  // A shop with another name is the same shop if a phone is the same.
  const business = { ...(contents.business as object), name: "The same shop's new name" };
  const withoutBikes = { ...contents, business, bikes: [] };
  const [published] = await removedEntries(repository, editorFolder, withoutBikes);
  expect(published).toMatchObject({ isStillPublished: true });
});

test("a price far from the published price is published only after a confirmation", async () => {
  here.edit("bikes", priced(one, 9));
  const question = await publish({ confirmsWarnings: false });
  expect([question.isSuccess, question.warnings?.length]).toEqual([false, 1]);
  expect(question.warnings?.[0]).toContain(`“${itemIn(here.items("bikes"), one).name}”: ₹9 for`);
  expect(pricesOf(shop.publishedItems("bikes"), one)).not.toEqual([9]);
  expect((await publish()).isSuccess).toBe(true);
  expect((await publish({ confirmsWarnings: false })).warnings).toBeUndefined();
});

test("a new shop is published only without errors, and has nothing of the former shop", async () => {
  const editorFolder = prepareEditorFolder(here.data);
  const make = (...operations: Operation[]) =>
    new Store(here.data, editorFolder).change({ pageId: "", undoKey: "", operations });
  const set = (file: DataFile, value: unknown): Operation => ({ do: "set", file, path: [], value });
  const before = shop.published("data/business.json");
  const words = JSON.parse(here.text("words")) as WordsData;
  const first = JSON.parse(here.text("business")) as Record<string, unknown>;
  const links = [{ label: "About us", url: "https://example.com/about" }];
  const [page, item] = [itemIn(here.items("pages"), 1), itemIn(here.items("bikes"), one)];
  const tent = { ...item, id: 501, name: "Tent", slug: "tent", formerSlugs: undefined };
  const address = { path: "/camping", match: "exact" };
  make(
    ...(["bikes", "cars", "hotels", "taxis"] as const).map((file) => set(file, [])),
    set("places", [{ id: 1, name: "Lake" }]),
    set("pages", [{ ...page, ...address, title: "Camping" }]),
    set("words", { ...words, phrases: {} }),
    set("business", {
      ...first,
      name: "Camp",
      phones: ["+91 98765 43210"],
      footer: [{ heading: "More", links }],
    }),
    { do: "insert", file: "bikes", path: [], element: tent, before: null },
  );
  const { message } = await publish();
  expect(message).toMatch(/^Nothing was published: this is another shop/);
  expect([here.text("business"), shop.published("data/business.json")]).toEqual([before, before]);
  make({ do: "set", file: "places", path: [{ id: 1 }, "km"], value: 5 });
  make({ do: "set", file: "bikes", path: [{ id: 501 }, "name"], value: "City tent" });
  make({ do: "set", file: "business", path: ["tagline"] });
  expect((await publish()).isSuccess).toBe(false);
  make({ do: "set", file: "business", path: ["tagline"], value: "Tents" });
  expect(await publish()).toMatchObject({ isSuccess: true });
  expect(shop.publishedItems("bikes")).toEqual([{ ...tent, name: "City tent" }]);
  expect(JSON.parse(shop.published("data/business.json"))).toMatchObject({ name: "Camp" });
  const repository = new Repository(here.data);
  const contents = (await repository.published()) ?? {};
  expect(await removedEntries(repository, editorFolder, contents)).toEqual([]);
  // Once the new shop is published, a wrong field holds nothing else back.
  make({ do: "set", file: "business", path: ["tagline"] });
  make({ do: "set", file: "bikes", path: [{ id: 501 }, "category"], value: "tent" });
  expect((await publish()).message).toMatch(/What is wrong is not published yet/);
});

test("a remote's name in git's settings is not read as an option", async () => {
  const victim = path.join(here.folder, "victim");
  here.git("config", "branch.main.remote", `--upload-pack=touch ${victim};`);
  here.edit("bikes", priced(one, 611));
  expect((await publish()).isSuccess).toBe(false);
  expect(existsSync(victim)).toBe(false);
});

test("only the data is committed, and unused pictures are archived", async () => {
  writeFileSync(path.join(here.data, "images/unused.jpg"), "picture");
  writeFileSync(path.join(here.folder, "README.md"), "Other");
  here.edit("bikes", priced(one, 611));
  expect(await publish()).toMatchObject({ isSuccess: true });
  expect(here.git("show", "--name-only", "--format=").trim()).toBe("data/bikes.json");
  expect(existsSync(path.join(prepareEditorFolder(here.data), "pictures/unused.jpg"))).toBe(true);
  expect(here.git("status", "--porcelain").trim()).toBe("M README.md");
});

/** Terms of git that an owner does not know. */
const jargon = /\brepositor|\bupstream|fatal:|HEAD\b|refs\//;

test.each<[string, () => void, RegExp, boolean]>([
  [
    "there is no connection",
    () => renameSync(shop.website, `${shop.website}.gone`),
    /cannot be reached/,
    true,
  ],
  [
    "the repository has no remote",
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
    () => failingHook(path.join(shop.website, "hooks/pre-receive"), "The shop is closed"),
    /did not accept it/,
    true,
  ],
  [
    "a local hook fails",
    () => failingHook(path.join(here.folder, ".git/hooks/pre-commit"), "No prices today"),
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
  "if %s, the message says so without terms of git, and the price stays in the file",
  async (_what, prepare, message, isCommitted) => {
    here.edit("bikes", priced(one, 611));
    prepare();
    const head = here.git("rev-parse", "HEAD");
    const result = await publish();
    expect(result.message).toMatch(message);
    expect(result.message).not.toMatch(jargon);
    if (/did not accept|refused|reached/.test(result.message)) {
      const gitOutput = /The shop is closed|No prices today|website\.git/;
      expect(console.error).toHaveBeenLastCalledWith(expect.stringMatching(gitOutput));
    }
    expect(here.git("rev-parse", "HEAD") !== head).toBe(isCommitted);
    expect(here.text("bikes")).toContain("611");
  },
);

function failingHook(file: string, message: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho "${message}" >&2\nexit 1\n`);
  chmodSync(file, 0o755);
}

const programFile = "package-lock.json";
const writeProgram = (computer: Computer, text: string, name = programFile) =>
  writeFileSync(path.join(computer.folder, name), text);
const programHere = (name = programFile) => readFileSync(path.join(here.folder, name), "utf8");
function pushProgram(text: string, ...names: readonly string[]): void {
  for (const name of names) writeProgram(there, text, name);
  there.git("add", "--all", "--force");
  there.push();
}

test.each<[string, () => void, string, string]>([
  ["uncommitted", () => writeProgram(here, "mine"), "mine", "theirs"],
  [
    "committed",
    () => {
      writeProgram(here, "mine");
      here.git("commit", "--quiet", "--all", "--message", "Mine");
    },
    "theirs",
    "theirs",
  ],
])(
  "a price is published even if %s changes of the website's program conflict",
  async (_what, prepare, mine, pushed) => {
    pushProgram("base", programFile);
    here.git("pull", "--quiet");
    pushProgram("theirs", programFile, "README.md");
    here.edit("bikes", priced(one, 611));
    prepare();
    const { isSuccess, message } = await publish();
    expect([isSuccess, message]).toEqual([true, expect.stringMatching(/the website's program/)]);
    expect(pricesOf(shop.publishedItems("bikes"), one)).toEqual([611]);
    expect(shop.published(programFile)).toBe(pushed);
    expect([programHere("README.md"), programHere()]).toEqual(["theirs", mine]);
    expect(isRepositoryClean()).toBe(true);
  },
);

test("a schema with conflicting commits is published as on the other computer", async () => {
  const schema = "data/schema/notes.txt";
  pushProgram("base", schema);
  here.git("pull", "--quiet");
  pushProgram("theirs", schema);
  writeProgram(here, "mine", schema);
  here.git("commit", "--quiet", "--all", "--message", "Mine");
  here.edit("bikes", priced(one, 611));
  expect(await publish()).toMatchObject({ isSuccess: true });
  expect(shop.published(schema)).toBe("theirs");
});

test("a merge never replaces ignored or untracked files", async () => {
  const names = [".editor/token", "notes.txt"];
  mkdirSync(path.join(here.folder, ".editor"));
  mkdirSync(path.join(there.folder, ".editor"));
  writeProgram(here, ".editor/", ".git/info/exclude");
  for (const name of names) writeProgram(here, "mine", name);
  pushProgram("theirs", ...names);
  here.edit("bikes", priced(one, 611));
  expect(await publish()).toMatchObject({ isSuccess: true });
  expect(names.map(programHere)).toEqual(["mine", "mine"]);
});

test("the editor's folder is in `.git`, where nothing is committed", () => {
  const folder = path.relative(here.folder, prepareEditorFolder(here.data));
  expect(folder.split(path.sep)[0]).toBe(".git");
});

test("without a user's name in git's settings, the shop is the author", async () => {
  here.git("config", "user.name", "");
  here.git("config", "user.email", "");
  here.edit("bikes", priced(one, 611));
  expect((await publish()).isSuccess).toBe(true);
  const { name } = JSON.parse(here.text("business")) as { readonly name: string };
  expect(here.git("log", "-1", "--format=%an").trim()).toBe(name);
});

test("an unsent commit is pushed by the next Publish", async () => {
  renameSync(shop.website, `${shop.website}.gone`);
  here.edit("bikes", priced(one, 611));
  expect((await publish()).message).toMatch(/^Saved on this computer, but not on the website yet/);
  renameSync(`${shop.website}.gone`, shop.website);
  there.edit("cars", (items) => items.slice(1));
  there.push();
  expect((await publish()).message).toMatch(/^Sent\. .*Others have changed: .* removed from Cars/);
  expect(pricesOf(shop.publishedItems("bikes"), one)).toEqual([611]);
});
