import type { IncomingMessage } from "node:http";

/** The path after the token, or null for another host, a request from another site, or a wrong token. */
export function allowedPath(
  { url = "/", headers }: IncomingMessage,
  token: string,
  hosts: readonly string[],
): string | null {
  const { host, origin, "sec-fetch-site": site = "none" } = headers;
  if (host === undefined || !hosts.includes(host)) return null;
  if (origin !== undefined && origin !== `http://${host}`) return null;
  if (site !== "same-origin" && site !== "none") return null;
  const [path = ""] = url.split("?");
  return path.startsWith(`/${token}/`) ? path.slice(token.length + 1) : null;
}
