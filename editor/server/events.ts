import type { ServerResponse } from "node:http";
import type { DataFile } from "../../src/data-check/catalogue-data";
import { without } from "../json-values";
import type { Update } from "../protocol";

export type Whole = Required<Update>;

/** The open pages, each with what it was told last. */
export class Events {
  private readonly pages = new Map<ServerResponse, Whole>();
  private timer: ReturnType<typeof setImmediate> | undefined;

  /** @param whole everything there is to tell */
  constructor(private readonly whole: () => Whole) {}

  get isWatched(): boolean {
    return this.pages.size > 0;
  }

  /** Tells a page everything, and from then on what changes. */
  add(response: ServerResponse): void {
    const whole = this.whole();
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(`retry: 1000\ndata: ${JSON.stringify(whole)}\n\n`);
    this.pages.set(response, whole);
    response.on("close", () => this.pages.delete(response));
  }

  /** Tells every page what has changed, once for all that changes at the same time. */
  tell(): void {
    this.timer ??= setImmediate(() => {
      this.timer = undefined;
      const whole = this.whole();
      for (const [response, before] of this.pages) {
        response.write(`data: ${JSON.stringify(updateOf(before, whole))}\n\n`);
        this.pages.set(response, whole);
      }
    });
  }
}

function updateOf(before: Whole, whole: Whole): Update {
  const { published, contents, ...status } = without(whole, "schemas");
  const files = Object.entries(contents).filter(
    ([file, content]) => before.contents[file as DataFile] !== content,
  );
  return {
    ...status,
    contents: Object.fromEntries(files),
    ...(published === before.published ? {} : { published }),
  };
}
