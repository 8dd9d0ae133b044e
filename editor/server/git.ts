import { execFile } from "node:child_process";

export interface GitRun {
  readonly isDone: boolean;
  /** What it printed. */
  readonly output: string;
  /** What it printed and complained of, in English. */
  readonly words: string;
}

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Milliseconds after which git is ended, whatever it waits for. */
const longestMs = 10 * 60_000;

/** Runs git in a folder. It asks nobody for anything: there is nobody at the terminal. */
export function git(
  folder: string,
  parameters: readonly string[],
  { input, env }: GitOptions = {},
): Promise<GitRun> {
  const options = {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    timeout: longestMs,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...env },
  };
  return new Promise((resolve) => {
    const child = execFile("git", parameters, options, (error, stdout, stderr) => {
      const late = error?.killed === true ? "\ntimed out" : "";
      resolve({ isDone: error === null, output: stdout, words: stdout + stderr + late });
    });
    child.stdin?.on("error", () => undefined).end(input);
  });
}

/** Seconds in which the other side says nothing. */
const longestSilence = 60;

/** There is nobody whom ssh could ask for a password. */
const unattendedSsh = [
  "ssh -o BatchMode=yes",
  `-o ConnectTimeout=${longestSilence}`,
  `-o ServerAliveInterval=${longestSilence / 4} -o ServerAliveCountMax=4`,
].join(" ");

/**
 * Runs git in a folder, to push or to fetch. It gives up where the other side says nothing for a minute. Where
 * somebody has said how ssh is to connect, that is left as it is.
 */
export async function remoteGit(folder: string, parameters: readonly string[]): Promise<GitRun> {
  const isOwnSsh =
    process.env.GIT_SSH_COMMAND !== undefined ||
    process.env.GIT_SSH !== undefined ||
    (await git(folder, ["config", "--get", "core.sshCommand"])).isDone;
  const timeout = ["-c", "http.lowSpeedLimit=1", "-c", `http.lowSpeedTime=${longestSilence}`];
  const env = isOwnSsh ? {} : { GIT_SSH_COMMAND: unattendedSsh };
  return git(folder, [...timeout, ...parameters], { env });
}
