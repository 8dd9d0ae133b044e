/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withChange } from "../../editor/server/data-changes";
import { DataStore } from "../../editor/server/data-store";
import { Publishing } from "../../editor/server/publishing";
import { type Computer, type Item, TwoComputers } from "../support/two-computers";

const hasGit = spawnSync("git", ["--version"]).status === 0;
/** As the terminal's programs do: where it cannot be installed, its tests are left out. */
const withGit = hasGit ? test : test.skip;

/** What a shopkeeper's helper has never heard of. */
const foreignWords = /\bcommit|remote|repositor|\bgit\b|\bpush|upstream|fatal|HEAD|merge|rebase/i;

const said = jest.spyOn(console, "error");
let shop: TwoComputers;
let here: Computer;
let there: Computer;
let publishing: Publishing;
beforeEach(() => {
  said.mockReset().mockReturnValue();
  if (!hasGit) return;
  shop = new TwoComputers();
  ({ here, there } = shop);
  publishing = new Publishing(here.data);
});
afterEach(() => {
  if (hasGit) shop.dispose();
});
afterAll(() => {
  said.mockRestore();
  TwoComputers.disposeAll();
});

/** Changes the first price of an item, by the item's place. */
const price = (computer: Computer, place: number, rupees: number) =>
  computer.edit("bikes", (bikes) => {
    const row = bikes[place]?.priceDetails[0];
    if (row !== undefined) row.price = rupees;
  });
const firstPrices = (items: readonly Item[]) =>
  items.map(({ priceDetails }) => priceDetails[0]?.price);
const [mine, theirs] = [1234, 4321];
/** A new item after the pattern of another, as it is added on a computer. */
const added = (computer: Computer, name: string, image?: string) =>
  computer.edit("bikes", (bikes) => {
    const [pattern] = bikes;
    if (pattern === undefined) throw new Error("The fixture has no bike");
    const id = Math.max(...bikes.map((bike) => bike.id)) + 1;
    bikes.push({ ...pattern, id, name, image: image ?? pattern.image });
  });
/** Two pictures of one name: the other computer's, which is published, and another one here. */
const picturesOfOneName = () => {
  const picture = here.read(here.items("bikes")[0]?.image ?? "");
  const ending = (end: string) => Buffer.concat([picture, Buffer.from(end)]);
  const [ours, others] = [ending("here"), ending("there")];
  there.write("images/new.jpg", others);
  added(there, "Their bike", "images/new.jpg");
  there.push();
  here.write("images/new.jpg", ours);
  return { ours, others };
};
const head = () => here.git("rev-parse", "HEAD").trim();
/** Nothing but what somebody has not published yet. */
const isClean = () => here.git("status", "--porcelain").trim() === "";
/** Has another program here pull what the website has, as far as it comes. */
const pull = (how: string) =>
  spawnSync("git", ["-c", "pull.rebase=false", "pull", how], { cwd: here.folder });

describe("what somebody else has published is put together with what is published here", () => {
  withGit("field by field", async () => {
    price(there, 0, theirs);
    there.push();
    price(here, 1, mine);
    const { message, isPublished, conflicts } = await publishing.publish();
    expect(isPublished).toBe(true);
    expect(message).toMatch(
      /^Published, together with what somebody else has published: .*→ ₹4,321\. The website shows/,
    );
    expect(message).not.toMatch(/1,234/);
    expect(message).not.toMatch(foreignWords);
    expect(conflicts).toEqual([]);
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 2)).toEqual([theirs, mine]);
    expect(firstPrices(here.items("bikes")).slice(0, 2)).toEqual([theirs, mine]);
    expect(isClean()).toBe(true);
    expect(await publishing.state()).toMatchObject({ unsent: 0, unsentReason: null });
    expect(said).not.toHaveBeenCalled();
    expect(here.git("worktree", "list").trim().split("\n")).toHaveLength(1);
  });

  withGit("where both have changed one field, theirs stands, and mine can be taken", async () => {
    price(there, 0, theirs);
    there.push();
    price(here, 0, mine);
    price(here, 1, mine);
    const { message, isPublished, conflicts = [] } = await publishing.publish();
    expect(isPublished).toBe(true);
    expect(message).toMatch(/₹4,321.* theirs stands\. Yours was: .*₹1,234\. The page asks/);
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 2)).toEqual([theirs, mine]);
    const [conflict] = conflicts;
    if (conflict === undefined) throw new Error("There is no conflict");
    expect(conflict.standing).toBe(theirs);
    // Whichever page asks next is told, until one has said that it asks.
    const editorAnew = new Publishing(here.data);
    expect((await editorAnew.state()).met).toMatchObject(conflicts);
    const { met } = await publishing.state();
    expect(met).toMatchObject(conflicts);
    await publishing.metIsKnown(met.map(({ number }) => number));
    expect((await publishing.state()).met).toEqual([]);
    expect((await new Publishing(here.data).state()).met).toEqual([]);
    const { bikes } = withChange({ bikes: here.items("bikes") }, conflict);
    here.write("bikes.json", JSON.stringify(bikes));
    expect((await publishing.publish()).message).toMatch(/^Published\. /);
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 2)).toEqual([mine, mine]);
  });

  withGit(
    "what meets it is asked about also where the editor is ended before it is sent",
    async () => {
      price(there, 0, theirs);
      there.push();
      price(here, 0, mine);
      // Ends as a killed editor does, between what stands here and what is sent.
      const hook = path.join(here.folder, ".git", "hooks", "post-merge");
      const standing = path.join(here.folder, "standing.json");
      const questions = path.join(here.folder, ".git", "catalogue-editor-questions.json");
      writeFileSync(hook, `#!/bin/sh\ncp '${questions}' '${standing}'\n`);
      chmodSync(hook, 0o755);
      await publishing.publish();
      writeFileSync(questions, readFileSync(standing));
      expect((await new Publishing(here.data).state()).met).toMatchObject([
        { to: mine, standing: theirs },
      ]);
    },
  );

  withGit("each question is one of its own, also where it stands for an earlier one", async () => {
    const met = async (place: number, rupees: number) => {
      there.git("pull", "--quiet");
      price(there, place, rupees);
      there.push();
      price(here, place, rupees + 1);
      await publishing.publish();
      return (await publishing.state()).met;
    };
    const [first] = await met(0, theirs);
    const both = await met(1, theirs);
    const [, second] = both;
    expect(both).toHaveLength(2);
    const later = await met(0, theirs + 9);
    expect(later.map(({ standing }) => standing)).toEqual([theirs, theirs + 9]);
    // A page that asks about what was met first knows nothing of what was met since.
    await publishing.metIsKnown([first?.number ?? NaN]);
    expect((await publishing.state()).met).toEqual(later);
    await publishing.metIsKnown([second?.number ?? NaN]);
    expect((await publishing.state()).met).toEqual(later.slice(1));
  });

  withGit("two items of one id are two items", async () => {
    added(there, "Their bike");
    there.push();
    added(here, "My bike");
    expect(await publishing.publish()).toMatchObject({ isPublished: true, conflicts: [] });
    const bikes = shop.publishedItems("bikes");
    const ids = ["Their bike", "My bike"].map(
      (name) => bikes.find((bike) => bike.name === name)?.id ?? NaN,
    );
    expect(ids[1]).toBe((ids[0] ?? NaN) + 1);
    expect(new Set(bikes.map(({ id }) => id)).size).toBe(bikes.length);
    // What visitors may know by its address comes first.
    expect(bikes.slice(-2).map(({ name }) => name)).toEqual(["Their bike", "My bike"]);
  });

  withGit("two prices of one number are two prices, unless they are of one duration", async () => {
    const row = (computer: Computer, place: number, duration: string, rupees: number) =>
      computer.edit("bikes", (bikes) => {
        const rows = bikes[place]?.priceDetails ?? [];
        const id = Math.max(...rows.map((other) => other.id)) + 1;
        rows.push({ id, duration, price: rupees, kms: null });
      });
    row(there, 0, "20 days", 40_000);
    row(there, 1, "21 days", 40_001);
    there.push();
    row(here, 0, "22 days", 40_002);
    row(here, 1, "21 days", 40_003);
    const { conflicts = [] } = await publishing.publish();
    const [first, second] = shop
      .publishedItems("bikes")
      .map(({ priceDetails }) =>
        priceDetails.filter((one) => one.price >= 40_000).map((one) => [one.duration, one.price]),
      );
    expect(new Map(first as [string, number][])).toEqual(
      new Map([
        ["20 days", 40_000],
        ["22 days", 40_002],
      ]),
    );
    expect(second).toEqual([["21 days", 40_001]]);
    expect(conflicts).toHaveLength(1);
  });

  withGit("two pictures of one name are two pictures", async () => {
    const { ours, others } = picturesOfOneName();
    added(here, "My bike", "images/new.jpg");
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    const imageOf = (name: string) =>
      here.items("bikes").find((bike) => bike.name === name)?.image ?? "";
    expect(imageOf("Their bike")).toBe("images/new.jpg");
    expect(here.read(imageOf("Their bike"))).toEqual(others);
    expect(here.read(imageOf("My bike"))).toEqual(ours);
    expect(here.git("ls-tree", "--name-only", "origin/main", "data/images/")).toContain(
      `data/${imageOf("My bike")}`,
    );
    expect(isClean()).toBe(true);
  });

  withGit("a picture that one of both still shows stays", async () => {
    const [bike] = there.items("bikes");
    const image = bike?.image ?? "";
    const isShownOnce = there.items("bikes").filter((other) => other.image === image).length === 1;
    expect(isShownOnce).toBe(true);
    there.write("images/other.jpg", there.read(image));
    there.edit("bikes", (bikes) => {
      if (bikes[0] !== undefined) bikes[0].image = "images/other.jpg";
    });
    there.git("rm", "--quiet", "--cached", `data/${image}`);
    there.git("clean", "--quiet", "--force", `data/${image}`);
    there.push();
    added(here, "My copy", image);
    const { isPublished, faults } = await publishing.publish();
    expect([isPublished, faults]).toEqual([true, []]);
    expect(here.has(image)).toBe(true);
  });

  withGit("what they removed and I have changed can be brought back with its picture", async () => {
    const image = there.items("bikes")[0]?.image ?? "";
    there.edit("bikes", (bikes) => bikes.shift());
    there.git("rm", "--quiet", `data/${image}`);
    there.push();
    price(here, 0, mine);
    price(here, 1, mine);
    const { conflicts = [] } = await publishing.publish();
    const [conflict] = conflicts;
    if (conflict === undefined) throw new Error("There is no conflict");
    const { bikes } = withChange({ bikes: here.items("bikes") }, conflict);
    here.write("bikes.json", JSON.stringify(bikes));
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 2)).toEqual([mine, mine]);
  });

  withGit("other files are, as git does it", async () => {
    writeFileSync(path.join(there.folder, "README.md"), "The shop, described anew\n");
    there.push();
    price(here, 0, mine);
    expect((await publishing.publish()).message).toMatch(
      /^Published, together with what somebody else has published\. The/,
    );
    expect(shop.published("README.md")).toMatch(/described anew/);
    expect(isClean()).toBe(true);
  });

  withGit("what is staged beside the data stays so", async () => {
    price(there, 0, theirs);
    there.push();
    writeFileSync(path.join(here.folder, "draft.txt"), "mine");
    here.git("add", "draft.txt");
    price(here, 1, mine);
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(here.git("status", "--porcelain").trim()).toBe("A  draft.txt");
  });

  withGit("where nothing here was new, theirs is taken", async () => {
    price(there, 0, theirs);
    there.push();
    const { message, isPublished } = await publishing.publish();
    expect(isPublished).toBe(true);
    expect(message).toMatch(
      /^Nothing here was new\. What somebody else has published is here now: .*₹4,321\.$/,
    );
    expect(head()).toBe(there.git("rev-parse", "HEAD").trim());
  });

  withGit("once more where somebody else was quicker again", async () => {
    price(there, 0, theirs);
    there.push();
    price(there, 0, theirs + 2);
    price(there, 1, theirs + 1);
    there.git("commit", "--quiet", "--all", "--message", "Again");
    const hook = path.join(here.folder, ".git", "hooks", "pre-push");
    // The second time that this computer sends, the other one sends before.
    writeFileSync(
      hook,
      `#!/bin/sh
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX
if [ -e "${hook}-1" ] && [ ! -e "${hook}-2" ]; then touch "${hook}-2"; git -C "${there.folder}" push --quiet; fi
touch "${hook}-1"
`,
    );
    chmodSync(hook, 0o755);
    price(here, 0, mine);
    price(here, 2, mine);
    const { message, isPublished, conflicts = [] } = await publishing.publish();
    expect(isPublished).toBe(true);
    expect(message).toMatch(/₹4,321; .*₹4,322/);
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 3)).toEqual([
      theirs + 2,
      theirs + 1,
      mine,
    ]);
    // What the page compares with is what stands after the last of them.
    expect(conflicts).toMatchObject([{ to: mine, standing: theirs + 2 }]);
  });

  withGit("until somebody else has been quicker five times", async () => {
    const hook = path.join(here.folder, ".git", "hooks", "pre-push");
    writeFileSync(
      hook,
      `#!/bin/sh
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX
echo >> "${hook}-runs"
git -C "${there.folder}" commit --quiet --allow-empty --message Again
git -C "${there.folder}" push --quiet
`,
    );
    chmodSync(hook, 0o755);
    price(here, 0, mine);
    const { message, isPublished } = await publishing.publish();
    expect(isPublished).toBe(false);
    expect(message).toMatch(/Somebody else is publishing at this moment; press Send again\./);
    expect(readFileSync(`${hook}-runs`, "utf8")).toHaveLength(5);
    expect(await publishing.unsent()).toBe(1);
    rmSync(hook);
    expect(await publishing.send()).toMatchObject({ isPublished: true });
    expect(firstPrices(shop.publishedItems("bikes"))[0]).toBe(mine);
  });

  withGit("from the first sending on, and with its layout", async () => {
    here.git("branch", "--unset-upstream");
    price(there, 0, theirs);
    there.push();
    price(here, 1, mine);
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(shop.published("data/bikes.json")).toMatch(/^\[\n {2}\{\n {4}"/);
  });
});

describe("what cannot be put together stays as it is", () => {
  const failed = async () => {
    const { message, isPublished } = await publishing.publish();
    expect(isPublished).toBe(false);
    expect(message).not.toMatch(foreignWords);
    expect(here.git("worktree", "list").trim().split("\n")).toHaveLength(1);
    return message;
  };

  withGit("where both have changed another file", async () => {
    price(there, 0, theirs);
    writeFileSync(path.join(there.folder, "README.md"), "Theirs\n");
    there.push();
    writeFileSync(path.join(here.folder, "README.md"), "Mine\n");
    here.git("commit", "--quiet", "--all", "--message", "Describe");
    price(here, 1, mine);
    const before = here.items("bikes");
    expect(await failed()).toMatch(/Nothing is lost: ask whoever has set up this computer/);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/README\.md/));
    expect(here.items("bikes")).toEqual(before);
    expect(isClean()).toBe(true);
    expect(shop.published("README.md")).toBe("Theirs\n");
    expect(await publishing.unsent()).toBe(1);
  });

  withGit("where something else on this computer would be overwritten", async () => {
    writeFileSync(path.join(there.folder, "README.md"), "Theirs\n");
    there.push();
    writeFileSync(path.join(here.folder, "README.md"), "Mine, in work\n");
    price(here, 1, mine);
    expect(await failed()).toMatch(/Nothing is lost: ask whoever has set up this computer/);
    expect(here.git("status", "--porcelain").trim()).toBe("M README.md");
    here.git("checkout", "--", "README.md");
    expect(await publishing.send()).toMatchObject({ isPublished: true });
    expect(firstPrices(shop.publishedItems("bikes"))[1]).toBe(mine);
  });

  withGit("where one of both cannot be read", async () => {
    there.write("cars.json", "[");
    there.push();
    price(here, 1, mine);
    expect(await failed()).toMatch(/Nothing is lost/);
    expect(isClean()).toBe(true);
  });
});

describe("what is wrong together", () => {
  /** Two items that want one address. */
  const twice = async () => {
    for (const computer of [there, here]) {
      added(computer, "The same bike");
      computer.edit("bikes", (bikes) => Object.assign(bikes.at(-1) ?? {}, { slug: "same" }));
      price(computer, computer.items("bikes").length - 1, computer === there ? theirs : mine);
      if (computer === there) there.push();
    }
    return publishing.publish();
  };

  withGit("is sent by nobody, shown, and sent when it is mended", async () => {
    const { message, isPublished, faults } = await twice();
    expect(isPublished).toBe(false);
    expect(message).toMatch(/something is wrong in both together: mend it, then press Publish/);
    expect(message).not.toMatch(foreignWords);
    expect(faults).not.toEqual([]);
    const website = here.git("-C", shop.website, "rev-parse", "main").trim();
    expect(website).toBe(there.git("rev-parse", "HEAD").trim());
    const ofOneName = here.items("bikes").filter(({ name }) => name === "The same bike");
    expect(ofOneName).toHaveLength(2);

    const published = await new Publishing(here.data).published();
    expect(published?.bikes).toEqual(here.items("bikes"));
    const again = await publishing.send();
    expect(again).toMatchObject({ isPublished: false, faults });
    expect(again.message).toMatch(/something is wrong in both together: mend it/);
    expect(await publishing.unsent()).toBe(1);
    here.edit("bikes", (bikes) => {
      const last = bikes.at(-1);
      Object.assign(last ?? {}, { name: "Another bike", slug: "another" });
    });
    const mended = await publishing.send();
    expect(mended).toMatchObject({ isPublished: false, faults: [] });
    expect(mended.message).toMatch(/Publish puts both together and sends them/);
    const { unsentReason, open } = await publishing.state();
    expect([mended.message, open]).toEqual([
      expect.stringContaining(String(unsentReason)),
      "merge",
    ]);
    const answer = await new Publishing(here.data).publish();
    expect(answer).toMatchObject({ isPublished: true });
    expect(answer.message).toMatch(/^Published, together with .*The same bike added/);
    const names = shop.publishedItems("bikes").map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["The same bike", "Another bike"]));
    expect(isClean()).toBe(true);
  });

  withGit("is left to whoever can, where something beside the data is staged", async () => {
    writeFileSync(path.join(here.folder, "draft.txt"), "mine");
    here.git("add", "draft.txt");
    const { message, isPublished } = await twice();
    expect(isPublished).toBe(false);
    expect(message).toMatch(/the editor cannot put both together\. Nothing is lost/);
    expect(here.git("status", "--porcelain").trim()).toBe("A  draft.txt");
    expect(spawnSync("git", ["rev-parse", "MERGE_HEAD"], { cwd: here.folder }).status).not.toBe(0);
  });
});

describe("sending again", () => {
  const unsent = async () => {
    here.git("remote", "set-url", "origin", path.join(here.folder, "nowhere"));
    price(here, 1, mine);
    await publishing.publish();
    here.git("remote", "set-url", "origin", shop.website);
  };

  withGit("puts together what somebody else has published meanwhile", async () => {
    await unsent();
    price(there, 0, theirs);
    there.push();
    const { message, isPublished } = await publishing.send();
    expect(isPublished).toBe(true);
    expect(message).toMatch(/^Sent, together with what somebody else has published: .*₹4,321\./);
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 2)).toEqual([theirs, mine]);
  });

  withGit("counts what was published here, and not what has put both together", async () => {
    price(there, 0, theirs);
    there.push();
    const hook = path.join(shop.website, "hooks", "pre-receive");
    writeFileSync(hook, "#!/bin/sh\nexit 1\n");
    chmodSync(hook, 0o755);
    price(here, 1, mine);
    expect(await publishing.publish()).toMatchObject({ isPublished: false });
    expect(here.git("log", "-1", "--format=%P").trim().split(" ")).toHaveLength(2);
    expect(await publishing.unsent()).toBe(1);
    // Where nothing else is left, what puts both together is still to be sent.
    here.git("push", "--quiet", ".", "HEAD^1:refs/heads/own");
    here.git("fetch", "--quiet", ".", "own:refs/remotes/origin/own");
    here.git("branch", "--unset-upstream");
    expect(await publishing.unsent()).toBe(1);
  });

  withGit("keeps what is not published yet", async () => {
    await unsent();
    price(there, 0, theirs);
    there.push();
    price(here, 2, mine + 1);
    const answer = await publishing.send();
    expect(answer.isPublished).toBe(false);
    expect(answer.message).toMatch(/Press Publish: it puts both together/);
    expect(answer.message).not.toMatch(foreignWords);
    expect(firstPrices(here.items("bikes"))[2]).toBe(mine + 1);
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 3)).toEqual([theirs, mine, mine + 1]);
  });

  withGit("takes nothing of a file along that they have not changed", async () => {
    await unsent();
    price(there, 0, theirs);
    there.push();
    here.edit("cars", ([car]) => {
      if (car !== undefined) car.name = "Not published yet";
    });
    expect(await publishing.send()).toMatchObject({ isPublished: true });
    expect(here.items("cars")[0]?.name).toBe("Not published yet");
    expect(shop.published("data/cars.json")).not.toMatch(/Not published yet/);
    expect(here.git("status", "--porcelain").trim()).toBe("M data/cars.json");
  });
});

withGit("publishing where nothing is new and nothing waits says so", async () => {
  const answer = await publishing.publish();
  expect(answer.isPublished).toBe(true);
  expect(answer.message).toMatch(/^Nothing has changed/);
  price(here, 0, mine);
  here.git("commit", "--quiet", "--all", "--message", "Change");
  expect((await publishing.publish()).message).toMatch(/^Published\. /);
});

describe("what another program has begun to put together", () => {
  /** Both change the first price, and each another one; then it is pulled here. */
  const pulled = (how: string) => {
    price(there, 0, theirs);
    price(there, 1, theirs);
    there.push();
    price(here, 0, mine);
    price(here, 2, mine);
    here.git("commit", "--quiet", "--all", "--message", "Change");
    pull(how);
    expect(here.text("bikes")).toMatch(/^<<<<<<< /m);
  };
  const takenBack = async () => {
    const store = new DataStore(here.data, (text) => Promise.resolve(text));
    return publishing.takeBack(store, "bikes", store.files().bikes.version);
  };

  withGit("is put together in its file, and finished by publishing", async () => {
    pulled("--no-rebase");
    const before = await publishing.standing();
    expect(await publishing.state()).toMatchObject({ inConflict: ["bikes"] });
    const own = here.git("show", "HEAD:data/bikes.json");
    expect((await publishing.published())?.bikes).toEqual(JSON.parse(own));
    expect((await publishing.publish()).faults).not.toEqual([]);
    const unread = await publishing.send();
    expect(unread.message).toMatch(/two publishings into “Bikes”.*press “Put both together”/);
    expect(unread.message).not.toMatch(foreignWords);
    expect(await takenBack()).toMatchObject({ isTakenBack: true, isPutTogether: true });
    // The page that has asked may be closed before anybody answers.
    expect((await publishing.state()).met).toMatchObject([{ to: mine, standing: theirs }]);
    expect(firstPrices(here.items("bikes")).slice(0, 3)).toEqual([theirs, theirs, mine]);
    expect(await publishing.state()).toMatchObject({ inConflict: [] });
    expect((await publishing.published())?.bikes).toEqual(here.items("bikes"));
    expect(await publishing.standing()).not.toBe(before);
    const { message, isPublished } = await publishing.publish();
    expect(isPublished).toBe(true);
    expect(message).toMatch(/^Published, together with what somebody else has published: /);
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 3)).toEqual([theirs, theirs, mine]);
    expect(here.git("log", "-1", "--format=%P").trim().split(" ")).toHaveLength(2);
  });

  withGit("is finished when it was put together by hand", async () => {
    pulled("--no-rebase");
    here.git("checkout", "--theirs", "data/bikes.json");
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 2)).toEqual([theirs, theirs]);
  });

  withGit("has two pictures of one name, which both stay", async () => {
    const { ours, others } = picturesOfOneName();
    here.edit("cars", ([car]) => {
      if (car !== undefined) car.image = "images/new.jpg";
    });
    here.git("add", "--all");
    here.git("commit", "--quiet", "--message", "Change");
    pull("--no-rebase");
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(here.read("images/new.jpg")).toEqual(others);
    expect(here.items("bikes").at(-1)?.image).toBe("images/new.jpg");
    expect(here.read(here.items("cars")[0]?.image ?? "")).toEqual(ours);
    expect(here.items("cars")[0]?.image).not.toBe("images/new.jpg");
  });

  withGit("is named as it is, where git puts back what was put away before", async () => {
    price(there, 0, theirs);
    there.push();
    price(here, 0, mine);
    here.git("stash");
    pull("--no-rebase");
    spawnSync("git", ["stash", "pop"], { cwd: here.folder });
    expect(here.text("bikes")).toMatch(/^<<<<<<< /m);
    expect(await takenBack()).toMatchObject({ isTakenBack: true });
    expect(firstPrices(here.items("bikes"))[0]).toBe(theirs);
    expect((await publishing.state()).met).toMatchObject([{ to: mine, standing: theirs }]);
  });

  withGit("is named as it is, where git merges it to be committed as one's own", async () => {
    price(there, 0, theirs);
    there.push();
    price(here, 0, mine);
    here.git("commit", "--quiet", "--all", "--message", "Mine");
    here.git("fetch", "--quiet");
    spawnSync("git", ["merge", "--squash", "@{upstream}"], { cwd: here.folder });
    expect(here.text("bikes")).toMatch(/^<<<<<<< /m);
    expect(await takenBack()).toMatchObject({ isTakenBack: true });
    expect((await publishing.state()).met).toMatchObject([{ to: mine, standing: theirs }]);
  });

  withGit("is left to whoever can, where other files do not fit", async () => {
    writeFileSync(path.join(there.folder, "README.md"), "Theirs\n");
    there.push();
    writeFileSync(path.join(here.folder, "README.md"), "Mine\n");
    here.git("commit", "--quiet", "--all", "--message", "Describe");
    pull("--no-rebase");
    const before = head();
    for (const { message, isPublished } of [await publishing.publish(), await publishing.send()]) {
      expect(isPublished).toBe(false);
      expect(message).toMatch(/Nothing is lost: ask whoever has set up this computer/);
      expect(message).not.toMatch(foreignWords);
    }
    expect(head()).toBe(before);
    expect(here.git("ls-files", "--unmerged")).toMatch(/README\.md/);
  });

  withGit("in another way is put together in its file, and named", async () => {
    pulled("--rebase");
    const { isTakenBack } = await takenBack();
    expect(isTakenBack).toBe(true);
    expect(firstPrices(here.items("bikes")).slice(0, 3)).toEqual([theirs, theirs, mine]);
    for (const { message, isPublished } of [await publishing.publish(), await publishing.send()]) {
      expect(isPublished).toBe(false);
      expect(message).toMatch(/has not finished\. Nothing is lost: in Visual Studio Code/);
      expect(message).not.toMatch(foreignWords);
    }
    here.git("add", "data/bikes.json");
    here.git("-c", "core.editor=true", "rebase", "--continue");
    expect(await publishing.publish()).toMatchObject({ isPublished: true });
    expect(firstPrices(shop.publishedItems("bikes")).slice(0, 3)).toEqual([theirs, theirs, mine]);
  });
});
