import type { GitRun } from "./git";

/** What has to be said about git, in the words of somebody who has never heard of it. */

const helper = "Nothing is lost: ask whoever has set up this computer.";
const terminal = "The terminal in which the editor runs says why.";

/** Why nothing can be published, by its kind. */
export const hindrances = {
  noRepository: `publishing is not set up for this folder. ${helper}`,
  detached: `another program has put the shop's folder back to an earlier state, to which nothing can be added. Nothing is lost: in Visual Studio Code, press what is at the lower left and choose the website's branch (most often “main”), or ask whoever has set up this computer; then press Publish.`,
  unfinished: `another program has begun to merge two states of the shop's folder, and has not finished. Nothing is lost: in Visual Studio Code, open Source Control and finish it there (Continue, where it is offered), or ask whoever has set up this computer; then press Publish.`,
  dash: `the place that the data is sent to, or its branch, has a name that begins with a dash. ${helper}`,
  unreadable: `another program has changed a file so that it cannot be read. Take back what it held, at the top of the page; then press Publish.`,
} as const;

/** A lock that a program has left that was killed. */
export function lockWords(place: string): string {
  const command = process.platform === "win32" ? `del "${place}"` : `rm "${place}"`;
  return `another program uses git in the shop's folder at this moment, or was killed there. Wait a minute and press Publish again. If it says the same and no other program is at work there, this command removes what the killed one has left: ${command}`;
}

export const noRemote = "It was sent nowhere: no website is set up that would get it.";

export const mergeWords = {
  question:
    "Others have published in the meantime, and have changed the same, or something that does not go with it. Choose whose is right.",
  byHand: `Others have published in the meantime, and it has to be merged by hand, or with a git of 2.38 or newer. ${helper} ${terminal}`,
  link: `What others have published has a link in the folder of the data, which could lead to any file of this computer: it was not taken. ${helper}`,
  wrong: `What others have published is not right, nor can it be merged with what is here. Choose yours, or ask whoever has set up this computer.`,
  publishFirst:
    "Others have published in the meantime. Press Publish: it merges both, with what is not published yet.",
} as const;

export function isNewBranch({ words }: GitRun): boolean {
  return /couldn't find remote ref/i.test(words);
}

export function commitFailure(run: GitRun): string {
  sayCause("git commit", run);
  if (/permission denied|insufficient permission|read-only file system/i.test(run.words)) {
    return `this computer does not let the editor write into the shop's folder. ${helper} ${terminal}`;
  }
  return `a check that is set up for this folder has stopped it${quoted(run.words.split("\n"), ": ")}. ${terminal}`;
}

/** Why fetching or pushing failed, by what git says of it. */
const remoteFailures: readonly (readonly [RegExp, string])[] = [
  [
    /cannot lock ref|incorrect old value|non-fast-forward|fetch first/i,
    "Others are publishing at this moment; press Publish.",
  ],
  [
    /authentication|could not read username|permission denied|host key verification|\b403\b/i,
    "The shop's copy on the internet did not let this computer in: in Visual Studio Code, press Sync Changes once and sign in; then press Publish.",
  ],
  [
    /could not resolve host|unable to access|connection|network|timed out|timeout|too slow/i,
    "The shop's copy on the internet cannot be reached; press Publish when there is a connection.",
  ],
  [
    /not appear to be a git repository|repository.* (?:not found|does not exist)|could not read from remote/i,
    `The shop's copy on the internet is not where it was. ${helper} Then press Publish. ${terminal}`,
  ],
];

export function remoteFailure(what: string, run: GitRun): string {
  sayCause(what, run);
  const own = withoutRemoteWords(run.words);
  const failure = remoteFailures.find(([sign]) => sign.test(own));
  if (failure !== undefined) return failure[1];
  const said = [...run.words.matchAll(/^remote: (.*)$/gm)].map(([, line = ""]) => line);
  return `The shop's copy on the internet did not take it.${quoted(said, " It says: ")} ${terminal} Then press Publish.`;
}

/** The cause of what the page says, for whoever knows git. */
export function sayCause(what: string, { words }: GitRun): void {
  console.error(`Publishing failed at ${what}:\n${words.trim()}`);
}

/** The website's place may say anything: its words do not tell what has failed. */
function withoutRemoteWords(words: string): string {
  return words.replaceAll(/^(?:remote:|To ) .*$/gm, "");
}

const longestWords = 300;

/** What a program says, behind an introduction; nothing where it says nothing. */
function quoted(lines: readonly string[], introduction: string): string {
  const words = lines.join(" ").replaceAll(/\s+/g, " ").trim();
  const cut = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
  return words === "" ? "" : `${introduction}“${cut}”`;
}
