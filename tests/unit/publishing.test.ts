/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataStore } from "../../editor/server/data-store";
import type { SyncRequest } from "../../editor/server/protocol";
import { publisherFault } from "../../editor/server/publisher";
import { Publishing } from "../../editor/server/publishing";
import { DataCopy } from "../support/broken-data";
import { fixtureText } from "../support/fixture-data";

const hasGit = spawnSync("git", ["--version"]).status === 0;
/** As the terminal's programs do: where it cannot be installed, its tests are left out. */
const withGit = hasGit ? test : test.skip;

let data: DataCopy;
const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: data.folder, encoding: "utf8", stdio: "pipe" });
beforeEach(() => {
  data = new DataCopy();
  if (!hasGit) return;
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Shop");
  git("config", "user.email", "shop@example.com");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => data.dispose());

withGit("a picture that no page can show is named, and left out", async () => {
  const heic = Buffer.concat([Buffer.alloc(4), Buffer.from("ftypheic"), Buffer.alloc(40)]);
  writeFileSync(path.join(data.folder, "images", "IMG_1.HEIC"), heic);
  data.edit<{ name: string }[]>("cars", ([car]) => {
    if (car !== undefined) car.name = "Another car";
  });
  const { isPublished, message } = await new Publishing(data.folder).publish();
  expect(isPublished).toBe(true);
  expect(message).toMatch(/Left out: the picture IMG_1\.HEIC, .*HEIC photo/);
  expect(git("show", "--name-only", "--format=").trim()).toBe("cars.json");
  expect(git("status", "--porcelain").trim()).toBe("?? images/IMG_1.HEIC");
});

/** What a shopkeeper's helper has never heard of. */
const words = /\bcommit|remote|repositor|\bgit\b|\bpush|upstream|fatal|HEAD/i;

describe("what is published is said in a helper's words, and the cause in the terminal", () => {
  const said = jest.spyOn(console, "error");
  let others: string;
  beforeEach(() => {
    said.mockReset().mockReturnValue();
    others = mkdtempSync(path.join(os.tmpdir(), "shop-"));
    data.edit<{ name: string }[]>("cars", ([car]) => {
      if (car !== undefined) car.name = "Another car";
    });
  });
  afterEach(() => rmSync(others, { recursive: true }));
  afterAll(() => said.mockRestore());
  const published = () => new Publishing(data.folder).publish();
  const bare = () => path.join(others, "bare.git");
  const withWebsite = () => {
    git("init", "--quiet", "--bare", "--initial-branch", "main", bare());
    git("remote", "add", "origin", bare());
    git("push", "--quiet", "--set-upstream", "origin", "main");
  };

  withGit("when something is locked by another program", async () => {
    withWebsite();
    const lock = path.join(data.folder, ".git", "index.lock");
    writeFileSync(lock, "");
    const { message, isPublished } = await published();
    expect(isPublished).toBe(false);
    expect(message).toMatch(/^Nothing was published: another program is at work/);
    expect(said).toHaveBeenCalled();
    rmSync(lock);
    expect(await published()).toMatchObject({ isPublished: true });
  });

  withGit(
    "and where nothing was, a picture that an earlier step shows is still there",
    async () => {
      let before = "";
      data.edit<{ image: string }[]>("cars", ([car]) => {
        if (car === undefined) throw new Error("The fixture has no car");
        before = path.join(data.folder, car.image);
        car.image = "images/another.jpg";
        copyFileSync(before, path.join(data.folder, car.image));
      });
      const lock = path.join(data.folder, ".git", "index.lock");
      writeFileSync(lock, "");
      expect((await published()).isPublished).toBe(false);
      expect(existsSync(before)).toBe(true);
      rmSync(lock);
      expect((await published()).isPublished).toBe(true);
      expect(existsSync(before)).toBe(false);
    },
  );

  withGit("when the folder is on no branch, or on another than the website", async () => {
    withWebsite();
    git("checkout", "--quiet", "--detach");
    const [head, detached] = [git("rev-parse", "HEAD"), await published()];
    expect(detached).toMatchObject({ isPublished: false });
    expect(detached.message).toMatch(/an earlier state, to which nothing can be added/);
    expect(detached.message).not.toMatch(words);
    expect(git("rev-parse", "HEAD")).toBe(head);
    git("checkout", "--quiet", "-b", "try");
    const beside = await published();
    expect(beside.isPublished).toBe(true);
    expect(beside.message).toMatch(/^Published\. It was sent to “try” and not to “main”/);
    expect(beside.message).not.toMatch(words);
    git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
    git("checkout", "--quiet", "main");
    git("merge", "--quiet", "try");
    const sent = await new Publishing(data.folder).send();
    expect(sent.message).toMatch(/^Sent\. The website shows it/);
  });

  withGit("with no website to send it to", async () => {
    const { message, isPublished } = await published();
    expect(isPublished).toBe(true);
    expect(message).toMatch(/^Published on this computer\. It was sent nowhere/);
    expect(message).not.toMatch(words);
    expect((await published()).message).toBe("Nothing has changed since the last publishing.");
    expect(said).not.toHaveBeenCalled();
  });

  withGit("to the website", async () => {
    withWebsite();
    const { message } = await published();
    expect(message).toBe("Published. The website shows it in about ten minutes.");
  });

  withGit("when somebody else has published", async () => {
    withWebsite();
    const clone = path.join(others, "clone");
    const theirs = (...parameters: string[]) => git("-C", clone, ...parameters);
    git("clone", "--quiet", bare(), clone);
    theirs(
      "-c",
      "user.name=A",
      "-c",
      "user.email=a@example.com",
      "commit",
      "--allow-empty",
      "-qm",
      "x",
    );
    theirs("push", "--quiet");
    const { message, isPublished } = await published();
    expect(isPublished).toBe(true);
    expect(message).toMatch(/^Published, together with what somebody else has published\. /);
    expect(message).not.toMatch(words);
    expect(said).not.toHaveBeenCalled();
  });

  withGit("when nothing was new, and the website's place cannot be reached", async () => {
    withWebsite();
    await published();
    rmSync(bare(), { recursive: true });
    const { message, isPublished } = await published();
    expect(isPublished).toBe(false);
    expect(message).toMatch(/^Nothing has changed since the last publishing\. The shop's copy/);
  });

  withGit("when its place refuses, whatever words it has for that", async () => {
    withWebsite();
    const hook = path.join(bare(), "hooks", "pre-receive");
    writeFileSync(hook, "#!/bin/sh\necho Please fetch first: it is protected\nexit 1\n");
    chmodSync(hook, 0o755);
    const { message } = await published();
    expect(message).toMatch(/did not take it\. It says: “Please fetch first: it is protected”/);
  });

  withGit("when the website's place is gone", async () => {
    withWebsite();
    rmSync(bare(), { recursive: true });
    const { message } = await published();
    expect(message).toMatch(/is not where it was: it was not reached, and nothing is lost/);
    expect(message).toMatch(
      /then press Send again\. The terminal in which the editor runs says why/,
    );
    expect(message).not.toMatch(words);
    expect(said).toHaveBeenCalledTimes(1);
    git("init", "--quiet", "--bare", "--initial-branch", "main", bare());
    expect((await published()).message).toMatch(/^Published\. The website/);
  });

  withGit("what was not sent is counted with its reason, and sent again", async () => {
    const publishing = new Publishing(data.folder);
    expect(await publishing.state()).toMatchObject({ remote: null, unsent: 0 });
    withWebsite();
    expect(await publishing.state()).toMatchObject({ unsent: 0, unsentReason: null });
    rmSync(bare(), { recursive: true });
    const { message } = await publishing.publish();
    data.edit<{ name: string }[]>("cars", ([car]) => {
      if (car !== undefined) car.name = "One more car";
    });
    await publishing.publish();
    data.write("notes.txt", "");
    const { unsent, unsentReason } = await publishing.state();
    expect([unsent, message]).toEqual([2, expect.stringContaining(String(unsentReason))]);
    expect(await new Publishing(data.folder).state()).toMatchObject({
      unsent: 2,
      unsentReason: null,
    });
    const failed = await publishing.send();
    expect(failed).toMatchObject({ isPublished: false });
    expect(failed.message).toMatch(/^Not yet sent to the website\. .*press Send again/);
    expect(failed.message).not.toMatch(words);

    git("init", "--quiet", "--bare", "--initial-branch", "main", bare());
    expect(await publishing.send()).toMatchObject({ isPublished: true, faults: [] });
    expect(await publishing.state()).toMatchObject({ unsent: 0, unsentReason: null });
    expect(git("-C", bare(), "rev-parse", "main")).toBe(git("rev-parse", "HEAD"));
  });

  withGit("a website that takes nothing is not mistaken for another publishing", async () => {
    withWebsite();
    const hook = path.join(bare(), "hooks", "pre-receive");
    writeFileSync(hook, "#!/bin/sh\nexit 1\n");
    chmodSync(hook, 0o755);
    expect((await published()).message).toMatch(/did not take it\. The terminal/);
    expect(git("ls-remote", "origin", "main")).not.toContain(git("rev-parse", "HEAD").trim());
  });

  withGit("a website that says why it takes nothing is quoted", async () => {
    withWebsite();
    const hook = path.join(bare(), "hooks", "pre-receive");
    writeFileSync(
      hook,
      "#!/bin/sh\necho 'The connection to the shop is closed.' >&2\necho 'Call Ravi: 403.' >&2\nexit 1\n",
    );
    chmodSync(hook, 0o755);
    expect((await published()).message).toMatch(
      /did not take it\. It says: “The connection to the shop is closed\. Call Ravi: 403\.” When that is mended, press Send again\.$/,
    );
  });

  withGit("before anything was sent, every publishing is unsent", async () => {
    git("init", "--quiet", "--bare", "--initial-branch", "main", bare());
    git("remote", "add", "origin", bare());
    const publishing = new Publishing(data.folder);
    expect(await publishing.unsent()).toBe(1);
    await publishing.publish();
    git("remote", "remove", "origin");
    data.edit<{ name: string }[]>("cars", ([car]) => {
      if (car !== undefined) car.name = "One more car";
    });
    await publishing.publish();
    expect(await publishing.unsent()).toBe(0);
    git("remote", "add", "origin", bare());
    expect(await publishing.unsent()).toBe(3);
    await publishing.send();
    expect(await publishing.unsent()).toBe(0);
  });

  withGit("where nothing is set up", async () => {
    rmSync(path.join(data.folder, ".git"), { recursive: true });
    const { message, isPublished } = await published();
    expect(isPublished).toBe(false);
    expect(message).toMatch(/^Nothing was published: publishing is not set up for this folder/);
    expect(message).not.toMatch(words);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/not a git repository/));
  });
});

withGit(
  "a file that cannot be read is taken back as it was published, and kept beside it",
  async () => {
    const publishing = new Publishing(data.folder);
    const store = new DataStore(data.folder, (text) => Promise.resolve(text));
    const text = (name: string) => readFileSync(path.join(data.folder, name), "utf8");
    const right = text("cars.json");
    const takenBack = async (version = store.files().cars.version) =>
      store.takeBack("cars", version, await publishing.publishedText("cars"));
    const not = { isTakenBack: false, keptAs: null };
    expect(await takenBack()).toEqual(not);
    data.write("cars.json", "[");
    expect(await takenBack("another")).toEqual(not);
    expect(await store.takeBack("cars", store.files().cars.version, null)).toEqual(not);
    const first = await takenBack();
    data.write("cars.json", "{");
    const second = await takenBack();
    expect([text(String(first.keptAs)), text(String(second.keptAs))]).toEqual(["[", "{"]);
    expect(text("cars.json")).toBe(right);
    data.remove("business.json");
    const { version } = store.files().business;
    expect(
      await store.takeBack("business", version, await publishing.publishedText("business")),
    ).toEqual({ isTakenBack: true, keptAs: null });
    await publishing.publish();
    expect(git("log", "--format=%s").trim()).toBe("Begin");
  },
);

withGit("where all pictures are right, none is named", async () => {
  const { message } = await new Publishing(data.folder).publish();
  expect(message).not.toMatch(/Left out/);
});

withGit("what has changed since it was seen is not published unseen", async () => {
  const head = git("rev-parse", "HEAD");
  const renamed = (name: string) =>
    data.edit<{ name: string }[]>("cars", ([car]) => {
      if (car !== undefined) car.name = name;
    });
  renamed("Seen");
  const store = new DataStore(data.folder, (text) => Promise.resolve(text));
  const versions = Object.fromEntries(
    Object.entries(store.files()).map(([file, { version }]) => [file, version]),
  ) as SyncRequest["versions"];
  const publish = () => new Publishing(data.folder).publish(() => store.isAt(versions));
  const answer = publish();
  renamed("Unseen");
  expect(await answer).toMatchObject({ isPublished: false, faults: [] });
  expect(git("rev-parse", "HEAD")).toBe(head);
  renamed("Seen");
  expect(await publish()).toMatchObject({ isPublished: true });
});

describe("who publishes", () => {
  const name = "--unset Ravi";
  const email = "-ravi@example.com";

  withGit("is asked where git does not know it, and kept for this repository alone", async () => {
    const said = jest.spyOn(console, "error").mockReturnValue();
    git("config", "--unset", "user.name");
    git("config", "--unset", "user.email");
    git("config", "user.useConfigOnly", "true");
    const { GIT_CONFIG_GLOBAL: global } = process.env;
    process.env.GIT_CONFIG_GLOBAL = path.join(data.folder, "no-such-file");
    data.edit<{ name: string }[]>("cars", ([car]) => {
      if (car !== undefined) car.name = "Another car";
    });
    const publishing = new Publishing(data.folder);
    const asked = await publishing.publish();
    expect(asked).toMatchObject({ isPublished: false, isPublisherUnknown: true });
    expect(asked.message).not.toMatch(words);
    await publishing.setPublisher({ name: ` ${name} `, email: ` ${email}` });
    expect((await publishing.publish()).isPublished).toBe(true);
    expect(git("log", "-1", "--format=%an, %ae").trim()).toBe(`${name}, ${email}`);
    expect(git("config", "--local", "user.name").trim()).toBe(name);
    if (global === undefined) delete process.env.GIT_CONFIG_GLOBAL;
    else process.env.GIT_CONFIG_GLOBAL = global;
    said.mockRestore();
  });

  test.each([
    [{ name, email }, undefined],
    [{ name: "రవి", email: "ravi@shop" }, undefined],
    [{ name: " ", email }, "name"],
    [{ name: ".", email }, "name"],
    [{ name: "Ravi\n[core]", email }, "name"],
    [{ name: "Ravi <r>", email }, "name"],
    [{ name, email: "" }, "email"],
    [{ name, email: "ravi" }, "email"],
    [{ name, email: "ravi@example.com\n" }, "email"],
    [{ name, email: "a@b@c" }, "email"],
  ])("is %j, of which %p is wrong", (publisher, field) => {
    expect(publisherFault(publisher)?.field).toBe(field);
  });
});

withGit("the id of an item that was published is known when the item is gone", async () => {
  interface Item {
    id: number;
  }
  const highest = Math.max(...(JSON.parse(fixtureText("cars")) as Item[]).map(({ id }) => id));
  const publishing = new Publishing(data.folder);
  expect(await publishing.highestIds()).toMatchObject({ cars: highest });
  const cars = (change: (items: Item[]) => void) => data.edit<Item[]>("cars", change);
  const commit = () => git("commit", "--quiet", "--all", "--message", "Change");
  cars((items) => items.push({ ...items[0], id: highest + 5 }));
  expect(await publishing.highestIds()).toMatchObject({ cars: highest });
  commit();
  expect(await publishing.highestIds()).toMatchObject({ cars: highest + 5 });
  cars((items) => items.pop());
  commit();
  expect(await new Publishing(data.folder).highestIds()).toMatchObject({ cars: highest + 5 });
});

test("without a publishing no id was published", async () => {
  rmSync(path.join(data.folder, ".git"), { recursive: true, force: true });
  const { cars } = await new Publishing(data.folder).highestIds();
  expect(cars).toBe(0);
});

withGit("a page that was published earlier is found, as it was last", async () => {
  interface Page {
    catalogue: string;
    title: string;
  }
  const publishing = new Publishing(data.folder);
  const commit = (change: (pages: Page[]) => void) => {
    data.edit<Page[]>("pages", change);
    git("commit", "--quiet", "--all", "--message", "Change");
  };
  expect(await publishing.earlierPage("taxis")).toMatchObject({ catalogue: "taxis" });
  commit((pages) => pages.forEach((page) => (page.title = `New ${page.catalogue}`)));
  commit((pages) =>
    pages.splice(0, pages.length, ...pages.filter((page) => page.catalogue !== "taxis")),
  );
  data.write("pages.json", "[");
  git("commit", "--quiet", "--all", "--message", "Break");
  expect(await publishing.earlierPage("taxis")).toMatchObject({ title: "New taxis" });
  git("update-ref", "-d", "HEAD");
  expect(await publishing.earlierPage("taxis")).toBeNull();
});
