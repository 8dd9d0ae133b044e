/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DataStore } from "../../scripts/edit/data-store";
import type { SyncRequest } from "../../scripts/edit/protocol";
import { Publishing } from "../../scripts/edit/publishing";
import { DataCopy } from "../support/broken-data";

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
    expect(isPublished).toBe(false);
    expect(message).toMatch(/not yet sent to the website\. Somebody else has published/);
    expect(message).not.toMatch(words);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/git push:\n.*rejected/s));
  });

  withGit("when the website's place is gone", async () => {
    withWebsite();
    rmSync(bare(), { recursive: true });
    const { message } = await published();
    expect(message).toMatch(/did not take it\. The terminal in which the editor runs says why/);
    expect(message).not.toMatch(words);
    expect(said).toHaveBeenCalledTimes(1);
    git("init", "--quiet", "--bare", "--initial-branch", "main", bare());
    expect((await published()).message).toMatch(/^Published\. The website/);
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
