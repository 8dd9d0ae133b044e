import { writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { deviationsOf } from "./deviations";
import { factsOf } from "./facts";
import { specifiedFacts } from "./tables";

/** Accepts all differences between the data and the specification. */
async function main(): Promise<void> {
  const deviations = deviationsOf(specifiedFacts, factsOf(path.resolve("data")));
  const file = "tests/specification/accepted.json";
  writeFileSync(file, await format(JSON.stringify(deviations), { parser: "json" }));
  console.log(`Accepted ${deviations.length} differences from the specification.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
