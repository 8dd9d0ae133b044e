import path from "node:path";
import { fitPictures } from "./add/fit-pictures";

async function main(): Promise<void> {
  const { fitted, unfit } = await fitPictures(path.resolve("data"));
  for (const { image, notes } of fitted) console.log(`${image}: ${notes.join(" ")}`);
  for (const { image, rule } of unfit) console.error(`${image}: ${rule}`);
  if (unfit.length > 0) process.exitCode = 1;
  if (fitted.length > 0) {
    console.log(`${fitted.length} of the pictures were made fit. Look at them, and publish.`);
  } else if (unfit.length === 0) {
    console.log("Every picture is as the catalogue keeps it.");
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
