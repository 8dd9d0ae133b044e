import { decodedPath, openedItemFragment } from "../../catalogue/addresses/page-paths";
import { prefixTarget } from "../../catalogue/addresses/site-addresses";
import { cachedCopyTiming, isNotFoundPage, notFoundPage, pageMark } from "../precache-manifest";
import { manifest, stored } from "./storage";

type Answer = Response | undefined;

/** Milliseconds; longer for an unknown address, because only the network has the pages of a newer release. */
const timeouts = { stored: 3000, unknown: 30_000 };

/** By client; no entry for a document from the network that equals the stored page. */
const documents = new Map<string, "stored" | "newer">();

export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request, resultingClientId: client } = event;
  // A file that is opened in a tab, and the owner's forms.
  if (/\.(?!html$)\w+$|^\/admin(?:\/|$)/.test(url.pathname)) return fetch(request);
  const target = storedTarget(url.pathname);
  let copy: Answer;
  const answer = await networkFirst(
    request,
    async () => (copy = await storedAnswer(target, url)),
    isNotFoundPage(target.page) ? timeouts.unknown : timeouts.stored,
  );
  if (client === "" || answer.type === "opaqueredirect") return answer;
  const isOf = async (page: Answer) => (await page?.text()) === (await answer.clone().text());
  if (answer === copy) documents.set(client, "stored");
  else if (!(await isOf(await stored(target.page)))) documents.set(client, "newer");
  return answer;
}

/**
 * A page that is newer than the stored one gets no stored data, which would have older prices than the document. A
 * stored page gets only stored data.
 */
export async function answerData(
  { request, clientId }: FetchEvent,
  address: string,
): Promise<Response> {
  const document = documents.get(clientId);
  const copy = document === "newer" ? undefined : await stored(address);
  if (document === "stored") return copy ?? Response.error();
  return networkFirst(request, () => Promise.resolve(copy));
}

/** The site's response if it arrives in time, else the fallback. */
async function networkFirst(
  request: Request,
  fallback: () => Promise<Answer>,
  timeoutMs = timeouts.stored,
): Promise<Response> {
  const response = siteResponse(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  const inTime = await Promise.race([response.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return inTime ?? (await fallback()) ?? response;
}

/** @throws TypeError for captive portals and errors of hosts, but not for the 404 page */
async function siteResponse(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.type === "opaqueredirect") return response;
  const whole = new Response(await response.arrayBuffer(), response);
  if (await isOfSite(whole, request.mode === "navigate")) return whole;
  throw new TypeError(`The response of ${response.url} is not from this site.`);
}

async function isOfSite(response: Response, isPage: boolean): Promise<boolean> {
  if (!response.headers.get("Content-Type")?.includes("html")) return response.ok && !isPage;
  const isExpected = response.status === 404 || (response.ok && isPage);
  return isExpected && (await response.clone().text()).includes(pageMark);
}

/** The stored page for an address, and an address to redirect to instead. */
function storedTarget(pathname: string) {
  const { roots, pages, prefixes } = manifest;
  const path = decodedPath(pathname);
  const address = path.replace(/(?:\/index\.html|\.html|\/)$/, "");
  const page = pages.includes(address) ? address : (prefixTarget(prefixes, path) ?? notFoundPage);
  // Items' pages are not stored; the list, which has their data, opens them.
  const itemRedirect = address.startsWith(`${page}/`)
    ? page + openedItemFragment(address)
    : undefined;
  return { page, redirect: roots[address] ?? itemRedirect };
}

async function storedAnswer(
  { page, redirect }: ReturnType<typeof storedTarget>,
  url: URL,
): Promise<Answer> {
  if (redirect !== undefined) {
    const to = Object.assign(new URL(redirect, url), { search: url.search });
    return Response.redirect(to, 302);
  }
  const copy = await stored(page);
  if (copy === undefined) return undefined;
  const headers = new Headers(copy.headers);
  headers.set("Server-Timing", cachedCopyTiming);
  return new Response(copy.body, { status: isNotFoundPage(page) ? 404 : 200, headers });
}
