import { createHash, randomBytes } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { catalogueNames, type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { DataStore, type Layout } from "./data-store";
import { allowedPath } from "./guard";
import { MadePictures } from "./made-pictures";
import type { PageBundle } from "./page-bundle";
import { Preview } from "./preview";
import type {
  CheckAnswer,
  EarlierPage,
  EditorState,
  PictureAnswer,
  PicturesInUse,
  PictureWarnings,
  SyncReply,
  SyncRequest,
  TakeBackAnswer,
} from "./protocol";
import { type Publisher, publisherFault } from "./publisher";
import { Publishing } from "./publishing";
import { PublishingRun } from "./publishing-run";
import { shownImages } from "./shown-images";
import { removeUnfinished } from "./replace-file";
import { PictureError, pictureOf } from "./item-picture";

export interface EditorOptions {
  readonly dataFolder: string;
  /** Where the preview is started. */
  readonly projectFolder: string;
  readonly page: PageBundle;
  readonly layout: Layout;
  /** Port of the editor; 0 for any that is free. */
  readonly port: number;
  readonly previewPort: number;
  /** Whether other devices of the network may open the editor; they need the token, too. */
  readonly isOnNetwork: boolean;
}

/** A running editor. */
export interface Editor {
  /** Addresses that open it, the one on this machine first. */
  readonly addresses: readonly string[];
  readonly stop: () => void;
}

const loopback = "127.0.0.1";
const largestText = 8 * 1024 * 1024;
const largestPicture = 64 * 1024 * 1024;

const pictureTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** What a person can do about a request that was refused. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Serves the editor on this machine, under a token that nobody can guess.
 *
 * @throws Error where the port is taken
 */
export async function startedEditor(options: EditorOptions): Promise<Editor> {
  const token = randomBytes(24).toString("base64url");
  const { dataFolder } = options;
  const preview = new Preview(options.previewPort, options.projectFolder, options.isOnNetwork);
  const publishing = new Publishing(dataFolder, options.layout);
  const store = new DataStore(dataFolder, options.layout);
  const run = new PublishingRun();
  removeUnfinished(dataFolder);
  const hosts: string[] = [];
  const pictures = new MadePictures(dataFolder);
  /** Takes the pictures off the disk that neither the files nor a page's drafts show. */
  const putUnusedAway = (drafted: readonly string[]) => {
    const files = dataFiles.map((file) => [file, store.files()[file]] as const);
    // A file that cannot be read may show any of them.
    if (files.some(([, { content }]) => content === undefined)) return;
    const written = shownImages(
      Object.fromEntries(files.map(([file, { content }]) => [file, content])),
    );
    pictures.putAway(new Set([...written, ...drafted]));
  };

  const actions: Readonly<Record<string, (request: IncomingMessage) => unknown>> = {
    "GET /state": async (): Promise<EditorState> => ({
      folder: createHash("sha256").update(path.resolve(dataFolder)).digest("base64url"),
      commit: await publishing.standing(),
      published: await publishing.published(),
      highestIds: await publishing.highestIds(),
      schemas: schemas(dataFolder),
      publishing: { ...(await publishing.state()), ...run.state() },
      // The last: what was published a moment ago stands in the files, and not the other way round.
      files: store.files(),
    }),
    "POST /sync": async (request): Promise<SyncReply> => {
      const asked = await json<SyncRequest>(request);
      await store.inTurn(() => {
        pictures.bringBack(shownImages(asked.changed));
        return Promise.resolve();
      });
      const answer = await store.sync(asked);
      return {
        ...answer,
        commit: await publishing.standing(),
        unsent: await publishing.unsent(),
        doing: run.state().doing,
      };
    },
    "POST /check": async (request): Promise<CheckAnswer> => {
      const { changed } = await json<Pick<SyncRequest, "changed">>(request);
      return { faults: store.faults(changed) };
    },
    "POST /mend": async (request) => {
      const { file, version, text } = await json<{ file: string; version: string; text: string }>(
        request,
      );
      return { isMended: await store.mend(dataFile(file), version, text) };
    },
    "POST /take-back": async (request): Promise<TakeBackAnswer> => {
      const { file, version } = await json<{ file: string; version: string }>(request);
      return publishing.takeBack(store, dataFile(file), version);
    },
    "POST /picture": (request) => addedPicture(pictures, request),
    "POST /picture-name": (request) => {
      const { searchParams } = new URL(request.url ?? "/", `http://${loopback}`);
      const [image = "", name = "", page = ""] = ["image", "name", "page"].map(
        (key) => searchParams.get(key) ?? "",
      );
      return { image: pictures.named(image, name, page) };
    },
    "POST /unused-pictures": async (request) => {
      const { page, drafted, remembered } = await json<PicturesInUse>(request);
      return store.inTurn(() => {
        putUnusedAway(drafted);
        pictures.forget(page, new Set(remembered));
        return Promise.resolve({});
      });
    },
    "POST /publish": async (request) => {
      const { versions } = await json<Pick<SyncRequest, "versions">>(request);
      const publish = async () => {
        putUnusedAway([]);
        const before = await publishing.commit();
        const answer = await publishing.publish(() => store.isAt(versions));
        // What is not sent yet is published here.
        if (answer.isPublished || (await publishing.commit()) !== before) pictures.published();
        return answer;
      };
      return run.run("publishing", () => store.inTurn(publish));
    },
    "POST /publisher": async (request) => {
      const asked = await json<Readonly<Record<keyof Publisher, unknown>>>(request);
      const text = (value: unknown) => (typeof value === "string" ? value : "");
      const publisher = { name: text(asked.name), email: text(asked.email) };
      const fault = publisherFault(publisher);
      if (fault !== null) throw new Refusal(422, fault.rule);
      await publishing.setPublisher(publisher);
      return {};
    },
    "POST /met": async (request) => {
      const { numbers } = await json<{ numbers: readonly number[] }>(request);
      await publishing.metIsKnown(numbers);
      return {};
    },
    "POST /send": () => run.run("sending", () => store.inTurn(() => publishing.send())),
    "POST /answer-shown": async (request) => {
      const { number } = await json<{ number: number }>(request);
      run.isShown(number);
      return {};
    },
    "GET /pictures": async (): Promise<PictureWarnings> => ({
      warnings: await store.pictureWarnings(),
    }),
    "GET /earlier-page": async (request): Promise<EarlierPage> => {
      const { searchParams } = new URL(request.url ?? "/", `http://${loopback}`);
      const catalogue = catalogueNames.find((name) => name === searchParams.get("catalogue"));
      return { page: catalogue === undefined ? null : await publishing.earlierPage(catalogue) };
    },
    "GET /preview": () => preview.state(),
    "GET /preview-page": async (request) => {
      const { searchParams } = new URL(request.url ?? "/", `http://${loopback}`);
      return { isMade: await preview.makesPage(searchParams.get("path") ?? "/") };
    },
    "POST /preview": () => {
      preview.start();
      return preview.state();
    },
  };

  const server = createServer((request, response) => {
    const { host, origin, "sec-fetch-site": site } = request.headers;
    const asked = { url: request.url ?? "/", host, origin, site: site?.toString() };
    const address = allowedPath(asked, { token, hosts });
    for (const [name, value] of Object.entries(headers(options.previewPort, host))) {
      response.setHeader(name, value);
    }
    if (address === null) {
      response.writeHead(403).end("This is not the editor's address.");
      return;
    }
    answer(request, response, address).catch((error: unknown) => {
      const isRefused = error instanceof Refusal;
      if (!isRefused) console.error(error);
      const message = isRefused
        ? error.message
        : "The editor could not do that; its terminal says why.";
      response.writeHead(isRefused ? error.status : 500, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ message }));
    });
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    const { method = "GET" } = request;
    const file = method === "GET" ? pageFile(options.page, address) : null;
    if (file !== null) {
      response.setHeader("Content-Type", file.type);
      response.end(file.content);
      return;
    }
    if (method === "GET" && address.startsWith("/images/")) {
      await sendPicture(dataFolder, pictures, address, response);
      return;
    }
    const action = actions[`${method} ${address}`];
    if (action === undefined) throw new Refusal(404, "There is no such page.");
    const result = await action(request);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(result));
  }

  await listening(server, options.port, options.isOnNetwork ? "0.0.0.0" : loopback);
  const { port } = server.address() as AddressInfo;
  const names = [loopback, ...(options.isOnNetwork ? networkAddresses() : [])];
  hosts.push(`localhost:${port}`, ...names.map((name) => `${name}:${port}`));
  return {
    addresses: names.map((name) => `http://${name}:${port}/${token}/`),
    stop: () => {
      preview.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

function headers(previewPort: number, host: string | undefined): Record<string, string> {
  const name = host?.split(":")[0] ?? loopback;
  const preview = [`http://localhost:${previewPort}`, `http://${name}:${previewPort}`].join(" ");
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      `frame-src ${preview}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    // The preview is another origin; the address with the token is none of its business.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

function pageFile({ script, style }: PageBundle, address: string) {
  if (address === "/") return { type: "text/html; charset=utf-8", content: html };
  if (address === "/editor.js") return { type: "text/javascript; charset=utf-8", content: script };
  if (address === "/editor.css") return { type: "text/css; charset=utf-8", content: style };
  return null;
}

const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Catalogue editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="editor.css">
</head>
<body><div id="editor"><p>The editor starts. It needs JavaScript.</p></div><script src="editor.js"></script></body>
</html>
`;

function schemas(dataFolder: string): Record<string, unknown> {
  const folder = path.join(dataFolder, "schema");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );
}

function dataFile(name: string): DataFile {
  const file = dataFiles.find((known) => known === name);
  if (file === undefined) throw new Refusal(400, `There is no data file ${name}.`);
  return file;
}

async function sendPicture(
  dataFolder: string,
  pictures: MadePictures,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const name = decodedName(address.slice("/images/".length));
  const type = pictureTypes[path.extname(name)];
  const found = path.basename(name) === name ? await pictureIn(dataFolder, name) : null;
  const content = found ?? pictures.kept(`images/${name}`);
  if (type === undefined || content === null) throw new Refusal(404, "There is no such picture.");
  response.setHeader("Content-Type", type);
  response.end(content);
}

/** A name as an address has it; what is none of a file, where it is not written as addresses are. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}

/** A picture's content; null where it cannot be read, or where a link leads elsewhere. */
async function pictureIn(dataFolder: string, name: string): Promise<Buffer | null> {
  const file = path.join(dataFolder, "images", name);
  try {
    return (await lstat(file)).isFile() ? await readFile(file) : null;
  } catch {
    return null;
  }
}

/** Makes a picture that was dropped fit for the catalogue, and puts it into the data folder. */
async function addedPicture(
  pictures: MadePictures,
  request: IncomingMessage,
): Promise<PictureAnswer> {
  const { searchParams } = new URL(request.url ?? "/", `http://${loopback}`);
  const content = await body(request, largestPicture);
  try {
    const picture = await pictureOf(content, searchParams.get("file") ?? "The file");
    const [name = "", page = ""] = ["name", "page"].map((key) => searchParams.get(key) ?? "");
    const image = pictures.add(picture.content, name, page);
    return { image, notes: picture.notes };
  } catch (error) {
    if (error instanceof PictureError) throw new Refusal(422, error.message);
    throw error;
  }
}

async function json<Content>(request: IncomingMessage): Promise<Content> {
  const content = await body(request, largestText);
  try {
    return JSON.parse(content.toString()) as Content;
  } catch {
    throw new Refusal(400, "The request is not JSON.");
  }
}

async function body(request: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > largest) {
      throw new Refusal(413, `More than ${largest / 1024 / 1024} MB cannot be taken.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function networkAddresses(): string[] {
  return Object.values(os.networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

async function listening(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
}
