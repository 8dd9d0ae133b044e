/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { useEditor } from "../../editor/page/use-editor";
import type { EditorState, SyncRequest, UnaskedConflict } from "../../editor/server/protocol";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";

/** An editor's server, which writes what is right: prices that are numbers. */
class Server {
  readonly files = new Map(
    dataFiles.map((file) => [file, { version: "1", content: [{ id: 1, price: 5 }] as unknown }]),
  );
  commit = "first";
  unsent = 0;
  doing: EditorState["publishing"]["doing"] = null;
  published: unknown = {};
  elsewhere: Partial<EditorState["files"]> = {};
  met: readonly UnaskedConflict[] = [];
  isDown = false;
  /** Whether nothing can be written, as on a full disk. */
  isFull = false;
  running = 0;
  mostRunning = 0;

  readonly answer = async (address: string, { body }: { body?: string } = {}) => {
    if (this.isDown) throw new TypeError("Failed to fetch");
    if (address === "met") {
      const { numbers } = JSON.parse(body ?? "") as { numbers: readonly number[] };
      this.met = this.met.filter(({ number }) => !numbers.includes(number));
    }
    if (this.isFull && address === "sync") {
      return { ok: false, status: 500, json: () => Promise.resolve({ message: "No room" }) };
    }
    const content: unknown = address === "sync" ? await this.sync(body ?? "") : this.state();
    return { ok: true, json: () => Promise.resolve(content) };
  };

  private state(): EditorState {
    return {
      files: Object.fromEntries(this.files) as EditorState["files"],
      folder: "folder",
      commit: this.commit,
      published: this.published as EditorState["published"],
      schemas: {},
      highestIds: { bikes: 0, cars: 0, hotels: 0, taxis: 0 },
      publishing: {
        canCommit: true,
        remote: null,
        unsent: this.unsent,
        unsentReason: null,
        open: "none",
        inConflict: [],
        met: this.met,
        doing: this.doing,
        answer: null,
      },
    };
  }

  private async sync(body: string) {
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    const { changed, versions } = JSON.parse(body) as SyncRequest;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const isRight = !JSON.stringify(changed).includes("wrong");
    const isNewest = (file: string) =>
      versions[file as DataFile] === this.files.get(file as DataFile)?.version;
    const known = Object.entries(changed).filter(([file]) => isNewest(file));
    const saved = known.map(([file, content]) => {
      const version = `${Number(this.files.get(file as DataFile)?.version) + 1}`;
      if (isRight) this.files.set(file as DataFile, { version, content });
      return [file, this.files.get(file as DataFile)] as const;
    });
    this.running -= 1;
    const { commit, unsent, doing } = this;
    // Whoever has the version already is not told of it again.
    const unknown = Object.entries(this.elsewhere).filter(
      ([file, { version }]) => versions[file as DataFile] !== version,
    );
    const fault = { file: "bikes.json", item: null, field: null, value: "x", rule: "is wrong" };
    return {
      saved: Object.fromEntries(saved) as unknown,
      elsewhere: Object.fromEntries(unknown) as EditorState["files"],
      faults: isRight ? [] : [{ ...fault, path: [0, "price"] }],
      warnings: [],
      commit,
      unsent,
      doing,
    };
  }
}

/** What pages of one browser say to each other. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

let server: Server;
const { error } = console;
beforeEach(() => {
  server = new Server();
  localStorage.clear();
  sessionStorage.clear();
  Channel.open.clear();
  Object.assign(globalThis, { fetch: server.answer, BroadcastChannel: Channel });
  console.error = () => undefined;
});
afterEach(() => (console.error = error));

const opened = async () => {
  const page = renderHook(useEditor);
  await waitFor(() => expect(page.result.current.editing).not.toBeNull());
  const editing = () => {
    const { editing: now } = page.result.current;
    if (now === null) throw new Error("The page has nothing to edit");
    return now;
  };
  const bikes = () => editing().session.drafts.bikes;
  return { ...page, editing, bikes };
};
const priced = (price: unknown) => [{ id: 1, price }];

test("one asks the server at a time, however many wait", async () => {
  const { editing } = await opened();
  await act(async () => {
    await Promise.all([1, 2, 3, 4].map(async () => editing().sync()));
  });
  expect(server.mostRunning).toBe(1);
});

test("a page says that the editor does not answer, and begins when it does", async () => {
  server.isDown = true;
  const { result } = renderHook(useEditor);
  await waitFor(() => expect(result.current.failure).toMatch(/^The editor does not answer\./));
  server.isDown = false;
  await waitFor(() => expect(result.current.editing).not.toBeNull());
});

test("changes that cannot be read any more keep no page from beginning", async () => {
  localStorage.setItem("unsaved-changes folder 1", "{");
  localStorage.setItem("unsaved-changes folder 2", '{"base":null,"drafts":3}');
  localStorage.setItem("unsaved-changes folder 3", '{"base":{},"drafts":{},"conflicts":[{}]}');
  const { bikes } = await opened();
  expect(bikes()).toEqual(priced(5));
});

test("a page keeps its own changes, and takes over those of a closed one alone", async () => {
  const first = await opened();
  act(() => first.editing().edit("bikes", priced("wrong"), "price"));
  const second = await opened();
  expect(second.bikes()).toEqual(priced(5));
  act(() => second.editing().edit("cars", priced("wrong, too"), "price"));
  first.unmount();
  second.unmount();
  const third = await opened();
  expect(third.bikes()).toEqual(priced("wrong"));
  expect(third.editing().session.drafts.cars).toEqual(priced("wrong, too"));
});

test("what was renamed in the files is saved with its earlier address, and is no change of an earlier page", async () => {
  const named = (name: string) => [{ id: 1, name, price: 5 }];
  server.published = { bikes: named("Honda Dio") };
  server.files.set("bikes", { version: "1", content: named("Honda Activa") });
  const first = await opened();
  expect(first.bikes()).toEqual([{ ...named("Honda Activa")[0], formerSlugs: ["honda-dio"] }]);
  expect(first.result.current.isRestored).toBe(false);
  act(() => first.editing().edit("cars", priced("wrong"), "price"));
  first.unmount();
  expect((await opened()).result.current.isRestored).toBe(true);
});

test("what a closed page has typed about a new item is not about another's of its name and id", async () => {
  const [old] = priced(5);
  const mine = { id: 2, name: "New", price: 6 };
  const theirs = { id: 2, name: "New", price: 7 };
  server.published = { bikes: [old] };
  server.files.set("bikes", { version: "1", content: [old, mine] });
  const first = await opened();
  act(() => first.editing().edit("bikes", [old, { ...mine, price: "wrong" }], "price"));
  first.unmount();
  const both = [old, theirs, { ...mine, id: 3 }];
  server.published = { bikes: both };
  server.files.set("bikes", { version: "2", content: both });
  const { bikes } = await opened();
  expect(bikes()).toEqual([old, theirs, { ...mine, id: 3, price: "wrong" }]);
});

test("what met somebody else's change is kept until it is decided", async () => {
  const first = await opened();
  act(() => first.editing().edit("bikes", priced("wrong"), "price"));
  const theirs = { version: "2", content: priced(7) };
  server.files.set("bikes", theirs);
  server.elsewhere = { bikes: theirs };
  await act(() => first.editing().sync());
  server.elsewhere = {};
  expect(first.editing().saving).toBe("conflict");
  first.unmount();
  const second = await opened();
  expect(second.editing().session.conflicts).toMatchObject([{ to: "wrong", standing: 7 }]);
  act(() => second.editing().change((now) => ({ ...now, conflicts: [] })));
  expect(second.editing().saving).not.toBe("conflict");
  second.unmount();
  expect((await opened()).editing().session.conflicts).toEqual([]);
});

test("what met another publishing is asked about by whichever page is there", async () => {
  const step = { id: 1 };
  const change = { file: "bikes", steps: [step, "price"], from: 4, to: 6 } as const;
  const met = { ...change, own: [], theirs: [], ownWords: [], theirWords: [] };
  server.met = [{ ...met, standing: 5, number: 1 }];
  const first = await opened();
  await act(() => first.editing().sync());
  expect(first.editing().session.conflicts).toMatchObject([{ to: 6, standing: 5 }]);
  expect(first.editing().saving).toBe("conflict");
  expect(server.met).toEqual([]);
  first.unmount();
  expect((await opened()).editing().session.conflicts).toHaveLength(1);
});

test("what met another publishing waits until the page knows what stands", async () => {
  const { editing } = await opened();
  // The first look is over.
  await act(() => editing().sync());
  const change = { file: "bikes", steps: [{ id: 1 }, "price"], from: 4, to: 6 } as const;
  const met = { ...change, own: [], theirs: [], ownWords: [], theirWords: [], standing: 7 };
  server.met = [{ ...met, number: 1 }];
  server.commit = "second";
  await act(() => editing().sync());
  expect(editing().session.conflicts).toEqual([]);
  expect(server.met).toHaveLength(1);
  const newest = { version: "2", content: [{ id: 1, price: 7 }] };
  server.files.set("bikes", newest);
  server.elsewhere = { bikes: newest };
  await act(() => editing().sync());
  expect(editing().session.conflicts).toMatchObject([{ to: 6, standing: 7 }]);
  expect(server.met).toEqual([]);
});

test("what met another publishing goes before nothing that the page asks about already", async () => {
  const { editing } = await opened();
  // The first look is over.
  await act(() => editing().sync());
  act(() => editing().edit("bikes", priced("wrong"), "price"));
  const theirs = { version: "2", content: priced(7) };
  server.files.set("bikes", theirs);
  server.elsewhere = { bikes: theirs };
  const change = { file: "bikes", steps: [{ id: 1 }, "price"], from: 4, to: 6 } as const;
  const met = { ...change, own: [], theirs: [], ownWords: [], theirWords: [], standing: 7 };
  server.met = [{ ...met, number: 1 }];
  server.commit = "second";
  await act(() => editing().sync());
  await act(() => editing().sync());
  expect(editing().session.conflicts).toMatchObject([{ to: "wrong", standing: 7 }]);
  expect(server.met).toEqual([]);
});

test("changes of another data folder stay where they are", async () => {
  const kept = JSON.stringify({ base: { bikes: priced(5) }, drafts: { bikes: priced(6) } });
  localStorage.setItem("unsaved-changes elsewhere 1", kept);
  const { bikes } = await opened();
  expect(bikes()).toEqual(priced(5));
  expect(localStorage.getItem("unsaved-changes elsewhere 1")).toBe(kept);
});

test("whoever comes back from another program sees at once what it has changed", async () => {
  const { editing, bikes } = await opened();
  await act(() => editing().sync());
  const changed = { version: "2", content: priced(7) };
  server.elsewhere = { bikes: changed };
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(bikes()).toEqual(priced(7)));
});

test("what another page has published is no change any more", async () => {
  const { editing } = await opened();
  server.commit = "second";
  server.published = { bikes: priced(5) };
  await act(() => editing().sync());
  await waitFor(() => expect(editing().session.published).toEqual({ bikes: priced(5) }));
});

test("what another program has sent or published unsent is known at the next look", async () => {
  const { editing } = await opened();
  for (const unsent of [2, 0]) {
    server.unsent = unsent;
    await act(() => editing().sync());
    await waitFor(() => expect(editing().state.publishing.unsent).toBe(unsent));
  }
});

test("a publishing that ran when the page was loaded is known to be over at the next answer", async () => {
  server.doing = "publishing";
  const { editing } = await opened();
  expect(editing().state.publishing.doing).toBe("publishing");
  server.doing = null;
  await act(() => editing().sync());
  await waitFor(() => expect(editing().state.publishing.doing).toBeNull());
});

test("a value that is again as it is saved is marked no more, and is checked at once", async () => {
  const { editing } = await opened();
  act(() => editing().edit("bikes", priced("wrong"), "price"));
  await waitFor(() => expect(editing().session.faults).toHaveLength(1));
  expect(editing().saving).toBe("faults");
  act(() => editing().edit("bikes", priced("wrong, too"), "price"));
  expect([editing().saving, editing().session.faults[0]?.rule]).toEqual(["checking", "Checking…"]);
  await waitFor(() => expect(editing().saving).toBe("faults"));
  act(() => editing().edit("bikes", priced(5), "price"));
  expect([editing().saving, editing().session.faults]).toEqual(["saved", []]);
  expect(editing().session.checked.bikes).toEqual(priced("wrong, too"));
  await waitFor(() => expect(editing().session.checked.bikes).toEqual(priced(5)));
});

test("what cannot be written says so, and what was wrong is said as it was", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue(undefined);
  const { editing } = await opened();
  act(() => editing().edit("bikes", priced("wrong"), "price"));
  await waitFor(() => expect(editing().saving).toBe("faults"));
  server.isFull = true;
  act(() => editing().edit("bikes", priced("wrong, too"), "price"));
  await act(() => editing().sync());
  expect([editing().saving, editing().session.faults[0]?.rule]).toEqual(["faults", "is wrong"]);
  act(() => editing().edit("bikes", priced(6), "price"));
  await act(() => editing().sync());
  expect(errors).toHaveBeenCalled();
  server.isFull = false;
  await act(() => editing().sync());
  expect(editing().saving).toBe("saved");
  errors.mockRestore();
});

test("a right value that cannot be written is said to be not saved", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue(undefined);
  const { editing } = await opened();
  server.isFull = true;
  act(() => editing().edit("bikes", priced(6), "price"));
  expect(editing().saving).toBe("saving");
  await act(() => editing().sync());
  expect(editing().saving).toBe("refused");
  errors.mockRestore();
});
