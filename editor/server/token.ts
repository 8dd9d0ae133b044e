import { randomBytes } from "node:crypto";
import { fileContent, replaceFile } from "./regular-files";

/** The secret in the editor's addresses. It is stored, so that an open page still works after a restart. */
export function savedToken(editorFolder: string): string {
  const saved = fileContent(editorFolder, "token")?.toString() ?? "";
  return /^[\w-]{32}$/.test(saved) ? saved : newToken(editorFolder);
}

export function newToken(editorFolder: string): string {
  const token = randomBytes(24).toString("base64url");
  replaceFile(editorFolder, "token", token, 0o600);
  return token;
}
