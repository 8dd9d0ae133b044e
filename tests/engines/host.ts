import { createServer, type Server } from "node:http";
import path from "node:path";
import { siteServer } from "../../scripts/site-server";
import { checkedTexts } from "../../src/data-check/check-data";
import { routeRules } from "../../src/finish/host-rules";
import { listening } from "../browser/site";

/** The finished site on this machine, as `npm start` serves it. A test may stop it, and let it refuse files. */
export class Host {
  /** Addresses for which the connection drops. */
  refused: readonly string[] = [];
  origin = "";
  private server: Server | null = null;

  async start(): Promise<void> {
    const rules = routeRules(checkedTexts(path.resolve("data")));
    const site = await siteServer({ folder: path.resolve("public"), rules });
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (this.refused.includes(pathname)) response.destroy();
      else site.emit("request", request, response);
    });
    this.origin = await listening(this.server, this.origin);
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
    this.server = null;
  }
}
