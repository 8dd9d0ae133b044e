import {
  appDataAddress,
  isHashed,
  keptCopyTiming,
  offlineModeMessage,
  type PrecacheManifest,
  pageDataAddress,
  pictureFolder,
  siteRoot,
} from "../catalogue/precache-manifest";
import { redirectTarget } from "../catalogue/item-address";
import { cardId, prefixTarget } from "../catalogue/page-paths";
import { isAsBuilt } from "./published-version";
import type { VersionedCache } from "./versioned-cache";

/** How long a visitor waits for the newest page before the kept one is shown, in milliseconds. */
const networkTimeoutMs = 2000;

/** How long where the kept page could not start: its data is not kept. In milliseconds. */
const dataTimeoutMs = 8000;

/** For this long after a fallback, kept files are answered at once: the network is known to be bad. */
const skipNetworkMs = 10_000;

/** Takes what is still to be done once a request is answered. */
type Later = (work: Promise<unknown>) => void;

/** What the browser tells of a request besides the request. */
export interface Asking {
  readonly later: Later;
  /** The browser's name for the page that asks, or that a document becomes; empty where it gives none. */
  readonly client: string;
}

type Strategy = (request: Request, url: URL, asking: Asking) => Promise<Response>;

const nobody: Asking = { later: () => undefined, client: "" };

/** Answers the site's requests: the newest where the network gives it soon, else what is kept. */
export class FetchStrategies {
  private skipNetworkUntil = 0;
  /** Where Gatsby looks for the data of unknown addresses that were answered with the kept page. */
  private readonly missingData = new Set<string>();
  /** Pages that the network gave, and whether each is another than the kept one. */
  private readonly otherPages = new Map<string, Promise<boolean>>();
  /** Pages that were given as they are kept, each with its address. */
  private readonly keptPages = new Map<string, string>();

  constructor(
    private readonly list: PrecacheManifest,
    private readonly kept: VersionedCache,
  ) {}

  /** How a request is answered, or undefined where the browser asks the network by itself. */
  strategyFor(request: Request): Strategy | undefined {
    const { pathname, origin } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return undefined;
    if (request.mode === "navigate") return this.page.bind(this);
    if (pictureFolder(pathname) !== null) return this.picture.bind(this);
    if (isHashed(pathname)) return this.cacheFirst.bind(this);
    if (pathname in this.list.files) return this.changingFile.bind(this);
    return pathname.endsWith("/page-data.json") ? this.unknownData.bind(this) : undefined;
  }

  /**
   * The answer to a request, or undefined where the browser asks the network by itself.
   *
   * @param asking its `later` is given what the browser has to let the worker finish
   */
  answer(request: Request, asking = nobody): Promise<Response> | undefined {
    return this.strategyFor(request)?.(request, new URL(request.url), asking);
  }

  /**
   * A page: the newest within two seconds, else the kept one, marked so that it can say so. For one whose
   * data is not kept the network has longer: its data would come from there, and might be newer.
   */
  async page(request: Request, url: URL, { later, client } = nobody): Promise<Response> {
    const address = this.keptPage(url.pathname);
    const isRoot = address === this.list.home && !url.pathname.startsWith(this.list.home);
    const asked = pagePath(url.pathname);
    const moved = redirectTarget(this.list.redirects, url.pathname) ?? this.standInFor(asked);
    const fallback = async () => {
      if (moved !== null)
        return Response.redirect(new URL(withSearch(moved, url.search), url), 302);
      if (isRoot) return Response.redirect(new URL(this.list.home + url.search, url), 302);
      const kept = await this.keptCopy(address);
      if (address !== this.list.notFound) return kept && markedAsKept(kept, 200);
      this.missingData.add(pageDataAddress(this.list, url.pathname.replace(/\/$/, "")));
      return kept && markedAsKept(kept, 404);
    };
    // A bad connection never sends a visitor to "there is no page" while the page may exist, nor from a
    // page of a list to one that shows other items.
    const isKnown = moved === null ? address !== this.list.notFound : !isFurtherPage(asked);
    const keptTag = unlessBroken(address, this.kept.tagOf(address));
    const fromKept = { isUsed: false };
    const noting = async () => {
      const kept = await fallback();
      fromKept.isUsed = kept !== undefined;
      return kept;
    };
    const patience = async () => {
      if (!isKnown) return null;
      return moved !== null || (await this.canStart(address)) ? networkTimeoutMs : dataTimeoutMs;
    };
    const answer = await this.networkFirst(request, noting, patience());
    if (fromKept.isUsed && client !== "") this.keptPages.set(client, address);
    const isKnownToBeSame = isSameTag(answer.headers.get("ETag"), await keptTag);
    if (client !== "" && !fromKept.isUsed && !isKnownToBeSame) {
      const isOther = this.differs(address, answer.clone());
      this.otherPages.set(client, isOther);
      later(isOther);
    }
    return answer;
  }

  /**
   * A file without a digest in its name: page data, manifest, icons. A page that is newer than the
   * kept one never gets its data from what is kept: it would show older prices than stood there. A
   * kept page gets kept data, which its scripts fit, unless it asks whether there is newer; what it
   * starts from and is not kept has to be of the same version.
   */
  async changingFile(request: Request, url: URL, { client } = nobody): Promise<Response> {
    const isData = url.pathname.startsWith(`${siteRoot(this.list)}/page-data/`);
    const page = request.cache === "no-store" ? undefined : this.keptPages.get(client);
    if (isData && page !== undefined) {
      const kept = await this.keptCopy(url.pathname);
      if (kept !== undefined) return kept;
      if (this.startsFrom(page).includes(url.pathname)) return this.ofThisVersion(request, url);
    }
    const fallback = async () =>
      isData && (await this.otherPages.get(client)) ? undefined : this.keptCopy(url.pathname);
    return this.networkFirst(request, fallback, networkTimeoutMs);
  }

  /** Addresses of the data without which a page does not start. */
  private startsFrom(page: string): readonly string[] {
    return [pageDataAddress(this.list, page), appDataAddress(this.list)];
  }

  /** Whether a page is kept with the data that it starts from. */
  private async canStart(page: string): Promise<boolean> {
    const addresses = [page, ...this.startsFrom(page)];
    const kept = await Promise.all(
      addresses.map((address) => unlessBroken(address, this.kept.has(address))),
    );
    return kept.every((isKept) => isKept === true);
  }

  /** What the network gives, or a failure where it is of another version than what is kept. */
  private async ofThisVersion(request: Request, url: URL): Promise<Response> {
    const answer = await fetch(request);
    if (await isAsBuilt(this.list, url.pathname, answer)) return answer;
    console.warn(`${url.pathname} is of another version than the kept page, and was left out.`);
    return Response.error();
  }

  /** Whether a page is another than the kept one, or there is none to tell. */
  private async differs(address: string, page: Response): Promise<boolean> {
    try {
      const kept = await this.keptCopy(address);
      return (await page.text()) !== (await kept?.text());
    } catch {
      // The connection broke within the page.
      return true;
    }
  }

  /**
   * Data of a page that is not kept. There is none for an address that was just answered with the page
   * for unknown ones: told so, Gatsby starts that page, where a failure would start nothing.
   */
  async unknownData(request: Request, url: URL): Promise<Response> {
    try {
      return await fetch(request);
    } catch (cause) {
      if (this.missingData.has(url.pathname)) return new Response(null, { status: 404 });
      throw cause;
    }
  }

  /** A script or font: its name changes with its content, so a kept copy is right. */
  async cacheFirst(request: Request, url: URL): Promise<Response> {
    return (await this.keptCopy(url.pathname)) ?? fetch(request);
  }

  /** A picture: the size asked for, or offline any kept size of it. */
  async picture(request: Request, url: URL, { later } = nobody): Promise<Response> {
    const exact = await this.keptCopy(url.pathname);
    if (exact !== undefined) return exact;
    const fallback = () => unlessBroken(url.pathname, this.kept.findPicture(url.pathname));
    const answer = await this.networkFirst(request, fallback, networkTimeoutMs);
    if (answer.ok && answer.url.endsWith(url.pathname)) {
      later(unlessBroken(url.pathname, this.keepSeen(url.pathname, answer.clone())));
    }
    return answer;
  }

  /** Which kept page answers an address: its own, that of its prefix, or the one for unknown ones. */
  keptPage(pathname: string): string {
    const { pages, prefixes, home, notFound, items } = this.list;
    const address = pagePath(pathname);
    if (pages.includes(address)) return address;
    const list = pages[items[address] ?? -1];
    if (list !== undefined) return list;
    return address === siteRoot(this.list) ? home : (prefixTarget(prefixes, pathname) ?? notFound);
  }

  /**
   * What stands in for a page that is not kept: for an item its card on the list that shows it, for a
   * further page of a list the first; null for other addresses.
   */
  private standInFor(address: string): string | null {
    const { pages, items, partial } = this.list;
    if (pages.includes(address)) return null;
    const [, folder = ""] = /^(.*)\/[^/]+$/.exec(address) ?? [];
    const list = pages[items[address] ?? -1] ?? partial.find((other) => other === folder);
    if (list === undefined) return null;
    return isFurtherPage(address) ? list : `${list}#${cardId(address)}`;
  }

  /** The kept copy of a file; undefined where there is none, or the browser cannot read it. */
  private keptCopy(address: string): Promise<Response | undefined> {
    return unlessBroken(address, this.kept.find(address));
  }

  /** @param limit in milliseconds; null where only a failed network makes the fallback right */
  private async networkFirst(
    request: Request,
    fallback: () => Promise<Response | undefined>,
    limit: number | Promise<number | null>,
  ): Promise<Response> {
    const network = fetch(request);
    // The race below may be over before the network fails.
    network.catch(() => undefined);
    const patience = await limit;
    if (patience !== null && Date.now() < this.skipNetworkUntil) {
      const kept = await fallback();
      if (kept !== undefined) return kept;
    }
    const answer = await this.inTime(network, patience);
    if (answer !== undefined && answer.status < 500) return answer;
    const kept = await fallback();
    if (kept === undefined) return network;
    this.skipNetworkUntil = Date.now() + skipNetworkMs;
    return kept;
  }

  private async inTime(
    network: Promise<Response>,
    patience: number | null,
  ): Promise<Response | undefined> {
    let stopWaiting: () => void = () => undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      if (patience === null) return;
      const timer = setTimeout(resolve, patience);
      stopWaiting = () => clearTimeout(timer);
    });
    try {
      return await Promise.race([network, tooLate]);
    } catch {
      console.info(offlineModeMessage);
      return undefined;
    } finally {
      stopWaiting();
    }
  }

  /** Keeps a picture that was seen, where no size of it is kept yet. */
  private async keepSeen(address: string, picture: Response): Promise<void> {
    const folder = pictureFolder(address);
    const isListed = Object.keys(this.list.pictures).some(
      (other) => pictureFolder(other) === folder,
    );
    if (folder === null || !isListed || (await this.kept.findPicture(address))) return;
    if (!(await this.kept.put(address, picture))) {
      console.warn(`No room to keep ${address} for offline use.`);
    }
  }
}

/** An address as pages are listed: without what hosts let follow it. */
function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/index\.html|\.html|\/)$/, "");
}

/** Whether an address is that of a list's second or later page; no item's ends in figures alone. */
function isFurtherPage(address: string): boolean {
  return /\/\d+$/.test(address);
}

/** What the browser's store gives, or undefined where it fails: the network may still work. */
async function unlessBroken<T>(address: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (cause) {
    console.warn(`The browser's store failed for ${address}.`, cause);
    return undefined;
  }
}

/** An address with a query before its hash. */
function withSearch(address: string, search: string): string {
  const [path = "", hash] = address.split("#");
  return path + search + (hash === undefined ? "" : `#${hash}`);
}

/** Whether a server's mark of a file's content says that two answers are the same. */
function isSameTag(one: string | null, other: string | null | undefined): boolean {
  return one !== null && one === other;
}

function markedAsKept(kept: Response, status: number): Response {
  const headers = new Headers(kept.headers);
  headers.set("Server-Timing", keptCopyTiming);
  return new Response(kept.body, { status, headers });
}
