import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import { isObject } from "../json-values";
import { type Contents, elementsOf, isElement, valueAt } from "../operations";
import type { RemovedEntry } from "../protocol";
import { git } from "./git";
import { isPictureName, pictureNamed } from "./pictures";
import { replacePlain } from "./plain-files";
import type { Repository } from "./repository";

const mostCommits = 500;

/** What was published once and is not in the draft any more, the last one first, as it was when it was removed. */
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
  }));
  const states = [...published, ...(await earlier(repository))];
  const other = states.find(({ file, content }) => isOtherShop(file, content, contents));
  const end = states.findIndex(({ commit }) => commit === other?.commit);
  for (const { file, content, commit } of states.slice(0, end === -1 ? undefined : end)) {
    const elements = elementsOf(content);
    for (const [index, last] of elements.entries()) {
      const key = `${file} ${last.id}`;
      const inState = (state: Contents) => valueAt(state[file], [{ id: last.id }]);
      if (inState(contents) !== undefined || found.has(key)) continue;
      const following = elements.slice(index + 1).map(({ id }) => id);
      const [entry = last] = drafts.map(inState).filter(isElement);
      found.set(key, { file, entry, following, isPublished: commit === "HEAD" });
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

/** Whether nobody would know the shop again: by its name and its phones. */
function isOtherShop(file: DataFile, content: unknown, { business }: Contents): boolean {
  if (file !== "business" || !isObject(content) || !isObject(business)) return false;
  const phones = Array.isArray(business.phones) ? (business.phones as unknown[]) : [];
  const isKept =
    Array.isArray(content.phones) && content.phones.some((one) => phones.includes(one));
  return content.name !== business.name && !isKept;
}

async function earlier(repository: Repository) {
  const log = await repository.run(
    ...["log", `--max-count=${mostCommits}`, "--first-parent", "-m", "--raw", "--no-abbrev"],
    ...["--no-renames", "--diff-filter=MD", "--relative", "--format=%H", "--"],
    ...dataFiles.map((file) => `${file}.json`),
  );
  let commit = "";
  const line = /^(\w{40,})$|^:\d+ \d+ (\w+) \w+ \w\t(\w+)\.json$/gm;
  const changes = [...log.output.matchAll(line)].flatMap(([, id = "", blob, file]) => {
    if (blob !== undefined) return { commit: `${commit}^`, blob, file: file as DataFile };
    commit = id;
    return [];
  });
  const texts = await repository.texts(changes.map(({ blob }) => blob));
  return changes.flatMap((change, index) => {
    const read = parsedData(change.file, texts[index] ?? "");
    return "content" in read ? { ...change, content: read.content } : [];
  });
}
