import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Reads a data file without the code under test. A missing catalogue is empty. */
export function readData<Content>(name: string): Content {
  const file = path.resolve("data", `${name}.json`);
  return JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "[]") as Content;
}
