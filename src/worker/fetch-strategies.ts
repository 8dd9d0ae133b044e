import {
  appDataFile,
  isHashed,
  isNotFoundPage,
  languageOfFile,
  cachedCopyTiming,
  notFoundPage,
  offlineModeMessage,
  type PrecacheManifest,
  pageDataFile,
} from "../shared/precache-manifest";
import { prefixTarget, redirectTarget } from "../catalogue/addresses/site-addresses";
import { fetchWithTimeout, requestTimeoutMs } from "../shared/fetch-with-timeout";
import { isOwnAnswer } from "../shared/own-answer";
import { cardId, decodedPath } from "../catalogue/addresses/page-paths";
import type { VersionedCache } from "./versioned-cache";

/** How long a visitor waits for the network where a copy is cached, in milliseconds. */
const networkTimeoutMs = 2000;

/** For this long after a fallback, cached files are answered at once: the network is bad. */
const skipNetworkMs = 10_000;

interface FetchContext {
  /** Lets the worker finish something once the request is answered. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** The browser's name for the page that sent the request, or that a document becomes; empty where it gives none. */
  readonly client: string;
}

const anonymous: FetchContext = {
  waitUntil: (work) => void work.catch(() => undefined),
  client: "",
};

/** Answers the site's requests: the newest where the network gives it soon, else what is cached. */
export class FetchStrategies {
  private skipNetworkUntil = 0;
  /** Pages from the network that differ from the cached ones, by client. */
  private readonly newerPages = new Set<string>();
  /** Addresses of pages that were answered from the cache, by client. */
  private readonly cachedPages = new Map<string, string>();

  constructor(
    private readonly list: PrecacheManifest,
    private readonly cache: VersionedCache,
  ) {}

  /** The answer to a request, or undefined where the browser sends it by itself. */
  answer(request: Request, context = anonymous): Promise<Response> | undefined {
    const url = new URL(request.url);
    const { pathname, origin } = url;
    if (request.method !== "GET" || origin !== self.location.origin) return undefined;
    const isPage = request.mode === "navigate" && !/\.(?!html$)\w+$/.test(pathname);
    if (isPage) return this.page(request, url, context);
    if (isHashed(pathname)) return this.hashedFile(request, url, context);
    return pathname in this.list.files ? this.changingFile(request, url, context) : undefined;
  }

  /** A page: the newest within two seconds, else the cached one, which says so. An unknown one may be newer: it waits 30. */
  async page(request: Request, url: URL, { client } = anonymous): Promise<Response> {
    const address = this.cachedPage(url.pathname);
    const target = this.redirectFor(url.pathname);
    const cached = target === null ? await this.cache.find(address) : undefined;
    // A language that this device has never visited is not cached; English is.
    const code = languageOfFile(this.list, url.pathname);
    const other =
      target ?? (cached || code === null ? null : url.pathname.slice(`/${code}`.length) || "/");
    const fallback =
      other === null
        ? cached && markedAsCached(cached.clone(), isNotFoundPage(address) ? 404 : 200)
        : Response.redirect(Object.assign(new URL(other, url), { search: url.search }), 302);
    // What lies below a list may be an item that is newer; any other address with its prefix is the list's.
    const isBelow = pagePath(url.pathname).startsWith(`${address}/`);
    const isKnown = target !== null || !(isBelow || isNotFoundPage(address));
    const answer = await this.networkFirst(request, fallback, { isPage: true, isKnown });
    // A redirect is not shown: the browser comes back with the address that it leads to.
    if (client === "" || answer.type === "opaqueredirect" || answer.status === 302) return answer;
    if (answer === fallback) this.cachedPages.set(client, address);
    else if ((await answer.clone().text()) !== (await cached?.text())) this.newerPages.add(client);
    return answer;
  }

  /**
   * A file without a digest in its name: page data, manifest, icons. A page that is newer than the
   * cached one never gets cached data: it would show older prices than the document. A cached page gets cached
   * data, which its scripts fit, unless it checks for newer; its own never comes from the network.
   */
  async changingFile(request: Request, url: URL, { client } = anonymous): Promise<Response> {
    const cached = await this.cache.find(url.pathname);
    const isData = url.pathname.startsWith("/page-data/");
    if (!isData || request.cache === "no-store") return this.networkFirst(request, cached);
    const page = this.cachedPages.get(client);
    if (page !== undefined) {
      if (cached !== undefined) return cached;
      const own = [pageDataFile(page), appDataFile];
      if (own.includes(url.pathname)) return Response.error();
    }
    return this.networkFirst(request, this.newerPages.has(client) ? undefined : cached);
  }

  /**
   * A script, font or picture: its name changes with its content, so a cached copy is right. Offline any cached size of a
   * picture will do.
   */
  private async hashedFile(request: Request, url: URL, context: FetchContext): Promise<Response> {
    const cached = await this.cache.find(url.pathname);
    if (cached !== undefined) return cached;
    const other = await this.cache.findPicture(url.pathname);
    const answer = await this.networkFirst(request, other);
    if (other === undefined) {
      const copy = answer.clone();
      const store = async () => {
        if (await this.cache.isRight(url.pathname, copy)) await this.cache.put(url.pathname, copy);
      };
      context.waitUntil(store());
    }
    return answer;
  }

  /** Which cached page answers an address: its own, that of its prefix, or the one for unknown ones. */
  cachedPage(pathname: string): string {
    const { pages, prefixes, home, items } = this.list;
    const address = pagePath(pathname);
    if (pages.includes(address)) return address;
    const list = address === "" ? home : pages[items[address] ?? -1];
    if (list !== undefined) return list;
    const code = languageOfFile(this.list, pathname);
    const unknown = code === null ? notFoundPage : `/${code}${notFoundPage}`;
    return prefixTarget(prefixes, decodedPath(pathname)) ?? unknown;
  }

  /**
   * Where an address leads whose page is not cached: an item's to its card on the list that shows it, a
   * former one to that of today; null for other addresses.
   */
  private redirectFor(pathname: string): string | null {
    const { pages, items, redirects, home } = this.list;
    const address = pagePath(pathname);
    const moved = redirectTarget(redirects, address);
    if (moved !== null) return moved;
    if (address === "") return home;
    const list = pages[items[address] ?? -1];
    return list === undefined ? null : `${list}#${cardId(address)}`;
  }

  /**
   * What this site gives in time; else the fallback, where there is one. A fallback that is a redirect or for an
   * unknown page never comes without a request to the network.
   */
  private async networkFirst(
    request: Request,
    fallback: Response | undefined,
    { isPage = false, isKnown = true } = {},
  ): Promise<Response> {
    if (fallback === undefined) return fetchWithTimeout(request);
    if (isKnown && fallback.ok && Date.now() < this.skipNetworkUntil) return fallback;
    try {
      const answer = await fetchWithTimeout(request, isKnown ? networkTimeoutMs : requestTimeoutMs);
      // A redirect is for the browser to follow.
      if (answer.type === "opaqueredirect") return answer;
      if (await isOwnAnswer(answer, isPage)) return answer;
    } catch {
      console.info(offlineModeMessage);
    }
    this.skipNetworkUntil = Date.now() + skipNetworkMs;
    return fallback;
  }
}

/** An address as pages are listed: decoded, and without what hosts let follow it. */
function pagePath(pathname: string): string {
  return decodedPath(pathname).replace(/(?:\/index\.html|\.html|\/)$/, "");
}

function markedAsCached(cached: Response, status: number): Response {
  const headers = new Headers(cached.headers);
  headers.set("Server-Timing", cachedCopyTiming);
  return new Response(cached.body, { status, headers });
}
