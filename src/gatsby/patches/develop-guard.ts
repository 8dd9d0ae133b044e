import { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Emit = (this: Server, event: string, ...parts: readonly unknown[]) => boolean;

/**
 * Replaces how Node hands requests to the development server: only its own pages and typed addresses are answered.
 * Gatsby lets every origin and host in. Its `developMiddleware` runs after its routes for GraphQL, page data and opening
 * files in an editor, and never for its websocket.
 *
 * Gain: prices that are not published, and files of this computer, stay there (26 November 2026).
 * Test: `tests/unit/develop-guard.test.ts`.
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
