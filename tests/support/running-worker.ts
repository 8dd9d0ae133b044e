import { compileFunction } from "node:vm";
import { buildSync } from "esbuild";
import type { MemoryCaches } from "./memory-caches";
import type { VirtualClock } from "./virtual-clock";

/** The browser around a worker. */
export interface WorkerHost {
  readonly caches: MemoryCaches;
  readonly clock: VirtualClock;
  readonly fetch: (address: string) => Promise<Response>;
  /** Addresses of the pages that are open. */
  readonly openPages: () => readonly string[];
  /** Told of each thing that the worker does; the browser may end the worker before it is done. */
  readonly beforeStep: () => void;
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly request?: Request;
  readonly clientId?: string;
  readonly resultingClientId?: string;
}

type Answer = (context: { event: WorkerEvent; url?: URL }) => Promise<Response>;

/** The origin of the site. */
export const site = "http://localhost";

/** The code of `src/worker` as the build bundles it. */
export function workerCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/worker/main.ts"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2021",
  });
  return outputFiles[0]?.text ?? "";
}

const parameters = [
  "self",
  "caches",
  "fetch",
  "navigator",
  "workbox",
  "navigationRoute",
  "console",
  "setTimeout",
  "clearTimeout",
  "Date",
];

type Compiled = (...values: unknown[]) => void;

const compiledBefore = new Map<string, Compiled>();

/** The worker's code as a function of its globals, compiled once: a browser is started often. */
function compiled(code: string): Compiled {
  const run = compiledBefore.get(code) ?? (compileFunction(code, parameters) as Compiled);
  compiledBefore.set(code, run);
  return run;
}

const silent = () => undefined;

/** The worker's code at work in a browser that exists in memory alone. */
export class RunningWorker {
  private readonly listeners = new Map<string, (event: WorkerEvent) => void>();
  private readonly navigationRoute: { handler: { handle: Answer } };
  private readonly routes: { matches: (context: object) => boolean; answer: Answer }[] = [];
  private readonly atWork = new Set<Promise<unknown>>();
  private isAlive = true;

  /** @param script as the host has it: what to cache, as the build writes it in front of the worker */
  constructor(
    code: string,
    script: string,
    private readonly host: WorkerHost,
  ) {
    const { clock } = host;
    this.navigationRoute = { handler: { handle: () => Promise.reject(new Error("no handler")) } };
    const self = {
      location: new URL(site),
      clients: {
        matchAll: () => Promise.resolve(host.openPages().map((page) => ({ url: site + page }))),
      },
      addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
        this.listeners.set(type, listener),
    };
    const workbox = {
      routing: {
        registerRoute: (matches: (context: object) => boolean, answer: Answer) =>
          this.routes.push({ matches, answer }),
      },
    };
    (compileFunction(script, ["self"]) as Compiled)(self);
    compiled(code)(
      self,
      this.watchedCaches(),
      (request: string | Request, { signal }: RequestInit = {}) => {
        const aborted = new Promise<never>((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new DOMException("late", "AbortError")));
        });
        // Nobody waits for it once the worker has been stopped.
        aborted.catch(() => undefined);
        const address = typeof request === "string" ? request : new URL(request.url).pathname;
        return this.whileAlive(() => Promise.race([host.fetch(address), aborted]));
      },
      {},
      workbox,
      this.navigationRoute,
      { info: silent, warn: silent, error: silent },
      clock.setTimeout,
      clock.clearTimeout,
      { now: clock.now },
    );
  }

  /** Lets the worker install itself or take over; rejects where its listener's work does. */
  async dispatch(type: "install" | "activate"): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.listeners.get(type)?.({ waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  }

  /** The worker's answer to a page: to its document, or to what a page requests. */
  async answer(address: string, client: string, isDocument: boolean): Promise<Response> {
    const request = new Request(site + address);
    if (isDocument) Object.defineProperty(request, "mode", { value: "navigate" });
    const event: WorkerEvent = {
      request,
      waitUntil: (work) => this.watch(work),
      clientId: isDocument ? "" : client,
      resultingClientId: isDocument ? client : "",
    };
    const context = { event, url: new URL(request.url) };
    const route = this.routes.find(({ matches }) => matches(context));
    const answer = isDocument ? this.navigationRoute.handler.handle : route?.answer;
    const answered = answer === undefined ? this.host.fetch(address) : answer(context);
    this.watch(answered);
    return answered;
  }

  /** Ends when the worker has answered and stored everything so far. */
  async idle(): Promise<void> {
    while (this.atWork.size > 0) await Promise.allSettled(this.atWork);
  }

  /** Ends the worker in the middle of what it does: nothing that it waits for comes any more. */
  stop(): void {
    this.isAlive = false;
    this.atWork.clear();
  }

  private watch(work: Promise<unknown>): void {
    this.atWork.add(work);
    const done = () => void this.atWork.delete(work);
    work.then(done, done);
  }

  private whileAlive<T>(work: () => Promise<T>): Promise<T> {
    if (this.isAlive) this.host.beforeStep();
    return new Promise((resolve) => {
      if (!this.isAlive) return;
      const done = work();
      const settle = () => {
        if (this.isAlive) resolve(done);
      };
      done.then(settle, settle);
    });
  }

  private watchedCaches(): object {
    const { caches } = this.host;
    return {
      keys: () => this.whileAlive(caches.keys),
      delete: (name: string) => this.whileAlive(() => caches.delete(name)),
      open: async (name: string) => {
        const cache = await this.whileAlive(() => caches.open(name));
        return {
          keys: () => this.whileAlive(cache.keys),
          match: (key: string) => this.whileAlive(() => cache.match(key)),
          delete: (key: string) => this.whileAlive(() => cache.delete(key)),
          put: (key: string, answer: Response) => this.whileAlive(() => cache.put(key, answer)),
        };
      },
    };
  }
}
