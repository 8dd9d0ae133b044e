import type { GitRun } from "./git";

/** What has to be said about git, in the words of somebody who has never heard of it. */

const helper = "Nothing is lost: ask whoever has set up this computer.";

export interface Failure {
  readonly reason: string;
}

export const blockers = {
  noRepository: `publishing is not set up for this folder. ${helper}`,
  detached: `another program has put the shop's folder back to an earlier state, to which nothing can be added. Nothing is lost: in Visual Studio Code, press what is at the lower left and choose the website's branch (most often “main”), or ask whoever has set up this computer; then press Publish.`,
  unreadable: `another program has changed a file so that it cannot be read. Take back what it held, at the top of the page; then press Publish.`,
} as const;

export const incompleteShop =
  "Nothing was published: this is another shop now, which goes out once nothing of it is red.";

export const warned = "Nothing is published yet. Is this meant so?";

export const noRemote = "It was sent nowhere: no website is set up that would get it.";

export const mergeMessages = {
  question:
    "Others have published in the meantime, and have changed the same, or something that does not go with it. Tick what is right as they have it; the rest stays as it is here.",
  program: "the website's program, which runs when the editor is started again",
  unrelated: `What others have published and what is here have nothing in common. ${helper}`,
  link: `What others have published has a link in the folder of the data, which could lead to any file of this computer: it was not taken. ${helper}`,
  wrong: `What others have published is not right, nor can it be merged with what is here. Tick something else, or ask whoever has set up this computer.`,
  notTaken: `What others have published could not be brought to this computer. ${helper}`,
} as const;

/** What git says itself is for whoever has set up the computer: the terminal shows it. */
export function gitFailure(reason: string, { words }: GitRun): Failure {
  console.error(words.trim());
  return { reason };
}

export function commitFailure(run: GitRun): Failure {
  return gitFailure(
    `Nothing was published: git has refused it in the shop's folder. Wait a minute, and press Publish again. ${helper}`,
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
  // The website's place may say anything: its words do not tell what has failed.
  const own = run.words.replaceAll(/^(?:remote:|To ) .*$/gm, "");
  const failure = remoteFailures.find(([sign]) => sign.test(own));
  const other = `The shop's copy on the internet did not take it. ${helper} Then press Publish.`;
  return gitFailure(failure?.[1] ?? other, run);
}
