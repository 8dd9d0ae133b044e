import path from "node:path";
import { fitPictures } from "../editor/server/fit-pictures";
import { fitReport } from "../editor/server/fit-report";

async function main(): Promise<void> {
  const { fitted, unfit } = await fitPictures(path.resolve("data"));
  const { done, undone, summary } = fitReport(fitted, unfit);
  for (const line of done) console.log(line);
  for (const line of undone) console.error(line);
  for (const line of summary) console.log(line);
  if (unfit.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
