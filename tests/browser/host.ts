import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { siteServer } from "../../scripts/site-server";
import { listening } from "./site";

/** Failures of a server or of the connection. */
const causeTrouble = {
  hangs: () => undefined,
  "answers 403": (response: ServerResponse) =>
    response.writeHead(403, { "Content-Type": "text/html" }).end("<h1>Forbidden</h1>"),
  "answers with another page": (response: ServerResponse) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Suspended</h1>"),
} as const;

/** The built site on a server that tests can stop and let fail. */
export class Host {
  /** Requests for these paths are answered at `release`. */
  hangingPaths: RegExp | null = null;
  trouble: keyof typeof causeTrouble | null = null;
  origin = "";
  private server: Server | null = null;
  private held: (() => void)[] = [];

  constructor(private readonly folder = path.resolve("public")) {}

  async start(): Promise<void> {
    const site = await siteServer({ folder: this.folder });
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const answer = () => site.emit("request", request, response);
      if (this.hangingPaths?.test(pathname)) {
        this.held.push(answer);
        return;
      }
      if (this.trouble === null) answer();
      else causeTrouble[this.trouble](response);
    });
    this.origin = await listening(this.server, this.origin);
  }

  release(): void {
    this.hangingPaths = null;
    for (const answer of this.held.splice(0)) answer();
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
    this.server = null;
  }
}
