import type { CatalogueName } from "../../src/data-check/catalogue-data";
import { git, mostCommits } from "./git";

/**
 * The highest id that an item of a catalogue has had in the last publishings; 0 where there are none. What
 * visitors have starred is known by its id, so that of an item that was removed is no other item's.
 *
 * The ids of price rows are among those looked through: an id that is left out for one harms nobody.
 *
 * @param commit the last of the publishings
 */
export async function highestPublishedId(
  dataFolder: string,
  catalogue: CatalogueName,
  commit = "HEAD",
): Promise<number> {
  const file = `./${catalogue}.json`;
  const patch = ["--unified=0", "--no-color", "--no-ext-diff", "--no-textconv"];
  const runs = await Promise.all([
    git(dataFolder, "log", commit, `--max-count=${mostCommits}`, "--format=", ...patch, "--", file),
    // What is published may have been changed last by a commit before those.
    git(dataFolder, "show", `${commit}:${file}`),
  ]);
  const ids = runs
    .filter(({ isDone }) => isDone)
    .flatMap(({ output }) => [...output.matchAll(/"id"\s*:\s*(\d+)/g)])
    .map(([, id]) => Number(id));
  return ids.reduce((highest, id) => Math.max(highest, id), 0);
}
