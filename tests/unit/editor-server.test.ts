/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Preview } from "../../editor/server/preview";
import { type Editor, startedEditor } from "../../editor/server/server";
import { DataCopy } from "../support/broken-data";
import { TwoComputers } from "../support/two-computers";

let data: DataCopy;
let editor: Editor;
const editorOf = (folder: string) =>
  startedEditor({
    dataFolder: folder,
    projectFolder: folder,
    page: { script: "", style: "" },
    layout: (text) => Promise.resolve(text),
    port: 0,
    previewPort: 0,
    isOnNetwork: false,
  });
beforeEach(async () => {
  data = new DataCopy();
  editor = await editorOf(data.folder);
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

test("a preview that works on a page is there, one that has ended is not", async () => {
  let held: (() => void)[] = [];
  let isHolding = false;
  const server = createServer((_request, response) => {
    const end = () => response.end('<div id="___gatsby">');
    if (isHolding) held.push(end);
    else end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const preview = new Preview(port, ".", false);
  const status = async () => (await preview.state()).status;
  expect(await status()).toBe("on");
  isHolding = true;
  expect(await status()).toBe("on");
  held.forEach((end) => end());
  held = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await status()).toBe("off");
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

const hasGit = spawnSync("git", ["--version"]).status === 0;
(hasGit ? test : test.skip)(
  "a picture that is published keeps its name, where it could not be sent yet, too",
  async () => {
    const said = jest.spyOn(console, "error").mockReturnValue();
    const shop = new TwoComputers();
    const { here } = shop;
    const own = await editorOf(here.data);
    const post = async (address: string, body: BodyInit) => {
      const answer = await fetch(`${own.addresses[0] ?? ""}${address}`, { method: "POST", body });
      return (await answer.json()) as Record<string, unknown>;
    };
    const named = (image: string) => post(`picture-name?image=${image}&name=Another&page=page`, "");
    const photo = here.read(here.items("bikes")[0]?.image ?? "");
    const { image } = await post("picture?file=a.jpg&name=New&page=page", new Uint8Array(photo));
    here.edit("bikes", ([bike]) => {
      if (bike !== undefined) bike.image = String(image);
    });
    here.git("remote", "set-url", "origin", "../nowhere.git");
    const state = await fetch(`${own.addresses[0] ?? ""}state`);
    const { files } = (await state.json()) as { files: Record<string, { version: string }> };
    const versions = Object.fromEntries(
      Object.entries(files).map(([file, { version }]) => [file, version]),
    );
    const answer = await post("publish", JSON.stringify({ versions }));
    expect(answer).toMatchObject({ isPublished: false });
    expect(answer.message).toMatch(/^Published on this computer/);
    expect(await named(String(image))).toEqual({ image });
    own.stop();
    shop.dispose();
    TwoComputers.disposeAll();
    said.mockRestore();
  },
);
