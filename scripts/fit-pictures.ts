import path from "node:path";
import { fitPictures } from "./add/fit-pictures";

async function main(): Promise<void> {
  const fitted = await fitPictures(path.resolve("data"));
  for (const { image, notes } of fitted) console.log(`${image}: ${notes.join(" ")}`);
  console.log(
    fitted.length === 0
      ? "Every picture is as the catalogue keeps it."
      : `${fitted.length} of the pictures were made fit. Look at them, and publish.`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
