import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * A file of the data as it is shipped, read anew and not through the code that the tests test. A catalogue
 * that is left out is an empty one.
 */
export function readData<Content>(name: string): Content {
  const file = path.resolve("data", `${name}.json`);
  return JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "[]") as Content;
}
