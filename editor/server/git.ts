import { execFile } from "node:child_process";

export interface GitRun {
  readonly isDone: boolean;
  /** What it printed; what it complained of, too, where it failed. */
  readonly output: string;
}

/** Runs git in a folder. It asks nobody for anything. */
export function git(folder: string, ...parameters: readonly string[]): Promise<GitRun> {
  return run(folder, parameters, {});
}

/**
 * Runs git in a folder, to send or to fetch. It asks nobody for anything, and gives up where the other side says
 * nothing for a minute. Where somebody has said how ssh is to connect, that is left as it is.
 */
export async function remoteGit(folder: string, ...parameters: readonly string[]): Promise<GitRun> {
  const isOwnSsh =
    process.env.GIT_SSH_COMMAND !== undefined ||
    process.env.GIT_SSH !== undefined ||
    (await git(folder, "config", "--get", "core.sshCommand")).isDone;
  const patience = ["-c", "http.lowSpeedLimit=1", "-c", `http.lowSpeedTime=${longestSilence}`];
  return run(
    folder,
    [...patience, ...parameters],
    isOwnSsh ? {} : { GIT_SSH_COMMAND: unattendedSsh },
  );
}

/** Seconds in which the other side says nothing. */
const longestSilence = 60;

/** There is nobody at the terminal whom ssh could ask for a password. */
const unattendedSsh = [
  "ssh -o BatchMode=yes",
  `-o ConnectTimeout=${longestSilence}`,
  `-o ServerAliveInterval=${longestSilence / 4} -o ServerAliveCountMax=4`,
].join(" ");

function run(
  folder: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<GitRun> {
  return new Promise((resolve) => {
    execFile(
      "git",
      parameters,
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
        // Git asks nobody for a password: there is nobody at the terminal.
        env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...environment },
      },
      (error, stdout, stderr) => {
        resolve({ isDone: error === null, output: error === null ? stdout : stdout + stderr });
      },
    );
  });
}

/** How many of the commits that have changed a file are looked through. */
export const mostCommits = 200;
