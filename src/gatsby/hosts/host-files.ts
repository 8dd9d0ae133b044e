import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { adminAddress, cacheHeaders, hashedAddress, type RouteRule } from "./host-rules";
import { adminPolicy, policyName, type securityHeaders } from "./security-policy";

const nginxFolder = path.resolve("nginx");

/** Writes files that `hosting/nginx.conf` includes. */
export async function writeHostFiles(
  routes: readonly RouteRule[],
  headers: ReturnType<typeof securityHeaders>,
): Promise<void> {
  const files = {
    "headers.conf": Object.entries({ ...headers, [policyName]: "$site_policy" })
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(""),
    "cache.conf": nginxCache() + nginxPolicy(headers[policyName]),
    "routes.conf": routes.map(nginxRoute).join(""),
  };
  await rm(nginxFolder, { recursive: true, force: true });
  await mkdir(nginxFolder, { recursive: true });
  await Promise.all(
    Object.entries(files).map(([file, text]) => writeFile(path.join(nginxFolder, file), text)),
  );
}

function nginxPolicy(policy: string): string {
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
