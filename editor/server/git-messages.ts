import type { GitRun } from "./git";

const askForHelp = "Nothing is lost: ask whoever has set up this computer.";

export const blockers = {
  noRepository: `publishing is not set up for this folder. ${askForHelp}`,
  detached: `another program has put the shop's folder back to an earlier state, to which nothing can be added. Nothing is lost: in Visual Studio Code, press what is at the lower left and choose the website's branch (most often “main”), or ask whoever has set up this computer; then press Publish.`,
  unreadable: `another program has changed a file so that it cannot be read. Press “Restore the last readable version” at the top of the page, then Publish.`,
} as const;

export const incompleteShop =
  "Nothing was published: this is another shop now, which can be published when no field is red.";

export const warningQuestion = "Nothing is published yet. Are these values right?";

export const commitFailed = `Nothing was published: git has refused it in the shop's folder. Wait a minute, and press Publish again. ${askForHelp}`;

export const noRemote = "It was not sent: no website is set up that could receive it.";

export const mergeMessages = {
  conflicts:
    "Others have published in the meantime, and have changed the same fields, or fields that contradict yours. Tick the lines in which theirs is right; the others stay as they are here.",
  program: "the website's program, which runs when the editor is started again",
  unrelated: `What others have published and what is here have nothing in common. ${askForHelp}`,
  failed: `What others have published could not be merged on this computer. ${askForHelp}`,
  link: `What others have published has a link in the data folder, which could lead to any file of this computer, so it was not merged. ${askForHelp}`,
  invalid: `What others have published and what is here cannot be merged without errors. Tick other lines, or ask whoever has set up this computer.`,
} as const;

/** Returns the message for the owner, and logs git's output for whoever helps. */
export function gitFailure({ log }: GitRun, message: string): string {
  console.error(log.trim());
  return message;
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

export function remoteFailure(run: GitRun): string {
  // Lines from the server may contain any word, so only git's own lines are matched.
  const localLog = run.log.replaceAll(/^(?:remote:|To ) .*$/gm, "");
  const failure = remoteFailures.find(([pattern]) => pattern.test(localLog));
  const otherReason = `The shop's copy on the internet did not accept it. ${askForHelp} Then press Publish.`;
  return gitFailure(run, failure?.[1] ?? otherReason);
}
