import type { GitRun } from "./git";

/** Messages about git for an owner who does not know git. */

const askForHelp = "Nothing is lost: ask whoever has set up this computer.";

export interface Failure {
  readonly reason: string;
}

export const blockers = {
  noRepository: `publishing is not set up for this folder. ${askForHelp}`,
  detached: `another program has put the shop's folder back to an earlier state, to which nothing can be added. Nothing is lost: in Visual Studio Code, press what is at the lower left and choose the website's branch (most often “main”), or ask whoever has set up this computer; then press Publish.`,
  unreadable: `another program has changed a file so that it cannot be read. Take back what it held, at the top of the page; then press Publish.`,
} as const;

export const incompleteShop =
  "Nothing was published: this is another shop now, which goes out once nothing of it is red.";

export const warningQuestion = "Nothing is published yet. Is this meant so?";

export const noRemote = "It was sent nowhere: no website is set up that would get it.";

export const mergeMessages = {
  question:
    "Others have published in the meantime, and have changed the same, or something that does not go with it. Tick what is right as they have it; the rest stays as it is here.",
  program: "the website's program, which runs when the editor is started again",
  unrelated: `What others have published and what is here have nothing in common. ${askForHelp}`,
  link: `What others have published has a link in the folder of the data, which could lead to any file of this computer: it was not taken. ${askForHelp}`,
  invalid: `What others have published is not right, nor can it be merged with what is here. Tick something else, or ask whoever has set up this computer.`,
  fetchFailed: `What others have published could not be brought to this computer. ${askForHelp}`,
} as const;

/** The terminal shows git's log, which an owner does not understand. */
export function gitFailure(reason: string, { log }: GitRun): Failure {
  console.error(log.trim());
  return { reason };
}

export function commitFailure(run: GitRun): Failure {
  return gitFailure(
    `Nothing was published: git has refused it in the shop's folder. Wait a minute, and press Publish again. ${askForHelp}`,
    run,
  );
}

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
    /could not|unable to access|connection|network|timed out|timeout|too slow/i,
    "The shop's copy on the internet cannot be reached; press Publish when there is a connection.",
  ],
];

export function remoteFailure(run: GitRun): Failure {
  // A server's lines may contain any word, so they do not tell what failed.
  const localLog = run.log.replaceAll(/^(?:remote:|To ) .*$/gm, "");
  const failure = remoteFailures.find(([pattern]) => pattern.test(localLog));
  const otherReason = `The shop's copy on the internet did not take it. ${askForHelp} Then press Publish.`;
  return gitFailure(failure?.[1] ?? otherReason, run);
}
