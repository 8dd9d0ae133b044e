/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { useEditor } from "../../scripts/edit/page/use-editor";
import type { EditorState, SyncRequest } from "../../scripts/edit/protocol";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";

/** An editor's server, which writes what is right: prices that are numbers. */
class Server {
  readonly files = new Map(
    dataFiles.map((file) => [file, { version: "1", content: [{ id: 1, price: 5 }] as unknown }]),
  );
  commit = "first";
  published: unknown = {};
  elsewhere: Partial<EditorState["files"]> = {};
  isDown = false;
  running = 0;
  mostRunning = 0;

  readonly answer = async (address: string, { body }: { body?: string } = {}) => {
    if (this.isDown) throw new TypeError("Failed to fetch");
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
      publishing: { canCommit: true, remote: null },
    };
  }

  private async sync(body: string) {
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    const { changed } = JSON.parse(body) as SyncRequest;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const isRight = !JSON.stringify(changed).includes("wrong");
    const saved = Object.entries(changed).map(([file, content]) => {
      const version = `${Number(this.files.get(file as DataFile)?.version) + 1}`;
      if (isRight) this.files.set(file as DataFile, { version, content });
      return [file, this.files.get(file as DataFile)] as const;
    });
    this.running -= 1;
    const { commit } = this;
    const fault = { file: "bikes.json", item: null, field: null, value: "x", rule: "is wrong" };
    return {
      saved: Object.fromEntries(saved) as unknown,
      elsewhere: this.elsewhere,
      faults: isRight ? [] : [{ ...fault, path: [0, "price"] }],
      warnings: [],
      commit,
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

test("a value that is again as it is saved is marked no more, and is checked at once", async () => {
  const { editing } = await opened();
  act(() => editing().edit("bikes", priced("wrong"), "price"));
  await waitFor(() => expect(editing().session.faults).toHaveLength(1));
  expect(editing().saving).toBe("faults");
  act(() => editing().edit("bikes", priced(5), "price"));
  expect([editing().saving, editing().session.faults]).toEqual(["saved", []]);
  expect(editing().session.checked.bikes).toEqual(priced("wrong"));
  await waitFor(() => expect(editing().session.checked.bikes).toEqual(priced(5)));
});
