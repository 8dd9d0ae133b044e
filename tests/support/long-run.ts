import fc from "fast-check";
import { type Change, deployment, type Deployment, nextContent, pages } from "./deployments";
import { Host, type Network, SimulatedBrowser, type Started, type Tab } from "./simulated-browser";
import { VirtualClock } from "./virtual-clock";

/** One visit, and what happens meanwhile. */
export interface Visit {
  readonly page: string;
  readonly network: Network;
  /** After so many steps of the worker the browser is closed; null: it is not. */
  readonly endsAfter: number | null;
  /** Bytes that the browser lets the site store, in hundredths of what one version takes as it comes. */
  readonly quota: number;
  readonly leavesOpen: boolean;
  /** Milliseconds since the visit before; the browser has stopped the worker if it is a minute. */
  readonly pause: number;
}

/** What happens between two deployments. */
export interface Stretch {
  readonly change: Change;
  readonly visits: readonly Visit[];
}

export interface History {
  /** Whether files of earlier deployments stay on the host, as where a folder is copied over another. */
  readonly keepsOldFiles: boolean;
  readonly stretches: readonly Stretch[];
}

const minute = 60_000;
const plenty = 100_000;
const good: Network = { latencies: [20], breaksAfter: null, busyAfter: null, deploysAfter: null };

/** Quota in which one version fits with some left over, but not two. */
const enoughForOne = 120;

/** A value in so many cases of a hundred, in all others none. */
const sometimes = <T>(percent: number, value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: percent, arbitrary: value },
    { weight: 100 - percent, arbitrary: fc.constant(null) },
  );

const latencies = fc.oneof(
  { weight: 3, arbitrary: fc.constant([20]) },
  { weight: 2, arbitrary: fc.array(fc.nat(400), { minLength: 5, maxLength: 5 }) },
  {
    weight: 2,
    arbitrary: fc.array(sometimes(85, fc.nat(4000)), { minLength: 7, maxLength: 7 }),
  },
);

const visits = fc.record({
  page: fc.constantFrom(...pages),
  network: fc.record({
    latencies,
    breaksAfter: sometimes(40, fc.nat(30)),
    busyAfter: sometimes(15, fc.nat(20)),
    deploysAfter: sometimes(30, fc.nat(30)),
  }),
  endsAfter: sometimes(40, fc.integer({ min: 1, max: 150 })),
  quota: fc.oneof(
    { weight: 2, arbitrary: fc.constant(plenty) },
    { weight: 1, arbitrary: fc.constantFrom(10, 40, 60, 80, enoughForOne, 180) },
  ),
  leavesOpen: fc.boolean(),
  pause: fc.constantFrom(500, 15_000, minute),
});

/** Ten deployments in a row with visits in between. */
export const histories: fc.Arbitrary<History> = fc.record({
  keepsOldFiles: fc.boolean(),
  stretches: fc.array(
    fc.record({
      change: fc.constantFrom<Change>("prices", "scripts", "pictures", "everything", "back"),
      visits: fc.array(visits, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 10, maxLength: 10 },
  ),
});

/**
 * Lives through a history with the worker's code, and at its end through one more deployment and an
 * undisturbed visit.
 *
 * @throws Error that says what of the site is missing or mixed, and after which visit
 */
export async function longRun(code: string, history: History): Promise<void> {
  const run = new Run(code, history);
  for (const [place, { visits: between }] of history.stretches.entries()) {
    run.deployUpTo(place);
    for (const [turn, visit] of between.entries()) {
      run.now = `deployment ${place + 1}, visit ${turn + 1}`;
      await run.visit(visit);
    }
  }
  run.now = "the end";
  await run.end();
}

class Run {
  now = "";
  readonly browser: SimulatedBrowser;
  private readonly host: Host;
  private readonly contents: Parameters<typeof nextContent>[0] = [];
  private readonly deployments: Deployment[] = [];
  private hadPlenty = true;

  constructor(
    code: string,
    private readonly history: History,
  ) {
    this.host = new Host(history.keepsOldFiles);
    const deployNext = () => this.deployUpTo(this.deployments.length);
    this.browser = new SimulatedBrowser(code, this.host, new VirtualClock(), deployNext);
  }

  /** Puts the next deployment in place, unless one of that number has come during a visit. */
  deployUpTo(place: number): void {
    if (place < this.deployments.length) return;
    const change = this.history.stretches[place]?.change ?? "everything";
    const next = deployment(nextContent(this.contents, change));
    this.deployments.push(next);
    this.host.deploy(next);
  }

  async visit({ page, network, endsAfter, quota, leavesOpen, pause }: Visit): Promise<void> {
    this.limitQuota(quota);
    await this.browser.rest(pause, pause === minute);
    const before = this.deployments.length;
    const tab = await this.browser.visit(page, network, endsAfter);
    if (tab !== null && !leavesOpen) this.closeTab(tab);
    const hasChanged = before !== this.deployments.length;
    // Between the answers to a page and to its data the host itself may give two versions, and a worker
    // take over that does not know which the page is of.
    if (!hasChanged && tab?.wasTakenOver !== true) this.expectWhole(tab?.started ?? null);
    const isUndisturbed = network === good && endsAfter === null && !hasChanged;
    if (isUndisturbed) this.expectNewest(tab?.started ?? null);
    for (const other of pages) {
      const started = await this.browser.startOffline(other);
      this.expectWhole(started, "offline");
      const isExpected = this.hadPlenty && this.browser.activeScript !== null;
      if (isExpected && started === null) this.fail(`${other} does not start offline`);
    }
  }

  async end(): Promise<void> {
    this.deployUpTo(this.deployments.length);
    const undisturbed = { network: good, endsAfter: null, leavesOpen: false, pause: minute };
    // First where the quota is short, in which the version before has to make way.
    await this.visit({ ...undisturbed, page: "/cars", quota: enoughForOne });
    await this.expectNewestOffline();
    this.deployUpTo(this.deployments.length);
    await this.visit({ ...undisturbed, page: "/bikes", quota: plenty });
    await this.expectNewestOffline();
    const { list, files } = this.newest;
    const names = await this.browser.caches.keys();
    if (names.sort().join() !== `site-${list.version},site-hashed`) {
      this.fail(`caches are left: ${names.join(", ")}`);
    }
    const caches = [...this.browser.caches.stored.values()];
    const entries = new Map(caches.flatMap((cache) => [...cache.entries]));
    for (const address of Object.keys({ ...list.files, ...list.pictures })) {
      const text = Buffer.from(entries.get(address)?.body ?? new ArrayBuffer(0)).toString();
      if (text !== files.get(address)) this.fail(`${address} is not cached as it is`);
    }
  }

  private closeTab(tab: Tab): void {
    this.browser.tabs = this.browser.tabs.filter((other) => other !== tab);
  }

  private limitQuota(quota: number): void {
    const { files, pictures } = this.newest.list;
    const sizes = [...Object.values(files), ...Object.values(pictures)];
    const version = sizes.reduce((sum, size) => sum + size, 0);
    this.browser.caches.quota = (version * quota) / 100;
    if (quota !== plenty) this.hadPlenty = false;
  }

  private get newest(): Deployment {
    const newest = this.deployments.at(-1);
    if (newest === undefined) throw new Error("Nothing is deployed yet.");
    return newest;
  }

  private async expectNewestOffline(): Promise<void> {
    for (const page of pages) this.expectNewest(await this.browser.startOffline(page));
  }

  private expectNewest(started: Started | null): void {
    if (started === null) this.fail("a page does not start");
    const isNewest = this.newest.files.get(started.page) === started.document;
    if (!isNewest || !isOf(this.newest, started)) this.fail(`${started.page} is not the newest`);
  }

  private expectWhole(started: Started | null, when = "online"): void {
    if (started === null) return;
    if (this.deployments.some((one, place) => this.shows(one, place, started))) return;
    const parts = [
      ["document", started.page, started.document],
      ["data", `/page-data${started.page}/page-data.json`, started.data],
      ["data of the site", "/page-data/app-data.json", started.appData],
    ].map(([what = "", address = "", text]) => {
      const of = this.deployments.flatMap(({ files }, index) =>
        files.get(address) === text ? [index + 1] : [],
      );
      return `${what} of deployment ${of.join(" or ")}`;
    });
    this.fail(`${started.page} was mixed ${when}: ${parts.join(", ")}`);
  }

  /**
   * Whether a started page shows one deployment. It shows that of its data and scripts, because React
   * discards a document that says something else; an earlier document is followed by what is newer,
   * while a later one would be followed by older prices.
   */
  private shows(one: Deployment, place: number, started: Started): boolean {
    const documents = this.deployments.slice(0, place + 1);
    const isFollowed = documents.some(({ files }) => files.get(started.page) === started.document);
    return isFollowed && isOf(one, started);
  }

  private fail(what: string): never {
    throw new Error(`${this.now}: ${what}`);
  }
}

/** Whether the data and the scripts of a started page belong to one deployment. */
function isOf({ files }: Deployment, { page, data, appData, scripts }: Started): boolean {
  return (
    files.get(`/page-data${page}/page-data.json`) === data &&
    files.get("/page-data/app-data.json") === appData &&
    [...scripts].every(([address, text]) => files.get(address) === text)
  );
}
