/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Pages that show items take them in the order of the data file: what is made of another agrees then. */
const templates = readdirSync("src/templates").map((name) => path.join("src/templates", name));

test.each(templates)("%s shows items in the order of their file, not of their numbers", (file) => {
  const queried = readFileSync(file, "utf8").matchAll(/allCatalogueItem\((.*)\) \{/g);
  for (const [, options] of queried) expect(options).toMatch(/, sort: \{ place: ASC \}$/);
});
