/** @jest-environment node */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PublishResult, Side } from "../../editor/protocol";
import { editorFolder } from "../../editor/server/draft";
import { Publishing } from "../../editor/server/publishing";
import { Repository } from "../../editor/server/repository";
import { Store } from "../../editor/server/store";
import { type Computer, type Item, TwoComputers } from "../support/two-computers";

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

/** What the page that pressed Publish is told. */
async function published(take?: Side): Promise<PublishResult> {
  const ownFolder = editorFolder(here.data);
  const store = new Store(here.data, ownFolder);
  const publishing = new Publishing(ownFolder, store, new Repository(here.data));
  await publishing.publish(take);
  const { result } = publishing.state();
  if (result === null) throw new Error("Publishing has no result");
  return result;
}

function firstOf(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error("There is no item");
  return item;
}

function changed(items: Item[], id: number, change: (item: Item) => void): void {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw new Error(`There is no item ${id}`);
  change(item);
}

function isPlain(): boolean {
  const open = ["MERGE_HEAD", "index.lock", "rebase-merge"].map((name) =>
    path.join(here.folder, ".git", name),
  );
  return !open.some(existsSync) && here.git("status", "--porcelain", "data").trim() === "";
}

const [one = 0, two = 0, last = 0] = (() => {
  const made = new TwoComputers();
  const all = made.here.items("bikes").map(({ id }) => id);
  made.dispose();
  return [all[0], all[1], all.at(-1)];
})();
const priced =
  (id: number, price: number, place = 0) =>
  (items: Item[]) =>
    changed(items, id, ({ priceDetails }) => {
      const row = priceDetails[place];
      if (row !== undefined) row.price = price;
    });
const added = (id: number) => (items: Item[]) => {
  items.push({ ...firstOf(items), id, name: `Bike ${id}` });
};

const priceOf = (items: readonly Item[], id: number, row = 0) =>
  items.find((item) => item.id === id)?.priceDetails.at(row)?.price;
const nameOf = (items: readonly Item[], id: number) => items.find((item) => item.id === id)?.name;

/** A change of each computer, and what is to be seen of them together. */
type Change = (items: Item[]) => void;
type Seen = (items: readonly Item[]) => unknown;

test.each<[string, Change, Change, Seen, unknown]>([
  [
    "different items",
    priced(one, 611),
    priced(last, 622),
    (items) => [priceOf(items, one), priceOf(items, last)],
    [611, 622],
  ],
  [
    "neighbouring prices",
    priced(one, 611),
    priced(one, 1222, 1),
    (items) => [priceOf(items, one), priceOf(items, one, 1)],
    [611, 1222],
  ],
  [
    "one added, another removed",
    added(501),
    (items) => items.splice(0, 1),
    (items) => [nameOf(items, 501), nameOf(items, one)],
    ["Bike 501", undefined],
  ],
  [
    "two added",
    added(501),
    added(502),
    (items) => [nameOf(items, 501), nameOf(items, 502)],
    ["Bike 501", "Bike 502"],
  ],
])("%s are merged without a question", async (_what, mine, theirs, seen, expected) => {
  there.edit("bikes", theirs);
  there.push();
  here.edit("bikes", mine);
  expect(await published()).toMatchObject({ isDone: true });
  expect(seen(shop.publishedItems("bikes"))).toEqual(expected);
  expect(seen(here.items("bikes"))).toEqual(expected);
  expect(isPlain()).toBe(true);
});

const addedAs =
  (id: number, name: string, place: number): Change =>
  (items) => {
    items.splice(place, 0, { ...firstOf(items), id, name });
  };

describe.each<[string, Change, Change, RegExp, Seen, unknown, unknown]>([
  [
    "one price",
    priced(one, 611),
    priced(one, 622),
    /₹611 → ₹622$/,
    (items) => priceOf(items, one),
    611,
    622,
  ],
  [
    "one item, which the other has removed",
    priced(two, 611),
    (items) => items.splice(1, 1),
    / removed from Bikes$/,
    (items) => priceOf(items, two),
    611,
    undefined,
  ],
  [
    "an item under the id of another one",
    addedAs(501, "First", 0),
    addedAs(501, "Second", 3),
    /“First” → “Second”/,
    (items) => nameOf(items, 501),
    "First",
    "Second",
  ],
  [
    "items at one address",
    addedAs(501, "New", 0),
    addedAs(502, "New", 3),
    /^New removed from Bikes New added to Bikes$/,
    (items) => [nameOf(items, 501), nameOf(items, 502)],
    ["New", undefined],
    [undefined, "New"],
  ],
])("both change %s", (_what, mine, theirs, others, seen, own, other) => {
  test.each<[Side, unknown]>([
    ["mine", own],
    ["theirs", other],
  ])("that alone is asked, and %s is pushed with all else", async (take, expected) => {
    there.edit("bikes", theirs);
    there.edit("cars", priced(1, 7777));
    there.push();
    here.edit("bikes", mine);
    here.edit("hotels", priced(1, 8888));
    const question = await published();
    expect([question.isDone, question.others?.join(" ")]).toEqual([
      false,
      expect.stringMatching(others),
    ]);
    expect(isPlain()).toBe(true);
    expect(await published(take)).toMatchObject({ isDone: true });
    expect(seen(shop.publishedItems("bikes"))).toEqual(expected);
    expect(priceOf(shop.publishedItems("cars"), 1)).toBe(7777);
    expect(priceOf(shop.publishedItems("hotels"), 1)).toBe(8888);
    expect(isPlain()).toBe(true);
  });
});

test("a picture that others have put away is there again where something here shows it", async () => {
  const [item, other] = here.items("bikes") as [Item, Item];
  const name = "images/only-here.jpg";
  const content = await sharp({
    create: { width: 900, height: 700, channels: 3, background: "red" },
  })
    .jpeg()
    .toBuffer();
  here.write(name, content);
  here.edit("bikes", (items) => changed(items, item.id, (bike) => (bike.image = name)));
  await published();
  there.git("pull", "--quiet");
  there.edit("bikes", (items) => changed(items, item.id, (bike) => (bike.image = other.image)));
  rmSync(path.join(there.data, name));
  there.push();
  here.edit("bikes", (items) => changed(items, last, (bike) => (bike.image = name)));
  expect((await published()).message).toMatch(/^Published/);
  expect(here.has(name)).toBe(true);
  expect(here.git("ls-tree", "-r", "--name-only", "origin/main")).toContain(name);
});

test("nothing but the data is committed, and unused pictures are put away", async () => {
  here.write("images/unused.jpg", "picture");
  writeFileSync(path.join(here.folder, "README.md"), "Other");
  here.edit("bikes", priced(one, 611));
  expect(await published()).toMatchObject({ isDone: true });
  expect(here.git("show", "--name-only", "--format=").trim()).toBe("data/bikes.json");
  expect(existsSync(path.join(here.folder, ".editor/pictures/unused.jpg"))).toBe(true);
  expect(here.git("status", "--porcelain").trim()).toBe("M README.md");
});

/** What a shopkeeper has never heard of. */
const jargon = /\brepositor|\bupstream|fatal:|HEAD\b|refs\//;

test.each<[string, () => void, RegExp, boolean]>([
  [
    "there is no connection",
    () => renameSync(shop.website, `${shop.website}.gone`),
    /is not where it was.*Send again/,
    true,
  ],
  [
    "there is no website",
    () => here.git("remote", "remove", "origin"),
    /^Published on this computer\. It was sent nowhere/,
    true,
  ],
  [
    "nobody has said who publishes",
    () => {
      here.git("config", "user.name", "");
      here.git("config", "user.email", "");
    },
    /does not know who publishes/,
    false,
  ],
  [
    "HEAD is detached",
    () => here.git("checkout", "--quiet", "--detach"),
    /choose the website's branch/,
    false,
  ],
  [
    "another branch is checked out",
    () => here.git("checkout", "--quiet", "-b", "spring"),
    /sent to “spring” and not to “main”/,
    true,
  ],
  [
    "the website refuses",
    () => hook(path.join(shop.website, "hooks/pre-receive"), "The shop is closed"),
    /It says: “The shop is closed”/,
    true,
  ],
  [
    "an own hook fails",
    () => hook(path.join(here.folder, ".git/hooks/pre-commit"), "No prices today"),
    /stopped it: “No prices today”/,
    false,
  ],
  [
    "a merge is unfinished",
    () => writeFileSync(path.join(here.folder, ".git/MERGE_HEAD"), here.git("rev-parse", "HEAD")),
    /has not finished/,
    false,
  ],
  [
    "a killed git has left its lock",
    () => writeFileSync(path.join(here.folder, ".git/index.lock"), ""),
    /rm ".*index\.lock"/,
    false,
  ],
  [
    "the remote begins with a dash",
    () => here.git("config", "branch.main.remote", "--upload-pack=touch ran"),
    /begins with a dash/,
    false,
  ],
  [
    "the branch begins with a dash",
    () => here.git("config", "branch.main.merge", "refs/heads/--force"),
    /begins with a dash/,
    false,
  ],
  [
    "a file cannot be read",
    () => writeFileSync(path.join(here.data, "cars.json"), "{ oops"),
    /Take back what it held/,
    false,
  ],
  [
    "the data is behind a link",
    () => {
      rmSync(path.join(here.data, "bikes.json"));
      symlinkSync("/etc/hostname", path.join(here.data, "bikes.json"));
    },
    /cannot be read/,
    false,
  ],
])("where %s, that is said and nothing is lost", async (_what, prepare, message, isCommitted) => {
  here.edit("bikes", priced(one, 611));
  const head = here.git("rev-parse", "HEAD");
  prepare();
  const result = await published();
  expect(result.message).toMatch(message);
  expect(result.message).not.toMatch(jargon);
  expect(here.git("rev-parse", "HEAD") !== head).toBe(isCommitted);
  if (!message.source.includes("cannot be read")) expect(here.text("bikes")).toContain("611");
});

function hook(place: string, words: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `#!/bin/sh\necho "${words}" >&2\nexit 1\n`);
  chmodSync(place, 0o755);
}

test("what could not be sent is sent again", async () => {
  renameSync(shop.website, `${shop.website}.gone`);
  here.edit("bikes", priced(one, 611));
  expect((await published()).message).toMatch(/^Committed on this computer, but not sent/);
  renameSync(`${shop.website}.gone`, shop.website);
  there.edit("cars", (items) => items.splice(0, 1));
  there.push();
  expect((await published()).message).toMatch(
    /^Sent\. .*Others have changed: .* removed from Cars/,
  );
  expect(priceOf(shop.publishedItems("bikes"), one)).toBe(611);
});

test("no hook of another publisher runs, and no link of theirs is taken", async () => {
  hook(path.join(there.folder, "none-of-them/pre-commit"), "ran");
  hook(path.join(there.folder, "data/.git/hooks/pre-commit"), "ran");
  rmSync(path.join(there.data, "cars.json"));
  symlinkSync("../victim", path.join(there.data, "cars.json"));
  there.push();
  here.edit("bikes", priced(one, 611));
  expect((await published()).message).toMatch(/has a link in the folder of the data/);
  expect(isPlain()).toBe(true);
});
