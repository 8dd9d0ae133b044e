import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PreviewState } from "../protocol";

const pollIntervalMs = 1000;
const gatsbyRootId = "___gatsby";

export class Preview {
  onChange: () => void = () => undefined;
  private child: ChildProcess | null = null;
  private status: PreviewState["status"];

  constructor(
    private readonly port: number,
    private readonly projectFolder: string,
    isOnNetwork: boolean,
  ) {
    this.status = isOnNetwork ? "unavailable" : "off";
  }

  state(): PreviewState {
    const { status, port } = this;
    return { status, port };
  }

  /** Gatsby answers after about a minute, the first time after several. */
  async start(): Promise<void> {
    const { status } = this;
    if (status !== "off" && status !== "failed") return;
    this.set("starting");
    if (!(await this.isRunning())) this.spawn();
    while (this.status === "starting") {
      if (await this.isRunning()) this.set("on");
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

  private async isRunning(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(2 * pollIntervalMs);
      const response = await fetch(`http://127.0.0.1:${this.port}/`, { signal });
      return (await response.text()).includes(gatsbyRootId);
    } catch {
      return false;
    }
  }

  private set(status: PreviewState["status"]): void {
    this.status = status;
    this.onChange();
  }
}
