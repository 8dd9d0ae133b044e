import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { CatalogueData } from "../../src/data-check/catalogue-data";
import { type DataWarning, dataWarnings } from "../../src/data-check/data-warnings";
import { OperationError } from "../operations";
import type { Accepted } from "../protocol";
import { editorFolder } from "./draft";
import { Events } from "./events";
import { allowedPath } from "./guard";
import { html, type PageBundle, pageHeaders } from "./page-bundle";
import { addedPicture, PictureError, pictureNamed } from "./pictures";
import { checkNoLinks, LinkError } from "./plain-files";
import { Preview } from "./preview";
import { Publishing } from "./publishing";
import { Repository } from "./repository";
import { bodyOf, changeIn, fieldsOf, fileIn, publisherIn, Refusal, sideIn } from "./requests";
import { Store } from "./store";
import { savedToken } from "./token";

export interface EditorOptions {
  readonly dataFolder: string;
  /** Where the preview is started. */
  readonly projectFolder: string;
  readonly page: PageBundle;
  /** Port of the editor; 0 for any that is free. */
  readonly port: number;
  readonly previewPort: number;
  /** Whether other devices of the network can open the editor; they need the token, too. */
  readonly isOnNetwork: boolean;
}

/** A running editor. */
export interface Editor {
  /** Addresses that open it, the one on this machine first. */
  readonly addresses: readonly string[];
  readonly stop: () => void;
}

const loopback = "127.0.0.1";
const largestPicture = 64 * 1024 * 1024;
const pollIntervalMs = 1000;
const pollsOfRepository = 3;

const pictureTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/**
 * Serves the editor on this machine, under a token that nobody can guess.
 *
 * @throws Error where the port is taken, LinkError where the data is behind a link
 */
export async function startedEditor(options: EditorOptions): Promise<Editor> {
  const { dataFolder, page, previewPort, isOnNetwork } = options;
  checkNoLinks(dataFolder);
  const ownFolder = editorFolder(dataFolder);
  const token = savedToken(ownFolder);
  const repository = new Repository(dataFolder);
  const store = new Store(dataFolder, ownFolder);
  const publishing = new Publishing(ownFolder, store, repository);
  const preview = new Preview(previewPort, options.projectFolder, isOnNetwork);
  const schemas = schemasIn(dataFolder);
  let warnings: readonly DataWarning[] = [];
  let warnedRevision = -1;
  let published = await repository.published();
  store.published = published.contents;
  await publishing.refresh();

  const events = new Events(() => {
    const state = store.state();
    return {
      ...state,
      warnings: state.errors.length > 0 ? [] : warnings,
      publishing: publishing.state(),
      preview: preview.state(),
      published,
      schemas,
    };
  });
  const tell = () => events.tell();
  [store.onChange, publishing.onChange, preview.onChange] = [tell, tell, tell];

  /** Finds the warnings anew: it opens all pictures, so that not every keystroke waits for it. */
  const lookForWarnings = async () => {
    const { contents, errors, revision } = store.state();
    if (errors.length > 0 || revision === warnedRevision) return;
    warnedRevision = revision;
    warnings = await dataWarnings(dataFolder, contents as unknown as CatalogueData);
    tell();
  };
  const lookAtRepository = async () => {
    await publishing.refresh();
    const now = await repository.published();
    if (now === published) return;
    published = now;
    store.published = now.contents;
    tell();
  };
  let polls = 0;
  const poll = () => {
    store.poll();
    // A picture may be moved at this moment; the next change finds them.
    lookForWarnings().catch(() => undefined);
    polls += 1;
    if (events.isWatched && polls % pollsOfRepository === 0) void lookAtRepository();
  };
  poll();
  const timer = setInterval(poll, pollIntervalMs);

  const accepted = (revision: number): Accepted => ({ revision });
  /** Begins something whose result comes with an event. */
  const begun = (work: Promise<void>) => {
    void work.then(lookAtRepository).catch(console.error);
    return {};
  };
  const actions: Readonly<Record<string, (request: IncomingMessage) => unknown>> = {
    "POST /change": async (request) => accepted(store.change(changeIn(await fieldsOf(request)))),
    "POST /undo": () => accepted(store.undo()),
    "POST /take-back": async (request) => {
      store.takeBack(fileIn(await fieldsOf(request)));
      return {};
    },
    "POST /picture": async (request) => {
      const name = new URLSearchParams(request.url?.split("?")[1]).get("name") ?? "";
      return addedPicture(dataFolder, await bodyOf(request, largestPicture), name);
    },
    "POST /publish": async (request) => {
      const side = sideIn(await fieldsOf(request));
      return begun(publishing.publish(side));
    },
    "POST /publisher": async (request) => {
      await publishing.setPublisher(publisherIn(await fieldsOf(request)));
      return {};
    },
    "POST /preview": () => begun(preview.start()),
  };

  /** What a browser loads; null where the address is none of that. */
  function fileAt(
    address: string,
  ): { readonly type: string; readonly content: string | Buffer } | null {
    if (address === "/") return { type: "text/html; charset=utf-8", content: html };
    if (address === "/editor.js") return { type: "text/javascript", content: page.script };
    if (address === "/editor.css") return { type: "text/css", content: page.style };
    const [, name] = /^\/images\/([\w.-]+)$/.exec(address) ?? [];
    const content = name === undefined ? null : pictureNamed(dataFolder, ownFolder, name);
    const type = pictureTypes[path.extname(address)];
    return type === undefined || content === null ? null : { type, content };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: string) {
    const { method = "GET" } = request;
    if (method === "GET" && address === "/events") {
      events.add(response);
      return;
    }
    const file = method === "GET" ? fileAt(address) : null;
    const action = actions[`${method} ${address}`];
    if (file === null && action === undefined) throw new Refusal(404, "There is no such page.");
    response.setHeader("Content-Type", file?.type ?? "application/json");
    response.end(file?.content ?? JSON.stringify(await action?.(request)));
  }

  const hosts: string[] = [];
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(pageHeaders(previewPort))) {
      response.setHeader(name, value);
    }
    const address = allowedPath(request, { token, hosts });
    if (address === null) {
      response.writeHead(403).end("This is not the editor's address.");
      return;
    }
    answer(request, response, address).catch((error: unknown) => {
      const status = statusOf(error);
      if (status === 500) console.error(error);
      const message =
        status === 500 || !(error instanceof Error)
          ? "The editor could not do that; its terminal says why."
          : error.message;
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ message }));
    });
  });

  await listening(server, options.port, isOnNetwork ? "0.0.0.0" : loopback);
  const { port } = server.address() as AddressInfo;
  const names = [loopback, ...(isOnNetwork ? networkAddresses() : [])];
  hosts.push(`localhost:${port}`, ...names.map((name) => `${name}:${port}`));
  return {
    addresses: names.map((name) => `http://${name}:${port}/${token}/`),
    stop: () => {
      clearInterval(timer);
      preview.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  if (error instanceof OperationError || error instanceof LinkError) return 409;
  return error instanceof PictureError ? 422 : 500;
}

function schemasIn(dataFolder: string): Record<string, unknown> {
  const folder = path.join(dataFolder, "schema");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );
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
