import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { plainPlace, readPlain } from "./plain-files";

/**
 * The random first part of the editor's addresses: the same one for a repository as long as its file is there, so
 * that an open page goes on when the editor is started again.
 */
export function savedToken(ownFolder: string): string {
  const saved = readPlain(ownFolder, "token")?.toString() ?? "";
  if (/^[\w-]{32}$/.test(saved)) return saved;
  const token = randomBytes(24).toString("base64url");
  writeFileSync(plainPlace(ownFolder, "token"), token, { mode: 0o600 });
  return token;
}

/**
 * A file that leads a browser to an address: what opens a browser is in the list of programs that every user of this
 * computer can read, and shows no token there.
 *
 * @returns its path
 */
export function openingFile(ownFolder: string, address: string): string {
  const place = plainPlace(ownFolder, "open.html");
  const content = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Catalogue editor</title>
<a href="${address}">Open the editor</a>
`;
  writeFileSync(place, content, { mode: 0o600 });
  return path.resolve(place);
}
