import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { deviations } from "./deviations";

/** Accepts all differences between the shipped data and the specification. */
async function main(): Promise<void> {
  const accepted = deviations();
  const file = "tests/specification/accepted.json";
  writeFileSync(file, await format(JSON.stringify(accepted), { parser: "json" }));
  console.log(`Accepted ${accepted.length} differences from the specification.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
