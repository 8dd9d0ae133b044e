import { cardId, decodedPath } from "../catalogue/addresses/page-paths";
import { prefixTarget } from "../catalogue/addresses/site-addresses";
import { isDataSaverOn } from "../shared/data-saving";
import { isSiteResponse } from "../shared/site-response";
import {
  cachedCopyTiming,
  isNotFoundPage,
  languageOfFile,
  notFoundPage,
  offlineModeMessage,
} from "../shared/precache-manifest";
import { manifest, store, stored } from "./stored-files";

/** Seconds; longer for an unknown address, because only the network has the pages of a newer release. */
const timeouts = { known: 2, unknown: 30 };
/** For this time after a fallback, stored pages answer at once. */
const skipNetworkMs = 10_000;
let skipNetworkUntil = 0;
/** By client; no entry for a page from the network that equals the stored page. */
const pageStates = new Map<string, "stored" | "newer">();

export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request, resultingClientId: client } = event;
  // A file that is opened in a tab.
  if (/\.(?!html$)\w+$/.test(url.pathname)) return fetch(request);
  const target = targetOf(url.pathname);
  let copy: Response | undefined;
  const fallback = async () => (copy = await storedAnswer(target, url));
  const answer = await networkFirst(event, fallback, { isPage: true, isKnown: target.isKnown });
  if (client === "" || answer.type === "opaqueredirect" || answer.status === 302) return answer;
  if (answer === copy) {
    pageStates.set(client, "stored");
    return answer;
  }
  const storedText = await (await stored(target.page))?.text();
  if (storedText !== (await answer.clone().text())) pageStates.set(client, "newer");
  return answer;
}

/**
 * A page that is newer than the stored one gets no stored data, which would have older prices than the document. A
 * stored page gets only stored data, unless it checks for newer data.
 */
export async function answerData(event: FetchEvent, address: string): Promise<Response> {
  const copy = await stored(address);
  const pageState = event.request.cache === "no-store" ? undefined : pageStates.get(event.clientId);
  if (pageState === "stored") return copy ?? Response.error();
  return networkFirst(event, () => (pageState === "newer" ? undefined : copy));
}

/** @param storedSize address of the stored size of the same picture */
export async function answerPicture(event: FetchEvent, address: string, storedSize: string) {
  const copy = await stored(storedSize);
  if (copy !== undefined && address === storedSize) return copy;
  const answer = await networkFirst(event, () => copy);
  if (copy === undefined && isDataSaverOn()) event.waitUntil(store(storedSize, answer.clone()));
  return answer;
}

/** The site's response if it arrives in time, else the fallback. */
async function networkFirst(
  event: FetchEvent,
  fallback: () => Promise<Response | undefined> | Response | undefined,
  { isPage = false, isKnown = true } = {},
): Promise<Response> {
  if (isKnown && Date.now() < skipNetworkUntil) {
    const copy = await fallback();
    if (copy?.ok) return copy;
  }
  return new workbox.strategies.NetworkFirst({
    networkTimeoutSeconds: isKnown ? timeouts.known : timeouts.unknown,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.type === "opaqueredirect") return response;
          const whole = new Response(await response.arrayBuffer(), response);
          if (await isSiteResponse(whole, isPage)) return whole;
          throw new TypeError(`The response of ${response.url} is not from this site.`);
        },
        cacheWillUpdate: () => null,
        cachedResponseWillBeUsed: async () => {
          const copy = await fallback();
          if (copy !== undefined) skipNetworkUntil = Date.now() + skipNetworkMs;
          return copy;
        },
      },
    ],
  }).handle({ event });
}

/** `page` is the stored page for the address, `to` an address to redirect to instead. */
function targetOf(pathname: string) {
  const { home, pages, items, prefixes } = manifest;
  const address = decodedPath(pathname).replace(/(?:\/index\.html|\.html|\/)$/, "");
  const code = languageOfFile(manifest, address);
  const prefix = code === null ? "" : `/${code}`;
  const listIndex = items[address.slice(prefix.length)];
  const list = listIndex === undefined ? undefined : pages[listIndex];
  const card = list && `${prefix}${list}#${cardId(address)}`;
  const to = address === prefix ? prefix + home : card;
  if (to !== undefined || pages.includes(address)) return { to, page: address, isKnown: true };
  const page = prefixTarget(prefixes, decodedPath(pathname)) ?? prefix + notFoundPage;
  // An address below a list may be that of a newer item.
  const isKnown = !isNotFoundPage(page) && !address.startsWith(`${page}/`);
  return { to, page, isKnown };
}

async function storedAnswer({ to, page }: ReturnType<typeof targetOf>, url: URL) {
  console.info(offlineModeMessage);
  const copy = to === undefined ? await stored(page) : undefined;
  if (copy !== undefined) {
    const headers = new Headers(copy.headers);
    headers.set("Server-Timing", cachedCopyTiming);
    return new Response(copy.body, { status: isNotFoundPage(page) ? 404 : 200, headers });
  }
  // Only English is stored if this device has not visited the language.
  const code = languageOfFile(manifest, url.pathname);
  const redirect = to ?? (code && (url.pathname.slice(code.length + 1) || "/"));
  if (redirect === null) return undefined;
  return Response.redirect(Object.assign(new URL(redirect, url), { search: url.search }), 302);
}
