/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { useEditor } from "../../scripts/edit/page/use-editor";
import type { SyncRequest } from "../../scripts/edit/protocol";
import { dataFiles } from "../../src/data-check/catalogue-data";

/** An editor's server, which writes what it is sent where the version is that of the file. */
class Server {
  readonly files = Object.fromEntries(
    dataFiles.map((file) => [file, { version: "1", content: [] as unknown }]),
  );
  running = 0;
  mostRunning = 0;

  readonly answer = async (address: string, { body }: { body?: string } = {}) => {
    const content = address === "sync" ? await this.sync(body ?? "") : this.state();
    return { ok: true, json: () => Promise.resolve(content) };
  };

  private state() {
    const publishing = { canCommit: false, remote: null };
    return { files: structuredClone(this.files), published: null, schemas: {}, publishing };
  }

  private async sync(body: string) {
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    const { changed } = JSON.parse(body) as SyncRequest;
    await new Promise((resolve) => setTimeout(resolve, 5));
    const saved = Object.entries(changed).map(([file, content]) => {
      this.files[file] = { version: `${Number(this.files[file]?.version) + 1}`, content };
      return [file, this.files[file]];
    });
    this.running -= 1;
    return { saved: Object.fromEntries(saved), elsewhere: {}, faults: [], warnings: [] };
  }
}

let server: Server;
beforeEach(() => {
  server = new Server();
  localStorage.clear();
  Object.assign(globalThis, { fetch: server.answer, structuredClone: (value: unknown) => value });
});

test("one asks the server at a time, however many wait", async () => {
  const { result } = renderHook(useEditor);
  await waitFor(() => expect(result.current).not.toBeNull());
  await act(async () => {
    await Promise.all([1, 2, 3, 4].map(() => result.current?.sync()));
  });
  expect(server.mostRunning).toBe(1);
});
