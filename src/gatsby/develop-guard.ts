import { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Emit = (this: Server, event: string, ...parts: readonly unknown[]) => boolean;

/**
 * Answers the development server's own pages alone, and whoever types an address: it tells prices that are not
 * published and opens files of this computer. Gatsby's own rules let every origin and host in, its websocket too, so
 * that what is refused has to be refused before any of it.
 */
export function guardDevelopServer(): void {
  const emit = Reflect.get(Server.prototype, "emit") as Emit;
  const guarded: Emit = function (event, ...parts) {
    const [request, answer] = parts;
    if (!(request instanceof IncomingMessage) || isOwnRequest(request)) {
      return emit.call(this, event, ...parts);
    }
    if (answer instanceof ServerResponse) answer.writeHead(403).end();
    else (answer as Socket).destroy();
    return true;
  };
  Reflect.set(Server.prototype, "emit", guarded);
}

function isOwnRequest({ url = "/", headers }: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site = "none", "sec-fetch-mode": mode } = headers;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host);
  if (!isHere || (origin !== undefined && origin !== `http://${host}`)) return false;
  // The editor's page shows a page in a frame, which no other origin can read. Tools begin with underscores.
  const isPage = mode === "navigate" && !url.startsWith("/_");
  return isPage || site === "same-origin" || site === "none";
}
