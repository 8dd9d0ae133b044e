import { timingSafeEqual } from "node:crypto";

/** Who asks for what, as a browser says it. */
export interface Asked {
  readonly url: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`: which page has asked. */
  readonly site: string | undefined;
}

/** Who may ask. */
export interface Permission {
  /** The random first part of every address. */
  readonly token: string;
  /** Hosts with their ports by which the editor is reached: `127.0.0.1:8400`. */
  readonly hosts: readonly string[];
}

/**
 * The path below the token that a request is about, or null where it is not the editor's own page
 * that asks: another host (a name that another site has pointed at this machine), another page's
 * origin, or an address without the token.
 */
export function allowedPath(asked: Asked, { token, hosts }: Permission): string | null {
  const { url, host, origin, site } = asked;
  if (host === undefined || !hosts.includes(host)) return null;
  if (origin !== undefined && origin !== `http://${host}`) return null;
  if (site !== undefined && site !== "same-origin" && site !== "none") return null;
  const [, first = "", ...rest] = (url.split("?")[0] ?? "").split("/");
  return isSameText(first, token) ? `/${rest.join("/")}` : null;
}

/** Compares in a time that does not tell how much is right. */
function isSameText(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
