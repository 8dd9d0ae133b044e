import type { IncomingMessage } from "node:http";

interface Permission {
  readonly token: string;
  readonly hosts: readonly string[];
}

/** The path below the token; null for another host, another page's origin, or an address without the token. */
export function allowedPath(
  { url = "/", headers }: IncomingMessage,
  { token, hosts }: Permission,
): string | null {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (host === undefined || !hosts.includes(host)) return null;
  if (origin !== undefined && origin !== `http://${host}`) return null;
  const [, first = "", ...rest] = (url.split("?")[0] ?? "").split("/");
  const path = `/${rest.join("/")}`;
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  return first === token && isOwn ? path : null;
}
