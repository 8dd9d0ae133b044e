import { readFileSync } from "node:fs";
import path from "node:path";

/** A file of the data as it is shipped, read anew and not through the code that the tests test. */
export function readData<Content>(name: string): Content {
  return JSON.parse(readFileSync(path.resolve("data", `${name}.json`), "utf8")) as Content;
}
