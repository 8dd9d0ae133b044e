import { appData, compilationOf, type Deployment, partsOf } from "./deployments";
import { MemoryCaches } from "./memory-caches";
import { RunningWorker, site } from "./running-worker";
import type { VirtualClock } from "./virtual-clock";

/** What the network does while a page is visited. */
export interface Network {
  /** Milliseconds that one answer after the other takes, again and again; null: it never comes. */
  readonly latencies: readonly (number | null)[];
  /** After so many answers there is no connection any more; null: it stays. */
  readonly breaksAfter: number | null;
  /** After so many answers the server is overloaded for three of them; null: it never is. */
  readonly busyAfter: number | null;
  /** After so many answers the next deployment is in place; null: it is not during this visit. */
  readonly deploysAfter: number | null;
}

/** What a page that has started was made of. */
export interface Started {
  readonly page: string;
  readonly document: string;
  readonly data: string;
  readonly appData: string;
  readonly scripts: ReadonlyMap<string, string>;
}

export interface Tab {
  readonly id: string;
  readonly page: string;
  /** Whether a worker answers for it. */
  isControlled: boolean;
  /** Whether a newer worker took over while the page was starting. */
  wasTakenOver: boolean;
  started: Started | null;
}

const offline: Network = { latencies: [0], breaksAfter: 0, busyAfter: null, deploysAfter: null };

/** The host of the site: one deployment, and where files are copied over, the old ones beside. */
export class Host {
  private readonly older = new Map<string, string>();
  current: Deployment | undefined;

  constructor(private readonly keepsOldFiles: boolean) {}

  deploy(next: Deployment): void {
    if (this.keepsOldFiles) {
      for (const [address, text] of this.current?.files ?? []) this.older.set(address, text);
    }
    this.current = next;
  }

  answer(address: string): Response {
    const text = this.current?.files.get(address) ?? this.older.get(address);
    const type = /\.(\w+)$/.exec(address)?.[1] ?? "html";
    const answer = new Response(text ?? "There is no page here", {
      status: text === undefined ? 404 : 200,
      headers: { "Content-Type": types[type] ?? "text/html" },
    });
    Object.defineProperty(answer, "url", { value: site + address });
    return answer;
  }
}

const types: Readonly<Record<string, string>> = {
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  avif: "image/avif",
};

/** A browser in memory with its caches, tabs and the registration of the site's worker. */
export class SimulatedBrowser {
  tabs: Tab[] = [];
  /** The script of the worker that answers for the site. */
  activeScript: string | null = null;
  private active: RunningWorker | null = null;
  private workers: RunningWorker[] = [];
  private isClosed = false;
  private takingOver: Promise<void> = Promise.resolve();
  private network = offline;
  private answers = 0;
  private stepsLeft = Infinity;
  private end: () => void = () => undefined;
  private visits = 0;

  constructor(
    private readonly code: string,
    private readonly host: Host,
    readonly clock: VirtualClock,
    private readonly deployNext: () => void,
    readonly caches = new MemoryCaches(),
  ) {}

  /**
   * Opens a page, waits for it and for what the worker does meanwhile, and leaves its tab open.
   *
   * @param endsAfter steps of workers until the browser is closed with all its tabs; null: it is not
   * @returns the tab, or null where the browser was closed
   */
  async visit(page: string, network: Network, endsAfter: number | null): Promise<Tab | null> {
    this.network = network;
    this.answers = 0;
    this.visits += 1;
    this.isClosed = false;
    this.stepsLeft = endsAfter ?? Infinity;
    const tab: Tab = {
      id: String(this.visits),
      page,
      isControlled: false,
      wasTakenOver: false,
      started: null,
    };
    const closed = new Promise<null>((resolve) => (this.end = () => resolve(null)));
    const opened = this.open(tab).then(() => tab);
    return this.clock.runUntil(Promise.race([opened, closed]));
  }

  /** Lets time pass; an idle worker may be stopped and forgets what it has not stored. */
  async rest(pause: number, stopsWorker: boolean): Promise<void> {
    await this.clock.runUntil(this.clock.pause(pause));
    if (!stopsWorker || this.activeScript === null) return;
    this.active?.stop();
    this.active = this.run(this.activeScript);
  }

  /** What a page is made of that is opened without a network; nothing is changed by the trial. */
  async startOffline(page: string): Promise<Started | null> {
    const copy = this.caches.copy();
    const trial = new SimulatedBrowser(this.code, this.host, this.clock, this.deployNext, copy);
    trial.activeScript = this.activeScript;
    return (await trial.visit(page, offline, null))?.started ?? null;
  }

  private async open(tab: Tab): Promise<void> {
    if (this.activeScript !== null) {
      this.active ??= this.run(this.activeScript);
      tab.isControlled = true;
    }
    this.tabs.push(tab);
    const update = { began: false };
    await this.load(tab, update, true);
    await this.active?.idle();
  }

  /** Loads and starts a page; as Gatsby does, once more where data and document are not of one build. */
  private async load(tab: Tab, update: { began: boolean }, mayReload: boolean): Promise<void> {
    tab.started = null;
    const document = await this.text(tab, tab.page, true).catch(() => null);
    const updating = update.began ? undefined : this.update();
    update.began = true;
    if (document !== null) {
      tab.started = await this.start(tab, document).catch(() => null);
      const isOfTwo =
        tab.started !== null && compilationOf(tab.started.appData) !== compilationOf(document);
      if (isOfTwo && mayReload) await this.load(tab, update, false);
    }
    await updating;
  }

  private async start(tab: Tab, document: string): Promise<Started> {
    const { scripts, pictures } = partsOf(document);
    const shown = Promise.all(pictures.map((address) => this.text(tab, address).catch(() => null)));
    const [data, all, ...texts] = await Promise.all([
      this.text(tab, `/page-data${tab.page}/page-data.json`),
      this.text(tab, appData),
      ...scripts.map((address) => this.text(tab, address)),
    ]);
    await shown;
    const named = new Map(scripts.map((address, index) => [address, texts[index] ?? ""]));
    return { page: tab.page, document, data, appData: all, scripts: named };
  }

  private async text(tab: Tab, address: string, isDocument = false): Promise<string> {
    await this.takingOver;
    const requested =
      tab.isControlled && this.active !== null
        ? this.active.answer(address, tab.id, isDocument)
        : this.fetch(address);
    const answer = await requested;
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  }

  /** Fetches the worker's script, and installs the worker if it is another. */
  private async update(): Promise<void> {
    const answer = await this.fetch("/sw.js").catch(() => null);
    const script = answer?.ok === true ? await answer.text() : this.activeScript;
    if (script === null || script === this.activeScript) return;
    const worker = this.run(script);
    try {
      await worker.dispatch("install");
    } catch {
      worker.stop();
      return;
    }
    // The plugin's part of the worker waits for no tab to be closed, and takes over all of them.
    this.takingOver = this.takeOver(worker, script);
    await this.takingOver;
  }

  private async takeOver(worker: RunningWorker, script: string): Promise<void> {
    await this.active?.idle();
    this.active?.stop();
    this.active = worker;
    this.activeScript = script;
    await worker.dispatch("activate");
    for (const tab of this.tabs) {
      tab.isControlled = true;
      tab.wasTakenOver ||= tab.started === null;
    }
  }

  private run(script: string): RunningWorker {
    const worker = new RunningWorker(this.code, script, {
      caches: this.caches,
      clock: this.clock,
      fetch: this.fetch,
      openPages: () => this.tabs.map(({ page }) => page),
      beforeStep: () => {
        this.stepsLeft -= 1;
        if (this.stepsLeft === 0) this.close();
      },
    });
    this.workers.push(worker);
    return worker;
  }

  /** Ends everything at once, as a phone does that needs its memory for something else. */
  private close(): void {
    for (const worker of this.workers) worker.stop();
    this.workers = [];
    this.isClosed = true;
    this.active = null;
    this.takingOver = Promise.resolve();
    this.tabs = [];
    this.end();
  }

  private readonly fetch = async (address: string): Promise<Response> => {
    const { latencies, breaksAfter, busyAfter, deploysAfter } = this.network;
    const visit = this.visits;
    const place = this.answers;
    this.answers += 1;
    const latency = latencies[place % latencies.length] ?? null;
    if (breaksAfter !== null && place >= breaksAfter) throw new TypeError("no connection");
    // A connection that hangs ends some time, long after the worker has stopped to wait for it.
    await this.clock.pause(latency ?? 30_000);
    if (this.isClosed || visit !== this.visits) return new Promise(() => undefined);
    if (latency === null) throw new TypeError("timed out");
    if (place === deploysAfter) this.deployNext();
    const isBusy = busyAfter !== null && place >= busyAfter && place < busyAfter + 3;
    return isBusy ? new Response("busy", { status: 503 }) : this.host.answer(address);
  };
}
