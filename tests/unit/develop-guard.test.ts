/** @jest-environment node */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { guardDevelopServer } from "../../src/gatsby/patches/develop-guard";

guardDevelopServer();
const server = createServer((_request, response) => void response.end("price"));
server.on("upgrade", (_request, socket) => void socket.end("HTTP/1.1 101 Switching\r\n\r\n"));
let port = 0;
let ownHost = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  ownHost = `127.0.0.1:${port}`;
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;

/** The status of the response; 0 if the connection is closed without a response. */
function status(path: string, headers: Headers): Promise<number> {
  return new Promise((resolve) => {
    request({ host: "127.0.0.1", port, path, headers, agent: false })
      .on("response", (response) => resolve(response.resume().statusCode ?? 0))
      .on("upgrade", (response) => resolve(response.statusCode ?? 0))
      .on("error", () => resolve(0))
      .end();
  });
}

const graphql = "/___graphql";
const openFile = "/__open-stack-frame-in-editor?fileName=README.md";
const foreignOrigin = "https://evil.example";
const websocket = { connection: "Upgrade", upgrade: "websocket" };

test.each<[string, string, () => Headers, number]>([
  ["its own page", "/page-data/x.json", () => ({ "sec-fetch-site": "same-origin" }), 200],
  ["its own GraphQL page", graphql, () => ({ origin: `http://${ownHost}` }), 200],
  ["its own websocket", "/socket.io/", () => ({ ...websocket, origin: `http://${ownHost}` }), 101],
  ["a typed address", graphql, () => ({ "sec-fetch-site": "none" }), 200],
  [
    "the editor's frame",
    "/x",
    () => ({ "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" }),
    200,
  ],
  ["another origin", graphql, () => ({ origin: foreignOrigin }), 403],
  ["the editor's origin", graphql, () => ({ origin: "http://127.0.0.1:8400" }), 403],
  ["another origin's websocket", "/socket.io/", () => ({ ...websocket, origin: foreignOrigin }), 0],
  ["a foreign host name", "/", () => ({ host: `evil.example:${port}` }), 403],
  [
    "another page's picture",
    openFile,
    () => ({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }),
    403,
  ],
  [
    "another page's link to a tool",
    openFile,
    () => ({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
    403,
  ],
])("a request of %s for %s is answered or refused", async (_source, path, headers, expected) => {
  expect(await status(path, { host: ownHost, ...headers() })).toBe(expected);
});
