import { createSecureServer, type Http2Session } from "node:http2";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { siteAnswers, type ServedSite } from "../site-server";

/**
 * Serves a folder on this machine as the hosts of docs/hosting.md do: encrypted, and all files of a page over
 * one connection (HTTP/2). Over HTTP/1.1 each picture beside another would pay for a connection of its own,
 * and a page's headers would travel at full length.
 */
export async function benchHost(folder: string): Promise<ServedSite> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
  });
  const answer = await siteAnswers({ folder, rules: [] });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    // Node's types for HTTP/1.1 and HTTP/2 differ, but requests and answers are used alike.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  const sessions = new Set<Http2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    // A browser that leaves cuts its connection off.
    session.on("error", () => undefined);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
