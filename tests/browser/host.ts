import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { siteServer } from "../../scripts/site-server";
import { listening } from "./site";

/** Failures of a server or of the connection. */
const causeTrouble = {
  refuses: (response: ServerResponse) => response.destroy(),
  hangs: () => undefined,
  "sends half a file": (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/html" }).write("<!doctype html><title>Half");
  },
  "answers 503": (response: ServerResponse) => response.writeHead(503).end("busy"),
  "answers 403": (response: ServerResponse) =>
    response.writeHead(403, { "Content-Type": "text/html" }).end("<h1>Forbidden</h1>"),
  "answers with another page": (response: ServerResponse) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Suspended</h1>"),
} as const;

type Trouble = keyof typeof causeTrouble;
export const allTroubles = Object.keys(causeTrouble) as Trouble[];

/** The built site on a server that tests can stop and let fail. */
export class Host {
  /** Requests for these paths are answered at `release`. */
  hangingPaths: RegExp | null = null;
  /** Requests get these in turn, starting over after the last; null is the usual answer. */
  troubles: readonly (Trouble | null)[] = [];
  origin = "";
  private server: Server | null = null;
  private requests = 0;
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
      const trouble = this.nextTrouble();
      if (trouble === null) answer();
      else causeTrouble[trouble](response);
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

  private nextTrouble(): Trouble | null {
    this.requests += 1;
    return this.troubles[this.requests % this.troubles.length] ?? null;
  }
}
