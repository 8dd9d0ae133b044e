import type { ReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { builtHeaders, builtRoutes } from "../src/finish/hosts/host-files";
import {
  cacheControl,
  cacheHeaders,
  hiddenAddress,
  routeFor,
} from "../src/finish/hosts/host-rules";

export interface SiteServerOptions {
  /** Folder of the finished build. */
  readonly folder: string;
  /** Whether it answers as a plain static host does, which knows no redirects and rewrites. */
  readonly isPlain?: boolean;
}

/** How a server answers one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers for the finished build: status codes, precompressed files, conditional requests, cache and
 * security headers, redirects, and 404.html for what does not exist. Headers, redirects and error page are
 * read for each request, because another build may have replaced them.
 *
 * @throws Error when the folder holds no finished build
 */
export async function siteAnswers({ folder, isPlain }: SiteServerOptions): Promise<Answer> {
  await builtHeaders(folder);
  const serve = sirv(folder, {
    // Files may be replaced while they are served: their sizes are not remembered.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.removeHeader("ETag");
      // The one type that sirv does not know.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    for (const { name, value } of await builtHeaders(folder)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Cache-Control": cacheHeaders.error }).end();
      return;
    }
    const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "/") ?? [];
    const isHidden = hiddenAddress.test(pathname);
    const route = isPlain || isHidden ? null : routeFor(await builtRoutes(folder), pathname);
    if (route?.status === 301) {
      const location = `${route.to}${search}`;
      response.writeHead(301, { Location: location, "Cache-Control": cacheHeaders.other }).end();
      return;
    }
    withoutSirvsFaults(request, response);
    response.setHeader("Cache-Control", cacheControl(pathname));
    const isSent = () => {
      let isFile = true;
      serve(request, response, () => void (isFile = false));
      return isFile;
    };
    if (!isHidden && isSent()) return;
    if (route?.status === 200) {
      request.url = route.to;
      if (isSent()) return;
    }
    const notFound = route?.status === 404 ? route.to : "404.html";
    const page = await readFile(path.join(folder, notFound));
    response.removeHeader("ETag");
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": cacheHeaders.error,
    });
    response.end(request.method === "HEAD" ? undefined : page);
  };
  return (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "Cache-Control": cacheHeaders.error }).end();
    });
  };
}

/**
 * Works around what sirv 3 does wrong: it misreads ranges (without the header the whole file is sent,
 * which HTTP allows), sends encodings that are refused with `q=0`, answers 304 without the file's headers, and
 * leaves a file open whose download is aborted.
 */
function withoutSirvsFaults({ headers }: IncomingMessage, response: ServerResponse): void {
  delete headers.range;
  headers["accept-encoding"] = headers["accept-encoding"]?.replace(
    /[^,]*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi,
    "",
  );
  // It answers 304 where the file's tag is the requested one; `setHeaders` takes it from other answers.
  response.setHeader("Vary", "Accept-Encoding");
  const { "if-none-match": tag } = headers;
  if (tag !== undefined) response.setHeader("ETag", tag);
  response.once("pipe", (file: ReadStream) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
}

/** A web server for the finished build. */
export async function siteServer(options: SiteServerOptions): Promise<Server> {
  return createServer(await siteAnswers(options));
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
