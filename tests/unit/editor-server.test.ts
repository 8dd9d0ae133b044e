/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Preview } from "../../scripts/edit/preview";
import { type Editor, startedEditor } from "../../scripts/edit/server";
import { DataCopy } from "../support/broken-data";

let data: DataCopy;
let editor: Editor;
beforeEach(async () => {
  data = new DataCopy();
  editor = await startedEditor({
    dataFolder: data.folder,
    projectFolder: data.folder,
    page: { script: "", style: "" },
    layout: (text) => Promise.resolve(text),
    port: 0,
    previewPort: 0,
    isOnNetwork: false,
  });
});
afterEach(() => {
  editor.stop();
  data.dispose();
});

const asked = (address: string) => fetch(`${editor.addresses[0] ?? ""}${address}`);

describe("a page of the preview", () => {
  const preview = async (answer: (address: string) => number) => {
    const server = createServer((request, response) => {
      response.writeHead(answer(request.url ?? "")).end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    return { made: new Preview(port, ".", false), end: () => server.close() };
  };
  test.each([
    ["/", "index"],
    ["/visakha-rentals", "visakha-rentals"],
    ["/cars/alto/", "cars/alto"],
  ])("at %p is waited for by its data", async (address, place) => {
    const asked: string[] = [];
    const { made, end } = await preview((url) => (asked.push(url), 200));
    expect(await made.makesPage(address)).toBe(true);
    expect(asked).toEqual([`/page-data/${place}/page-data.json`]);
    end();
  });
  test("that is not there, or without a preview, is not made", async () => {
    const { made, end } = await preview(() => 404);
    expect(await made.makesPage("/none")).toBe(false);
    end();
    expect(await new Preview(1, ".", false).makesPage("/none")).toBe(false);
  });
});

test.each([{ name: "Ravi", email: "ravi" }, { email: "ravi@example.com" }, { name: { a: "b" } }])(
  "nobody publishes as %j",
  async (publisher) => {
    const answer = await fetch(`${editor.addresses[0] ?? ""}publisher`, {
      method: "POST",
      body: JSON.stringify(publisher),
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: expect.stringMatching(/^Write /) as string },
    ]);
  },
);

test("a picture that cannot be read ends nothing", async () => {
  mkdirSync(path.join(data.folder, "images", "folder.jpg"));
  writeFileSync(path.join(data.folder, "secret"), "secret");
  symlinkSync(path.join(data.folder, "secret"), path.join(data.folder, "images", "link.jpg"));
  for (const name of ["folder.jpg", "link.jpg", "none.jpg", "%zz.jpg", "..%2Fbikes.json"]) {
    expect([name, (await asked(`images/${name}`)).status]).toEqual([name, 404]);
  }
  writeFileSync(path.join(data.folder, "images", "a b.jpg"), "picture");
  const answer = await asked("images/a%20b.jpg");
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual([
    "image/jpeg",
    "picture",
  ]);
});
