import { type ChildProcess, spawn } from "node:child_process";

export interface ProgramRun {
  readonly exitCode: number | null;
  /** What the program wrote, to both of its streams. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program to its end.
 *
 * @throws Error when it cannot be started
 */
export function runProgram(
  program: string,
  parameters: readonly string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<ProgramRun> {
  // A group of its own, so that it can be ended with everything that it has started.
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => {
      running.delete(child);
      resolve({ exitCode, output });
    });
  });
}

// A test that took too long has left its program behind.
afterEach(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGKILL");
  running.clear();
});
