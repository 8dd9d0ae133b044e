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
import { publisherError } from "../../editor/server/publisher";
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
async function published(
  take?: Side,
  what: "publish" | "send" = "publish",
): Promise<PublishResult> {
  const ownFolder = editorFolder(here.data);
  const store = new Store(here.data, ownFolder);
  const publishing = new Publishing(here.data, ownFolder, store, new Repository(here.data));
  await publishing[what](take);
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

const ids = () => here.items("bikes").map(({ id }) => id);
const [one = 0, two = 0, last = 0] = (() => {
  const made = new TwoComputers();
  const all = made.here.items("bikes").map(({ id }) => id);
  made.dispose();
  return [all[0], all[1], all.at(-1)];
})();
const priced = (id: number, price: number) => (items: Item[]) =>
  changed(items, id, ({ priceDetails: [row] }) => {
    if (row !== undefined) row.price = price;
  });
const added = (id: number) => (items: Item[]) => {
  items.push({ ...firstOf(items), id, name: `Bike ${id}` });
};

/** A change of both computers, and what both are to be together. */
interface Case {
  readonly here: (items: Item[]) => void;
  readonly there: (items: Item[]) => void;
  readonly together: (items: readonly Item[]) => unknown;
  readonly expected: unknown;
}
const priceOf = (items: readonly Item[], id: number, row = 0) =>
  items.find((item) => item.id === id)?.priceDetails[row]?.price;

test.each<[string, Case]>([
  [
    "different items",
    {
      here: priced(one, 611),
      there: priced(last, 622),
      together: (items) => [priceOf(items, one), priceOf(items, last)],
      expected: [611, 622],
    },
  ],
  [
    "distant prices of one item",
    {
      here: priced(one, 611),
      there: (items) =>
        changed(items, one, ({ priceDetails }) => {
          const row = priceDetails.at(-1);
          if (row !== undefined) row.price = 7777;
        }),
      together: (items) => [
        priceOf(items, one),
        items.find(({ id }) => id === one)?.priceDetails.at(-1)?.price,
      ],
      expected: [611, 7777],
    },
  ],
  [
    "one added, another removed",
    {
      here: added(501),
      there: (items) => items.splice(0, 1),
      together: (items) => [items.some(({ id }) => id === 501), items.some(({ id }) => id === one)],
      expected: [true, false],
    },
  ],
])(
  "%s are merged without a question",
  async (_what, { here: mine, there: theirs, together, expected }) => {
    there.edit("bikes", theirs);
    there.push();
    here.edit("bikes", mine);
    const result = await published();
    expect(result).toMatchObject({ isDone: true });
    expect(together(shop.publishedItems("bikes"))).toEqual(expected);
    expect(together(here.items("bikes"))).toEqual(expected);
    expect(isPlain()).toBe(true);
  },
);

const asked: readonly [string, Omit<Case, "expected">, unknown, unknown][] = [
  [
    "one price",
    { here: priced(one, 611), there: priced(one, 622), together: (items) => priceOf(items, one) },
    611,
    622,
  ],
  [
    "neighbouring prices",
    {
      here: priced(one, 611),
      there: (items) =>
        changed(items, one, ({ priceDetails: [, row] }) => {
          if (row !== undefined) row.price = 1222;
        }),
      together: (items) =>
        [priceOf(items, one) === 611, priceOf(items, one, 1) === 1222].filter(Boolean).length > 0,
    },
    true,
    true,
  ],
  [
    "two added items",
    {
      here: added(501),
      there: added(502),
      together: (items) => items.map(({ id }) => id).filter((id) => id > 500),
    },
    [501],
    [502],
  ],
  [
    "one item, which the other has removed",
    {
      here: priced(two, 611),
      there: (items) => items.splice(1, 1),
      together: (items) => priceOf(items, two),
    },
    611,
    undefined,
  ],
  [
    "an item under the id of another one",
    {
      here: (items) => items.unshift({ ...firstOf(items), id: 501, name: "First" }),
      there: added(501),
      together: (items) => items.find(({ id }) => id === 501)?.name,
    },
    "First",
    "Bike 501",
  ],
];
describe.each(asked)(
  "both change %s",
  (_what, { here: mine, there: theirs, together }, own, others) => {
    test.each<[Side, unknown]>([
      ["mine", own],
      ["theirs", others],
    ])("that is asked once, and %s is pushed as right data", async (take, expected) => {
      there.edit("bikes", theirs);
      there.push();
      here.edit("bikes", mine);
      const question = await published();
      expect(question.isDone).toBe(false);
      expect(question.others?.length).toBeGreaterThan(0);
      expect(isPlain()).toBe(true);
      expect(await published(take)).toMatchObject({ isDone: true });
      expect(together(shop.publishedItems("bikes"))).toEqual(expected);
      expect(new Set(ids()).size).toBe(ids().length);
      expect(isPlain()).toBe(true);
    });
  },
);

test("what others have changed is said by item", async () => {
  there.edit("bikes", priced(one, 622));
  there.push();
  here.edit("bikes", priced(one, 611));
  const { name } = firstOf(here.items("bikes"));
  expect((await published()).others).toEqual([expect.stringMatching(`^${name}, .*₹622$`)]);
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
    () => here.git("config", "branch.main.merge", "-x"),
    /begins with a dash/,
    false,
  ],
  [
    "the data is behind a link",
    () => {
      rmSync(path.join(here.data, "bikes.json"));
      symlinkSync("/etc/hostname", path.join(here.data, "bikes.json"));
    },
    /is a link to another place/,
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
  if (!message.source.includes("link")) expect(here.text("bikes")).toContain("611");
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
  expect((await published(undefined, "send")).message).toMatch(
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

test.each([
  [{ name: "", email: "a@b" }, "Write a name."],
  [{ name: "A <b>", email: "a@b" }, "Write the name on one line, without < and >."],
  [{ name: "A", email: "a b" }, "Write an e-mail address, such as name@example.com."],
  [{ name: "A", email: "a@b" }, null],
])("%j as a publisher", (publisher, error) => expect(publisherError(publisher)).toBe(error));
