import { execFile } from "node:child_process";

export interface GitRun {
  readonly isDone: boolean;
  readonly output: string;
  readonly log: string;
}

export interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly encoding?: "utf8" | "latin1";
}

const longestMs = 10 * 60_000;

const settings = ["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60"];

/** There is nobody at the terminal whom git or ssh could ask; a window of the owner's own may ask. */
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
    maxBuffer: 64 * 1024 * 1024,
    timeout: longestMs,
    env: { ...unattended, ...env },
  };
  return new Promise((resolve) => {
    const all = [...settings, ...parameters];
    const child = execFile("git", all, options, (error, stdout, stderr) => {
      const late = error?.killed === true ? "\ntimed out" : "";
      resolve({ isDone: error === null, output: stdout, log: stdout + stderr + late });
    });
    child.stdin?.on("error", () => undefined).end(input);
  });
}
