import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { decodedPath } from "../../catalogue/addresses/page-paths";
import { browserFiles } from "../built-files";
import {
  adminAddress,
  cacheHeaders,
  hashedAddress,
  hiddenAddress,
  type RouteRule,
} from "./host-rules";
import { adminPolicy, type SecurityHeader } from "./security-policy";

const nginxFolder = path.resolve("nginx");

const policyName = "Content-Security-Policy";

/** Writes `_headers` and `_redirects` (Netlify), and files that `hosting/nginx.conf` includes. */
export async function writeHostFiles(
  publicFolder: string,
  routes: readonly RouteRule[],
  headers: readonly SecurityHeader[],
): Promise<void> {
  const { scripts } = await browserFiles(publicFolder);
  // One rule for a whole folder would also let browsers cache its errors.
  const hashedScripts = [...new Set(Object.values(scripts).flat())].filter((script) =>
    hashedAddress.test(script),
  );
  const files = {
    [path.join(publicFolder, "_headers")]: headersFile(headers, hashedScripts),
    [path.join(publicFolder, "_redirects")]: redirectsFile(routes),
    [path.join(nginxFolder, "headers.conf")]: headers
      .map(({ name, value }) => `add_header ${name} ${nginxValue(name, value)} always;\n`)
      .join(""),
    [path.join(nginxFolder, "cache.conf")]: nginxCache() + nginxPolicy(headers),
    [path.join(nginxFolder, "routes.conf")]:
      `if ($uri ~ "${hiddenAddress.source}") {\n  return 404;\n}\n` +
      routes.map(nginxRoute).join(""),
  };
  await rm(nginxFolder, { recursive: true, force: true });
  await mkdir(nginxFolder, { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}

/** @throws Error without a finished build */
export async function builtHeaders(
  publicFolder: string,
  pathname = "/",
): Promise<SecurityHeader[]> {
  const text = await readFile(path.join(publicFolder, "_headers"), "utf8");
  const [, block = ""] = /^\/\S*\*\n((?: {2}.+\n)+)/.exec(text) ?? [];
  const headers = [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  if (headers.length === 0) throw new Error("The build has no headers; build it anew.");
  const isAdmin = adminAddress.test(pathname);
  return headers.map(([, name = "", value = ""]) => ({
    name,
    value: isAdmin && name === policyName ? adminPolicy : value,
  }));
}

export async function builtRoutes(publicFolder: string): Promise<RouteRule[]> {
  const text = await readFile(path.join(publicFolder, "_redirects"), "utf8");
  return [...text.matchAll(/^(\S+) (\S+) (\d+)$/gm)].map(([, from = "", to = "", status]) => ({
    from: decodedPath(from),
    to,
    status: Number(status) as RouteRule["status"],
  }));
}

function headersFile(headers: readonly SecurityHeader[], hashedScripts: readonly string[]): string {
  const block = (address: string, lines: readonly SecurityHeader[]) =>
    `${address}\n${lines.map(({ name, value }) => `  ${name}: ${value}\n`).join("")}`;
  const cached = { name: "Cache-Control", value: cacheHeaders.hashed };
  const admin = block("/admin/*", [{ name: policyName, value: adminPolicy }]);
  return (
    block("/*", headers) + admin + hashedScripts.map((address) => block(address, [cached])).join("")
  );
}

function redirectsFile(routes: readonly RouteRule[]): string {
  return routes.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}\n`).join("");
}

function nginxValue(name: string, value: string): string {
  return name === policyName ? "$site_policy" : `"${value}"`;
}

function nginxPolicy(headers: readonly SecurityHeader[]): string {
  const policy = headers.find(({ name }) => name === policyName)?.value ?? "";
  return `map $uri $site_policy {
  default "${policy}";
  "~${adminAddress.source}" "${adminPolicy}";
}
`;
}

function nginxCache(): string {
  const { hashed, other, error } = cacheHeaders;
  return `map $uri $site_older_files {
  default public;
  "~${hashedAddress.source}" before/public;
}
map $uri $site_file_cache {
  default "${other}";
  "~${hashedAddress.source}" "${hashed}";
}
map $status $site_cache_control {
  default $site_file_cache;
  "~^[45]" "${error}";
}
`;
}

function nginxRoute({ from, to, status }: RouteRule): string {
  if (status === 301) return `location = ${from} {\n  return 301 ${to}$is_args$args;\n}\n`;
  const prefix = from.replace(/\*$/, "");
  const fallback = status === 404 ? "=404" : `${to}.html`;
  const errorPage = status === 404 ? `  error_page 404 ${to};\n` : "";
  return `location ^~ ${prefix} {\n  try_files $uri $uri.html $uri/index.html ${fallback};\n${errorPage}}\n`;
}
