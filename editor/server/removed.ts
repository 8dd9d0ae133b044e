import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import { type Fields, isObject } from "../json-values";
import { type Contents, elementsOf } from "../operations";
import type { RemovedEntry } from "../protocol";
import { git } from "./git";
import { isPictureName, pictureNamed } from "./pictures";
import { replacePlain } from "./plain-files";
import type { Repository } from "./repository";

/** How many commits of the data are looked through. */
const mostCommits = 500;

/**
 * What was published once and is not in the draft any more, the last one first, as it was when it was removed. Git knows
 * it, on every computer. The
 * pictures that it had are put where those are that were put away: from there they come back with it.
 */
export async function removedEntries(
  repository: Repository,
  ownFolder: string,
  contents: Contents,
  drafts: readonly Contents[] = [],
): Promise<readonly RemovedEntry[]> {
  const { dataFolder } = repository;
  const found = new Map<string, RemovedEntry>();
  const published = Object.entries((await repository.published()) ?? {}).map(([file, content]) => ({
    file: file as DataFile,
    content,
    commit: "HEAD",
    day: null,
  }));
  for (const { file, content, commit, day } of [...published, ...(await earlier(repository))]) {
    const here = new Set(entriesIn(contents[file]).map(keyOf));
    const entries = entriesIn(content);
    for (const [index, last] of entries.entries()) {
      const key = `${file} ${keyOf(last)}`;
      if (here.has(keyOf(last)) || found.has(key)) continue;
      const following = entries.slice(index + 1).map(({ id }) => Number(id));
      const isIt = (other: Fields) => keyOf(other) === keyOf(last);
      const draft = drafts.find((state) => entriesIn(state[file]).some(isIt));
      const entry = entriesIn(draft?.[file]).find(isIt) ?? last;
      found.set(key, { file, entry, following, day });
      const name = path.posix.basename(String(entry.image));
      if (!isPictureName(name) || pictureNamed(dataFolder, ownFolder, name) !== null) continue;
      const parameters = ["show", `${commit}:./images/${name}`];
      const picture = await git(dataFolder, parameters, { encoding: "latin1" });
      if (!picture.isDone) continue;
      replacePlain(ownFolder, `pictures/${name}`, Buffer.from(picture.output, "latin1"));
    }
  }
  return [...found.values()];
}

/** What is added and removed one by one: elements with ids, and the questions. */
function entriesIn(content: unknown): readonly Fields[] {
  if (!isObject(content)) return elementsOf(content);
  return Array.isArray(content.questions) ? content.questions.filter(isObject) : [];
}

function keyOf({ id, question }: Fields): string {
  return JSON.stringify(id ?? question);
}

/** What the files held before each commit that has changed them, the last commit first. */
async function earlier(repository: Repository) {
  const log = await repository.run(
    ...["log", `--max-count=${mostCommits}`, "--first-parent", "-m", "--raw", "--no-abbrev"],
    ...["--no-renames", "--diff-filter=MD", "--relative", "--format=%H %cs", "--"],
    ...dataFiles.map((file) => `${file}.json`),
  );
  let [commit, day] = ["", ""];
  const line = /^(\w{40,}) (\S+)$|^:\d+ \d+ (\w+) \w+ \w\t(\w+)\.json$/gm;
  const changes = [...log.output.matchAll(line)].flatMap(([, id = "", date = "", blob, file]) => {
    if (blob !== undefined) return { commit: `${commit}^`, day, blob, file: file as DataFile };
    [commit, day] = [id, date];
    return [];
  });
  const texts = await repository.texts(changes.map(({ blob }) => blob));
  return changes.flatMap((change, index) => {
    const read = parsedData(change.file, texts[index] ?? "");
    return "content" in read ? { ...change, content: read.content } : [];
  });
}
