/** @jest-environment node */
import { execFile } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request, type ServerResponse } from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { Update } from "../protocol";
import { savedDraft } from "../server/draft";
import { Events } from "../server/events";
import { type Editor, startEditor } from "../server/server";
import { savedToken } from "../server/token";
import { TwoComputers } from "./two-computers";
import { DataCopy } from "../../tests/support/data-copy";

const options = (dataFolder: string) => ({
  dataFolder,
  page: { script: "", style: "" },
  port: 0,
  previewPort: 0,
  isOnNetwork: true,
});

let project: string;
let data: DataCopy;
let editor: Editor;
let address: URL;
let poll: (() => void) | undefined;
beforeAll(async () => {
  const interval = jest.spyOn(globalThis, "setInterval");
  project = mkdtempSync(path.join(os.tmpdir(), "shop-"));
  data = new DataCopy(path.join(project, "data"));
  editor = await startEditor(options(data.folder));
  address = new URL(editor.addresses[0] ?? "");
  poll = interval.mock.calls[0]?.[0];
});
afterAll(() => {
  editor.stop();
  rmSync(project, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface RequestParts {
  /** The body of a POST; without it, the request is a GET. */
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request with headers that `fetch` would not let through.
 *
 * @param route a path below the token, or from the root if it begins with a slash
 */
function answerTo(route: string, { body, headers = {} }: RequestParts = {}): Promise<Answer> {
  const target = route.startsWith("/") ? route : address.pathname + route;
  const method = body === undefined ? "GET" : "POST";
  const options = { host: address.hostname, port: address.port, path: target, method, headers };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on("error", reject).end(body);
  });
}
const answerToPost = (route: string, body: string | Buffer) => answerTo(route, { body });
const change = (...operations: object[]): RequestParts => ({
  body: JSON.stringify({ pageId: "a", undoKey: "", operations }),
});
/** JSON as an attacker writes it: `JSON.stringify` would leave `__proto__` out. */
const withProto: RequestParts = {
  body: '{"pageId":"a","undoKey":"","operations":[{"do":"set","file":"business","path":["x"],"value":{"__proto__":{"x":1}}}]}',
};
const evil = "https://evil.example";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test.each<[string, string, RequestParts, number]>([
  ["another host", "", { headers: { host: "evil.example" } }, 403],
  ["another origin", "undo", { headers: { origin: evil }, body: "" }, 403],
  ["another site's page", "undo", { headers: { "sec-fetch-site": "cross-site" }, body: "" }, 403],
  ["no token", "/", {}, 403],
  ["another token", `/${"x".repeat(32)}/events`, {}, 403],
  ["a path that leaves the pictures", "images/../bikes.json", {}, 404],
  ["a picture's name that is wrongly escaped", "images/%", {}, 404],
  ["no JSON", "change", { body: "{" }, 400],
  ["an unknown operation", "change", change({ do: "burn", file: "bikes", path: [] }), 400],
  [
    "an operation named like a method of objects",
    "change",
    change({ do: "toString", file: "bikes", path: [] }),
    400,
  ],
  ["an unpaired surrogate", "change", change({ do: "set", file: "words", path: ["\ud800"] }), 400],
  ["no data file", "change", change({ do: "set", file: "../x", path: [], value: {} }), 400],
  ["a whole file without a value", "change", change({ do: "set", file: "bikes", path: [] }), 400],
  ["null as a file", "change", change({ do: "set", file: "words", path: [], value: null }), 400],
  ["text as a list", "change", change({ do: "set", file: "pages", path: [], value: "x" }), 400],
  ["an index", "change", change({ do: "set", file: "bikes", path: [0, "name"], value: 1 }), 400],
  ["a field of a list", "change", change({ do: "set", file: "bikes", path: ["x"], value: 1 }), 400],
  ["an undefined item", "change", change({ do: "set", file: "bikes", path: [{ id: 4 }] }), 400],
  ["an order without ids", "change", change({ do: "order", file: "bikes", path: [] }), 400],
  ["no element", "change", change({ do: "insert", file: "bikes", path: [], before: null }), 400],
  ["a forbidden step", "change", change({ do: "set", file: "words", path: ["__proto__"] }), 400],
  ["a forbidden name in a value", "change", withProto, 400],
  ["a text of more than 8 MB", "change", { body: Buffer.alloc(8 * 1024 * 1024 + 1, " ") }, 413],
  [
    "a removed element",
    "change",
    change({ do: "remove", file: "bikes", path: [{ id: 98_765 }] }),
    409,
  ],
  ["a script that is called a picture", "picture?name=x.png", { body: "#!/bin/sh\nrm -rf /" }, 422],
  ["a picture that is empty", "picture?name=x.jpg", { body: "" }, 422],
  ["an SVG that is called a picture", "picture?name=x.png", { body: svg }, 422],
])("%s is refused, and neither written nor logged", async (_what, route, parts, status) => {
  const log = jest.spyOn(console, "error");
  const files = () =>
    readdirSync(data.folder).map((name) => statSync(`${data.folder}/${name}`).ino);
  const before = files();
  const answer = await answerTo(route, parts);
  expect(files()).toEqual(before);
  const stackTrace = / at .*:\d+/;
  expect([answer.status, answer.text]).toEqual([status, expect.not.stringMatching(stackTrace)]);
  expect(log).not.toHaveBeenCalled();
});

test("a picture is refused if its header says 900 megapixels", async () => {
  const jpeg = await sharp({ create: { width: 3, height: 3, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  // The height is five bytes after the marker ffc0, and the width follows it.
  const heightOffset = jpeg.indexOf(Buffer.from("ffc0", "hex")) + 5;
  jpeg.writeUInt16BE(30_000, heightOffset);
  jpeg.writeUInt16BE(30_000, heightOffset + 2);
  const { status, text } = await answerToPost("picture?name=big", jpeg);
  expect([status, text]).toEqual([
    422,
    expect.stringMatching(/30000 x 30000 pixels, which is too large/),
  ]);
});

test("a photo is rotated, resized, freed of metadata, named after its item, and stored once", async () => {
  const photo = await sharp({
    create: { width: 1540, height: 2002, channels: 3, background: "red" },
  })
    .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const name = `Hero+${"x".repeat(4000)}`;
  const first = await answerToPost(`picture?name=${name}`, photo);
  const second = await answerToPost(`picture?name=${name}`, photo);
  const { image } = JSON.parse(first.text) as { readonly image: string };
  expect(image).toMatch(/^images\/hero-x{70,75}-[0-9a-f]{8}\.jpg$/);
  expect(JSON.parse(second.text)).toEqual({ image });
  const { width, height, exif, orientation } = await sharp(
    path.join(data.folder, image),
  ).metadata();
  expect([width, height, exif, orientation]).toEqual([1600, 1231, undefined, undefined]);
  expect((await answerTo(image)).status).toBe(200);
});

test("only the computer's user can read token and draft, and only --network changes the token", async () => {
  const folder = path.join(project, ".editor");
  expect(address.pathname).toBe(`/${savedToken(folder)}/`);
  expect(
    [folder, path.join(folder, "token"), path.join(folder, "draft.json")].map(
      (file) => statSync(file).mode & 0o777,
    ),
  ).toEqual([0o700, 0o600, 0o600]);
  const restartedPath = async (isOnNetwork: boolean) => {
    const other = await startEditor({ ...options(data.folder), isOnNetwork });
    other.stop();
    return new URL(other.addresses[0] ?? "").pathname;
  };
  expect(await restartedPath(false)).toBe(address.pathname);
  const newPath = await restartedPath(true);
  expect(newPath).not.toBe(address.pathname);
  expect(await restartedPath(false)).toBe(newPath);
});

test("after all pages are closed, there are none to update", () => {
  const pages = ["a", "b"].map(() =>
    Object.assign(new EventEmitter(), { writeHead: jest.fn(), write: jest.fn() }),
  );
  const events = new Events(() => ({}) as Update);
  for (const page of pages) events.add(page as unknown as ServerResponse);
  for (const page of pages) page.emit("close");
  expect(events.hasPages).toBe(false);
});

/** The first update of a page that opens. */
async function firstUpdate(editorAddress: string | undefined): Promise<string> {
  const { body } = await fetch(new URL("events", editorAddress));
  let text = "";
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(part);
    if (text.endsWith("\n\n")) break;
  }
  return text;
}

test("if published files are unreadable, the editor starts, names them and restores them", async () => {
  const shop = new TwoComputers();
  const { here } = shop;
  const [words, places] = [here.text("words"), here.text("places")];
  const broken = { words: "{ oops", bikes: "null", cars: "[{}]", search: "" };
  for (const [name, text] of Object.entries(broken)) {
    writeFileSync(path.join(here.data, `${name}.json`), text);
  }
  here.push();
  rmSync(path.join(here.data, "places.json"));
  const { addresses, stop } = await startEditor(options(here.data));
  const { unreadable } = JSON.parse(
    (await firstUpdate(addresses[0])).replace("data: ", ""),
  ) as Update;
  expect(unreadable).toEqual(["bikes", "places", "search", "words"]);
  await fetch(new URL("restore-unreadable", addresses[0]), { method: "POST" });
  expect(JSON.parse(here.text("words"))).toEqual(JSON.parse(words));
  expect(JSON.parse(here.text("places"))).toEqual(JSON.parse(places));
  stop();
  shop.dispose();
  TwoComputers.disposeTemplate();
});

test("with --network there is no preview, because the preview has no token", async () => {
  await answerToPost("preview", "");
  expect(await firstUpdate(editor.addresses[0])).toContain('"preview":{"status":"unavailable"');
});

test("a failed write is logged, leaves no temporary file, and is repeated by the next poll", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  const editorFolder = path.join(project, ".editor");
  const draft = path.join(editorFolder, "draft.json");
  const pictures = path.join(editorFolder, "pictures");
  // A folder in the draft's place makes writing fail.
  rmSync(draft);
  renameSync(pictures, draft);
  data.edit<{ tagline: string }>("business", (content) => (content.tagline = "Theirs"));
  poll?.();
  // The failed poll is logged before any request is answered.
  await answerTo("");
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/EISDIR/));
  expect(readdirSync(editorFolder).filter((name) => name.startsWith(".new-"))).toEqual([]);
  renameSync(draft, pictures);
  poll?.();
  expect(savedDraft(editorFolder).contents.business).toMatchObject({ tagline: "Theirs" });
});

test.each([
  ["--bogus", /The editor cannot start: Unknown option '--bogus'/],
  ["--network", /first end it/],
])("npm run edit -- %s says why it starts no editor", async (option, message) => {
  writeFileSync(path.join(project, ".editor/port"), address.port);
  writeFileSync(path.join(project, ".editor/token"), address.pathname.slice(1, -1));
  const programs = ["node_modules/tsx/dist/cli.mjs", "editor/main.ts"];
  const parameters = [...programs.map((name) => path.resolve(name)), option];
  // With an empty PATH, the command that opens a browser is not found.
  const environment = { cwd: project, env: { PATH: "" } };
  const run = promisify(execFile)(process.execPath, parameters, environment);
  const { stdout, stderr } = await run.catch((error: unknown) => error as Awaited<typeof run>);
  expect(stdout + stderr).toMatch(message);
});
