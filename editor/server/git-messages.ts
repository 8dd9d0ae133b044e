import type { GitRun } from "./git";

/** What has to be said about git, in the words of somebody who has never heard of it. */

const helper = "Nothing is lost: ask whoever has set up this computer.";

/** Why something was not done, in the owner's words and in git's. */
export interface Failure {
  readonly reason: string;
  readonly gitWords?: string;
}

/** Why nothing can be published, by its kind. */
export const blockers = {
  noRepository: `publishing is not set up for this folder. ${helper}`,
  detached: `another program has put the shop's folder back to an earlier state, to which nothing can be added. Nothing is lost: in Visual Studio Code, press what is at the lower left and choose the website's branch (most often “main”), or ask whoever has set up this computer; then press Publish.`,
  unfinished: `another program has begun to merge two states of the shop's folder, and has not finished. Nothing is lost: in Visual Studio Code, open Source Control and finish it there (Continue, where it is offered), or ask whoever has set up this computer; then press Publish.`,
  dash: `the place that the data is sent to, or its branch, has a name that begins with a dash. ${helper}`,
  unreadable: `another program has changed a file so that it cannot be read. Take back what it held, at the top of the page; then press Publish.`,
} as const;

/** A lock that a program has left that was killed. */
export function lockMessage(place: string): string {
  const command = process.platform === "win32" ? `del "${place}"` : `rm "${place}"`;
  return `another program uses git in the shop's folder at this moment, or was killed there. Wait a minute and press Publish again. If it says the same and no other program is at work there, this command removes what the killed one has left: ${command}`;
}

export const noRemote = "It was sent nowhere: no website is set up that would get it.";

export const mergeMessages = {
  question:
    "Others have published in the meantime, and have changed the same, or something that does not go with it. Tick what is right as they have it; the rest stays as it is here.",
  files:
    "Others have changed the website's program, too: it comes to this computer with their data, and runs when the editor is started again. Take it where you know of it; otherwise ask whoever has set up this computer.",
  unrelated: `What others have published and what is here have nothing in common. ${helper}`,
  link: `What others have published has a link in the folder of the data, which could lead to any file of this computer: it was not taken. ${helper}`,
  wrong: `What others have published is not right, nor can it be merged with what is here. Tick something else, or ask whoever has set up this computer.`,
  notTaken: `What others have published could not be brought to this computer. ${helper}`,
} as const;

/** What is said of files whose changes here and elsewhere do not go together. */
export function overruledWords(files: readonly string[], commit: string): string {
  if (files.length === 0) return "";
  return ` Theirs was taken of the website's program, because yours does not go with it; yours is ${commit} in git (${files.join(", ")}).`;
}

export function gitFailure(reason: string, { words }: GitRun): Failure {
  return { reason, gitWords: words.trim().slice(0, 2000) };
}

export function commitFailure(run: GitRun): Failure {
  const isForbidden = /permission denied|insufficient permission|read-only file system/i.test(
    run.words,
  );
  const reason = isForbidden
    ? "this computer does not let the editor write into the shop's folder."
    : "a check that is set up for this folder has stopped it.";
  return gitFailure(`Nothing was published: ${reason} ${helper}`, run);
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
    `The shop's copy on the internet is not where it was. ${helper} Then press Publish.`,
  ],
];

export function remoteFailure(run: GitRun): Failure {
  const own = withoutRemoteMessage(run.words);
  const failure = remoteFailures.find(([sign]) => sign.test(own));
  const other = `The shop's copy on the internet did not take it. ${helper} Then press Publish.`;
  return gitFailure(failure?.[1] ?? other, run);
}

/** The website's place may say anything: its words do not tell what has failed. */
function withoutRemoteMessage(words: string): string {
  return words.replaceAll(/^(?:remote:|To ) .*$/gm, "");
}
