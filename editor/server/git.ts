import { execFile } from "node:child_process";

export interface GitRun {
  readonly isSuccess: boolean;
  readonly output: string;
  readonly log: string;
}

export interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly encoding?: "utf8" | "latin1";
}

const timeoutMs = 10 * 60_000;
const maxOutputBytes = 64 * 1024 * 1024;

/** Git ends a transfer that has less than a byte a second for 60 seconds. */
const settings = ["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60"];

/** Nobody answers prompts in the terminal, so these fail. An askpass program of the owner's may open a window. */
const unattended = {
  SSH_ASKPASS: "false",
  ...process.env,
  SSH_ASKPASS_REQUIRE: "force",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

export function git(
  folder: string,
  parameters: readonly string[],
  { input, env, encoding = "utf8" }: GitOptions = {},
): Promise<GitRun> {
  const options = {
    cwd: folder,
    encoding,
    maxBuffer: maxOutputBytes,
    timeout: timeoutMs,
    env: { ...unattended, ...env },
  };
  return new Promise((resolve) => {
    const all = [...settings, ...parameters];
    const child = execFile("git", all, options, (error, output, errors) => {
      const timeoutLine = error?.killed === true ? "\ntimed out" : "";
      resolve({ isSuccess: error === null, output, log: output + errors + timeoutLine });
    });
    // Git may end before it has read its input.
    child.stdin?.on("error", () => undefined).end(input);
  });
}
