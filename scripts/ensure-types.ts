import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Generates the types of the GraphQL queries, which lint and tsc need, where no build has done so yet. */
if (!existsSync(".cache/gatsby-types.d.ts")) {
  console.log("The types of the queries are missing: building the site once, which writes them.");
  try {
    execFileSync("npm", ["run", "build"], { stdio: "inherit" });
  } catch {
    // The build has said why it failed.
    process.exitCode = 1;
  }
}
