import type { ServerResponse } from "node:http";
import type { Update } from "../protocol";

export class Events {
  private readonly pages = new Set<ServerResponse>();
  private timer: ReturnType<typeof setImmediate> | undefined;

  constructor(private readonly currentUpdate: () => Update) {}

  get hasPages(): boolean {
    return this.pages.size > 0;
  }

  add(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    this.pages.add(response);
    response.on("close", () => this.pages.delete(response));
    this.send();
  }

  send(): void {
    this.timer ??= setImmediate(() => {
      this.timer = undefined;
      const event = `data: ${JSON.stringify(this.currentUpdate())}\n\n`;
      for (const page of this.pages) page.write(event);
    });
  }
}
