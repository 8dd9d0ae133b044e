import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PreviewState } from "../protocol";

const pollIntervalMs = 1000;
const developMark = "___gatsby";

export class Preview {
  onChange: () => void = () => undefined;
  private child: ChildProcess | null = null;
  private status: PreviewState["status"];

  /** @param isOnNetwork whether other devices can open the editor: the preview has no token to keep others out */
  constructor(
    private readonly port: number,
    private readonly projectFolder: string,
    isOnNetwork: boolean,
  ) {
    this.status = isOnNetwork ? "none" : "off";
  }

  state(): PreviewState {
    const { status, port } = this;
    return { status, port };
  }

  /** Starts the preview, unless it runs. It takes about a minute to answer, the first time some minutes. */
  async start(): Promise<void> {
    if (this.status !== "off" && this.status !== "failed") return;
    this.set("starting");
    if (!(await this.answers())) this.spawn();
    while (this.state().status === "starting") {
      if (await this.answers()) this.set("on");
      else await pause(pollIntervalMs);
    }
  }

  stop(): void {
    const { pid } = this.child ?? {};
    if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid);
  }

  private spawn(): void {
    const gatsby = path.join(this.projectFolder, "node_modules", "gatsby", "cli.js");
    const flags = ["develop", "--host", "127.0.0.1", "--port", String(this.port)];
    this.child = spawn(process.execPath, [gatsby, ...flags], {
      cwd: this.projectFolder,
      stdio: ["ignore", "inherit", "inherit"],
      detached: process.platform !== "win32",
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    }).on("exit", () => {
      this.child = null;
      this.set("failed");
    });
  }

  private async answers(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(2 * pollIntervalMs);
      const answer = await fetch(`http://127.0.0.1:${this.port}/`, { signal });
      return (await answer.text()).includes(developMark);
    } catch {
      return false;
    }
  }

  private set(status: PreviewState["status"]): void {
    this.status = status;
    this.onChange();
  }
}
