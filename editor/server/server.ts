import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { sampleWarnings } from "../../src/data-check/data-warnings";
import { phrasesOf } from "../../src/data-check/rules/words-check";
import type { Fields } from "../json-values";
import { OperationError } from "../operations";
import { prepareEditorFolder } from "./draft";
import { Events } from "./events";
import { allowedPath } from "./guard";
import { html, type PageBundle, pageHeaders } from "./page-bundle";
import { addedPicture, pictureData } from "./pictures";
import { Preview } from "./preview";
import { Publisher } from "./publisher";
import { removedEntries } from "./removed";
import { Repository } from "./repository";
import { bodyOf, changeIn, fieldsOf, Refusal } from "./requests";
import { Store } from "./store";
import { newToken, savedToken } from "./token";

interface EditorOptions {
  readonly dataFolder: string;
  readonly page: PageBundle;
  readonly port: number;
  readonly previewPort: number;
  readonly isOnNetwork: boolean;
}

export interface Editor {
  readonly addresses: readonly string[];
  readonly stop: () => void;
}

const loopback = "127.0.0.1";
const maxPictureBytes = 64 * 1024 * 1024;
const pollIntervalMs = 2000;

/** @throws Error if the port is in use */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  const { dataFolder, page, previewPort, isOnNetwork } = options;
  const editorFolder = prepareEditorFolder(dataFolder);
  // A new token ends the access of devices that have an earlier address.
  const token = isOnNetwork ? newToken(editorFolder) : savedToken(editorFolder);
  const repository = new Repository(dataFolder);
  const store = new Store(dataFolder, editorFolder, await repository.published());
  const publisher = new Publisher(editorFolder, store, repository);
  const preview = new Preview(previewPort, path.dirname(dataFolder), isOnNetwork);
  const schemas = schemasIn(dataFolder);
  await publisher.refresh();

  const events = new Events(() => {
    const data = store.publishableData();
    return {
      ...store.state(),
      warnings: data === null ? [] : [...sampleWarnings(data), ...store.warnings(data)],
      texts: data === null ? { phrases: [], names: [] } : phrasesOf(data),
      schemas,
      publish: publisher.state,
      preview: preview.state,
    };
  });
  for (const part of [store, publisher, preview]) part.onChange = () => events.send();

  const poll = async () => {
    store.poll();
    if (events.hasPages) await publisher.refresh();
  };
  const logError = ({ message }: Error) => console.error(`Polling failed, retrying: ${message}`);
  const timer = setInterval(() => void poll().catch(logError), pollIntervalMs);

  const actions: Readonly<Record<string, (fields: Fields) => unknown>> = {
    "/change": (fields) => store.change(changeIn(fields)),
    "/undo": () => store.undo(),
    "/restore-unreadable": () => store.restoreUnreadable(),
    "/removed": () =>
      removedEntries(repository, editorFolder, store.state().contents, store.earlierContents()),
    "/publish": (fields) => void publisher.publish(fields),
    "/preview": () => void preview.start(),
  };

  async function postResult(request: IncomingMessage, route: string): Promise<unknown> {
    if (route === "/picture") {
      const name = new URLSearchParams(request.url?.split("?")[1]).get("name") ?? "";
      return addedPicture(dataFolder, await bodyOf(request, maxPictureBytes), name);
    }
    const action = actions[route];
    if (action === undefined) throw new Refusal(404, "There is no such page.");
    return (await action(await fieldsOf(request))) ?? {};
  }

  function fileAt(route: string): { readonly type: string; readonly content: string | Buffer } {
    if (route === "/") return { type: "text/html; charset=utf-8", content: html };
    if (route === "/editor.js") return { type: "text/javascript", content: page.script };
    if (route === "/editor.css") return { type: "text/css", content: page.style };
    const [, name = "", format = ""] = /^\/images\/([\w-]+\.(jpe?g|png|webp))$/.exec(route) ?? [];
    const content = pictureData(dataFolder, editorFolder, name);
    if (content === null) throw new Refusal(404, "There is no such page.");
    return { type: `image/${format.replace("jpg", "jpeg")}`, content };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, route: string) {
    if (request.method === "POST") {
      const content = JSON.stringify(await postResult(request, route));
      response.setHeader("Content-Type", "application/json").end(content);
    } else if (route === "/events") {
      events.add(response);
    } else {
      const { type, content } = fileAt(route);
      response.setHeader("Content-Type", type).end(content);
    }
  }

  const hosts: string[] = [];
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(pageHeaders)));
    const route = allowedPath(request, token, hosts);
    if (route === null) {
      response.writeHead(403).end("This is not the editor's address.");
      return;
    }
    answer(request, response, route).catch((error: unknown) => {
      const status = statusOf(error);
      if (status === 500) console.error(error);
      const internalError = "The editor could not do that; its terminal says why.";
      const message = status !== 500 && error instanceof Error ? error.message : internalError;
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ message }));
    });
  });

  server.listen(options.port, isOnNetwork ? "0.0.0.0" : loopback);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ips = [loopback, ...(isOnNetwork ? networkAddresses() : [])];
  hosts.push(`localhost:${port}`, ...ips.map((ip) => `${ip}:${port}`));
  return {
    addresses: ips.map((ip) => `http://${ip}:${port}/${token}/`),
    stop: () => {
      clearInterval(timer);
      publisher.stop();
      preview.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  return error instanceof OperationError ? 409 : 500;
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
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
