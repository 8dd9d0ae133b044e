import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PreviewState } from "../protocol";

const pollIntervalMs = 1000;
const gatsbyRootId = "___gatsby";

export class Preview {
  onChange: () => void = () => undefined;
  private child: ChildProcess | null = null;
  state: PreviewState;

  constructor(
    private readonly port: number,
    private readonly projectFolder: string,
    isOnNetwork: boolean,
  ) {
    this.state = { status: isOnNetwork ? "unavailable" : "off", port };
  }

  /** Resolves when Gatsby answers or has ended. The first start takes several minutes, each later start about one minute. */
  async start(): Promise<void> {
    const { status } = this.state;
    if (status !== "off" && status !== "ended") return;
    this.setStatus("starting");
    if (!(await this.isRunning())) this.startGatsby();
    while (this.state.status === "starting") {
      if (await this.isRunning()) this.setStatus("on");
      else await pause(pollIntervalMs);
    }
  }

  stop(): void {
    const { pid } = this.child ?? {};
    // Where there are process groups, a negative id also ends Gatsby's child processes.
    if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid);
  }

  private startGatsby(): void {
    const gatsby = path.join(this.projectFolder, "node_modules", "gatsby", "cli.js");
    const flags = ["develop", "--host", "127.0.0.1", "--port", String(this.port)];
    this.child = spawn(process.execPath, [gatsby, ...flags], {
      cwd: this.projectFolder,
      stdio: ["ignore", "inherit", "inherit"],
      detached: process.platform !== "win32",
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    }).on("exit", () => {
      this.child = null;
      this.setStatus("ended");
    });
  }

  private async isRunning(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(2 * pollIntervalMs);
      const response = await fetch(`http://127.0.0.1:${this.port}/`, { signal });
      return (await response.text()).includes(gatsbyRootId);
    } catch {
      return false;
    }
  }

  private setStatus(status: PreviewState["status"]): void {
    this.state = { ...this.state, status };
    this.onChange();
  }
}
