import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync(".cache/gatsby-types.d.ts")) {
  console.log(
    "The types of the GraphQL queries are missing. Building the site, which writes them.",
  );
  process.exitCode = spawnSync("npm", ["run", "build"], { stdio: "inherit" }).status ?? 1;
}
