import { randomBytes } from "node:crypto";
import { fileContent, replaceFile } from "./regular-files";

/** The random first part of the addresses; it stays, so that an open page goes on when the editor is started again. */
export function savedToken(editorFolder: string): string {
  const saved = fileContent(editorFolder, "token")?.toString() ?? "";
  return /^[\w-]{32}$/.test(saved) ? saved : newToken(editorFolder);
}

export function newToken(editorFolder: string): string {
  const token = randomBytes(24).toString("base64url");
  replaceFile(editorFolder, "token", token, 0o600);
  return token;
}
