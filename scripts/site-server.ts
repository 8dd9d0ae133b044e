import { existsSync, type ReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { inlineScripts } from "../src/gatsby/documents/bundled-script";
import {
  adminAddress,
  cacheControl,
  cacheHeaders,
  routeFor,
  routeRules,
} from "../src/gatsby/hosts/host-rules";
import {
  adminPolicy,
  policyName,
  securityHeaders,
  securityPolicy,
} from "../src/gatsby/hosts/security-policy";
import { checkedJson } from "../src/data-check/checked-data";

interface SiteServerOptions {
  /** Folder of the finished build. */
  readonly folder: string;
  /** Whether the server is a plain static host, without redirects and rewrites. */
  readonly isPlain?: boolean;
}

/**
 * Serves the finished build as hosts do: compressed, with their headers and redirects, and with 404.html for
 * unknown addresses.
 *
 * @throws Error without a finished build, or when the data are wrong
 */
export async function siteHandler({ folder, isPlain }: SiteServerOptions) {
  if (!existsSync(path.join(folder, "sw.js")))
    throw new Error(`There is no finished build in ${folder}; run npm run build.`);
  const rules = routeRules(checkedJson("data"));
  const headers = securityHeaders(securityPolicy(Object.values(await inlineScripts())));
  const serve = sirv(folder, {
    // Another build may replace files, so sirv must not cache their sizes.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.removeHeader("ETag");
      // The only type of the site's files that sirv does not know.
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "/") ?? [];
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (adminAddress.test(pathname)) response.setHeader(policyName, adminPolicy);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Cache-Control": cacheHeaders.error }).end();
      return;
    }
    const route = isPlain ? null : routeFor(rules, pathname);
    if (route?.status === 301) {
      const location = `${route.to}${search}`;
      response.writeHead(301, { Location: location, "Cache-Control": cacheHeaders.other }).end();
      return;
    }
    workAroundSirv(request, response);
    response.setHeader("Cache-Control", cacheControl(pathname));
    // If sirv finds no file, it calls its last argument before it returns.
    const sendFile = () => {
      let isFile = true;
      serve(request, response, () => void (isFile = false));
      return isFile;
    };
    if (sendFile()) return;
    if (route?.status === 200) {
      request.url = route.to;
      if (sendFile()) return;
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
  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "Cache-Control": cacheHeaders.error }).end();
    });
  };
}

/**
 * Works around errors of sirv 3. It misreads ranges (without the header it sends the whole file, which HTTP
 * allows), sends encodings that `q=0` refuses, answers 304 without the file's headers, and leaves a file open
 * when its download is aborted.
 */
function workAroundSirv({ headers }: IncomingMessage, response: ServerResponse): void {
  delete headers.range;
  headers["accept-encoding"] = headers["accept-encoding"]?.replace(
    /[^,]*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi,
    "",
  );
  response.setHeader("Vary", "Accept-Encoding");
  // A 304 answer has the requested tag; `setHeaders` removes it from other answers.
  const { "if-none-match": tag } = headers;
  if (tag !== undefined) response.setHeader("ETag", tag);
  response.once("pipe", (file: ReadStream) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
}

export async function siteServer(options: SiteServerOptions): Promise<Server> {
  return createServer(await siteHandler(options));
}

/** Serves a finished build on a free port of this machine. */
export async function servedSite(options: SiteServerOptions) {
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
