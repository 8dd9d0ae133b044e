import path from "node:path";
import { catalogueNames } from "../src/data-check/catalogue-data";
import { checkedData } from "../src/data-check/checked-data";
import { annotation, counted, DataError } from "../src/data-check/validation-error";
import { warningLines } from "../src/data-check/data-warnings";

async function main(): Promise<void> {
  const folder = path.resolve("data");
  const data = await checkedData(folder);
  const lines = warningLines(data);
  for (const line of lines) console.warn(`Warning: ${line}`);
  const items = catalogueNames.flatMap((name) => data[name]).length;
  console.log(
    `The data is valid: ${counted(items, "item")}, ${counted(data.pages.length, "list page")}. ` +
      `Warnings: ${lines.length}.`,
  );
}

main().catch((error: unknown) => {
  if (error instanceof DataError && process.env.GITHUB_ACTIONS !== undefined)
    for (const part of error.errors) console.log(annotation(part));
  console.error(error instanceof DataError ? error.message : error);
  process.exitCode = 1;
});
