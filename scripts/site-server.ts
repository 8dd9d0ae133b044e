import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readFile, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { builtHeaders } from "../src/finish/host-files";
import { cacheRules, revalidate, routeFor, type RouteRule } from "../src/finish/host-rules";

export interface SiteServerOptions {
  /** Folder of the finished build. */
  readonly folder: string;
  /** Redirects and rewrites; without any, the server behaves as a plain static host. */
  readonly rules: readonly RouteRule[];
}

/** How a server answers one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers for the finished build: right status codes, precompressed files, conditional and
 * range requests, cache and security headers, and 404.html for what does not exist.
 */
export async function siteAnswers({ folder, rules }: SiteServerOptions): Promise<Answer> {
  const notFound = await newest(path.join(folder, "404.html"), (file) => readFile(file));
  const headers = await newest(path.join(folder, "_headers"), () => builtHeaders(folder));
  const serve = sirv(folder, {
    // Files may be replaced while they are served: their sizes are not remembered.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader("Cache-Control", cacheControl(pathname));
      // The one type that sirv does not know.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  const answer: Answer = (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const route = routeFor(rules, pathname);
    const otherwise = async () => {
      if (route?.status === 200 && request.url !== route.to) {
        request.url = route.to;
        serve(request, response, () => void otherwise());
        return;
      }
      const page = await notFound();
      response.writeHead(404, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": revalidate,
      });
      response.end(request.method === "HEAD" ? undefined : page);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else if (route?.status === 301) {
      response.writeHead(301, { Location: `${route.to}${search}` }).end();
    } else {
      serve(request, response, () => void otherwise());
    }
  };
  const answerWithHeaders = async (request: IncomingMessage, response: ServerResponse) => {
    for (const { name, value } of await headers()) response.setHeader(name, value);
    try {
      answer(request, response);
    } catch {
      // sirv and URL throw on an address that is not valid percent-encoding.
      response.writeHead(400).end();
    }
  };
  return (request, response) => void answerWithHeaders(request, response);
}

/**
 * What a file of the build says, read anew when another build has replaced it: its error page names files, and
 * its headers digests, that are of one build alone. While it is being replaced, what it said last.
 *
 * @throws Error where it cannot be read at the beginning
 */
async function newest<Content>(
  file: string,
  read: (file: string) => Promise<Content>,
): Promise<() => Promise<Content>> {
  const age = async () => (await stat(file)).mtimeMs;
  let known = { age: await age(), content: await read(file) };
  return async () => {
    try {
      const now = await age();
      if (now !== known.age) known = { age: now, content: await read(file) };
    } catch {
      // It is not there, or not whole, at this moment: the next request looks again.
    }
    return known.content;
  };
}

/** A web server for the finished build. */
export async function siteServer(options: SiteServerOptions): Promise<Server> {
  return createServer(await siteAnswers(options));
}

function cacheControl(pathname: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? revalidate;
}

/** A running web server and its address. */
export interface ServedSite {
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves a finished build on a free port of this machine. */
export async function servedSite(options: SiteServerOptions): Promise<ServedSite> {
  const server = await siteServer(options);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
