import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Builds the site if the types of its GraphQL queries, which lint and tsc need, are missing. */
if (!existsSync(".cache/gatsby-types.d.ts")) {
  console.log(
    "The types of the GraphQL queries are missing. Building the site, which writes them.",
  );
  try {
    execFileSync("npm", ["run", "build"], { stdio: "inherit" });
  } catch {
    // The build has printed its error.
    process.exitCode = 1;
  }
}
