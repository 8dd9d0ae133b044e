import { randomBytes } from "node:crypto";
import { readPlain, replacePlain } from "./plain-files";

/** The random first part of the addresses; it stays, so that an open page goes on when the editor is started again. */
export function savedToken(ownFolder: string): string {
  const saved = readPlain(ownFolder, "token")?.toString() ?? "";
  return /^[\w-]{32}$/.test(saved) ? saved : newToken(ownFolder);
}

export function newToken(ownFolder: string): string {
  const token = randomBytes(24).toString("base64url");
  replacePlain(ownFolder, "token", token, 0o600);
  return token;
}
