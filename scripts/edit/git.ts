import { execFile } from "node:child_process";

export interface GitRun {
  readonly isDone: boolean;
  /** What it printed; what it complained of, too, where it failed. */
  readonly output: string;
}

/** Runs git in a folder. It asks nobody for anything. */
export function git(folder: string, ...parameters: readonly string[]): Promise<GitRun> {
  return new Promise((resolve) => {
    execFile(
      "git",
      parameters,
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
        // Git asks nobody for a password: there is nobody at the terminal.
        env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
      },
      (error, stdout, stderr) => {
        resolve({ isDone: error === null, output: error === null ? stdout : stdout + stderr });
      },
    );
  });
}

/** How many of the commits that have changed a file are looked through. */
export const mostCommits = 200;
