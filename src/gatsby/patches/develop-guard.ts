import { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Emit = (this: Server, event: string, ...args: readonly unknown[]) => boolean;

/**
 * Replaces how Node's servers emit requests. Gatsby's development server answers every origin and host, and its
 * `developMiddleware` runs too late to prevent it: after the routes for GraphQL, page data and the editor.
 *
 * Gain: unpublished prices and local files stay on this computer (26 November 2026).
 * Test: `tests/unit/develop-guard.test.ts`.
 */
export function guardDevelopServer(): void {
  const emit = Reflect.get(Server.prototype, "emit") as Emit;
  const guarded: Emit = function (event, ...args) {
    const [request, response] = args;
    if (!(request instanceof IncomingMessage) || isLocalRequest(request)) {
      return emit.call(this, event, ...args);
    }
    if (response instanceof ServerResponse) response.writeHead(403).end();
    // Upgrades have a socket instead of a response.
    else (response as Socket).destroy();
    return true;
  };
  Reflect.set(Server.prototype, "emit", guarded);
}

function isLocalRequest({ url = "/", headers }: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site = "none", "sec-fetch-mode": mode } = headers;
  const isLocalHost = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host);
  if (!isLocalHost || (origin !== undefined && origin !== `http://${host}`)) return false;
  // The editor links to pages of the preview. Paths of Gatsby's tools begin with underscores.
  const isPage = mode === "navigate" && !url.startsWith("/_");
  return isPage || site === "same-origin" || site === "none";
}
