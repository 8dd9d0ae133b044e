import { type ChildProcess, spawn } from "node:child_process";
import type { PreviewState } from "./protocol";

const longestOutput = 2000;
/** Milliseconds in which a page is made on a slow machine, its pictures included. */
const longestPageMs = 60_000;
/** What a page of `npm run develop` has, and the finished site has not. */
const sign = "___gatsby";

/** The site as `npm run develop` shows it, found where it runs or started when it is asked for. */
export class Preview {
  private child: ChildProcess | null = null;
  private output = "";
  private hasFailed = false;
  private hasAnswered = false;

  /**
   * @param port where the preview answers
   * @param projectFolder where it is started
   * @param isOnNetwork whether other devices may ask it
   */
  constructor(
    private readonly port: number,
    private readonly projectFolder: string,
    private readonly isOnNetwork: boolean,
  ) {}

  /** Whether the preview answers, is on its way, or has failed. */
  async state(): Promise<PreviewState> {
    const { port, output } = this;
    if (await this.answers()) return { status: "on", port, output: "" };
    if (this.child !== null) return { status: "starting", port, output: "" };
    return { status: this.hasFailed ? "failed" : "off", port, output };
  }

  /**
   * Waits until the preview has made a page: its frame would be empty for that long.
   *
   * @param address the page's address, from the site's root
   * @returns whether it is there
   */
  async makesPage(address: string): Promise<boolean> {
    const place = address === "/" ? "index" : address.replaceAll(/^\/+|\/+$/g, "");
    try {
      const data = `http://localhost:${this.port}/page-data/${place}/page-data.json`;
      const answer = await fetch(data, { signal: AbortSignal.timeout(longestPageMs) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** Starts the preview, unless it runs already. It takes about a minute to answer, the first time some minutes. */
  start(): void {
    if (this.child !== null) return;
    this.output = "";
    this.hasFailed = false;
    const host = this.isOnNetwork ? ["--host", "0.0.0.0"] : [];
    const child = spawn("npx", ["gatsby", "develop", "--port", String(this.port), ...host], {
      cwd: this.projectFolder,
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows npx is a batch file, which only a shell starts; elsewhere a group of its own, so
      // that it can be ended with everything that it has started.
      shell: process.platform === "win32",
      detached: process.platform !== "win32",
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    });
    const keep = (part: Buffer) =>
      (this.output = (this.output + String(part)).slice(-longestOutput));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const end = () => {
      this.child = null;
      this.hasFailed = true;
    };
    child.on("error", end);
    child.on("exit", end);
    this.child = child;
  }

  /** Ends the preview that was started here; one that somebody else has started runs on. */
  stop(): void {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    try {
      if (process.platform === "win32") this.child?.kill();
      else process.kill(-pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
    this.child = null;
  }

  private async answers(): Promise<boolean> {
    try {
      const answer = await fetch(`http://localhost:${this.port}/`, {
        signal: AbortSignal.timeout(2000),
      });
      this.hasAnswered = (await answer.text()).includes(sign);
    } catch (error) {
      // One that is at work on a page answers late; one that has ended refuses at once.
      const isLate = error instanceof DOMException && error.name === "TimeoutError";
      if (!isLate) this.hasAnswered = false;
    }
    return this.hasAnswered;
  }
}
