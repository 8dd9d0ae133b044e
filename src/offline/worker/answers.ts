import { decodedPath, openedItemFragment } from "../../catalogue/addresses/page-paths";
import { cleanedPath, prefixTarget } from "../../catalogue/addresses/site-addresses";
import { cachedCopyTiming, isNotFoundPage, notFoundPage, pageMark } from "../precache-manifest";
import { digestOf, documentOf, manifest, stored, storeDocument } from "./storage";

type Answer = Response | undefined;

/** Milliseconds; longer for an unknown address, because only the network has the pages of a newer release. */
const timeouts = { stored: 3000, unknown: 30_000 };

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
  // Redirects have no body.
  if (client === "" || answer.body === null) return answer;
  const storedDigest = manifest.files[target.page] ?? "";
  const isCopy = answer === copy;
  const digest = isCopy ? storedDigest : await digestOf(await answer.clone().arrayBuffer());
  if (isCopy || digest !== storedDigest)
    event.waitUntil(storeDocument(client, { digest, isCopy }).catch(console.warn));
  return answer;
}

/**
 * A page of another release gets no stored data, whose prices could be older. A stored page gets only stored data.
 */
export async function answerData(
  { request, clientId }: FetchEvent,
  address: string,
): Promise<Response> {
  const document = await documentOf(clientId);
  const isOfRelease = !document || Object.values(manifest.files).includes(document.digest);
  const copy = isOfRelease ? await stored(address) : undefined;
  if (document?.isCopy) return copy ?? Response.error();
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
  const path = cleanedPath(decodedPath(pathname));
  const address = path.replace(/(?:\/index\.html|\.html|\/)$/, "");
  const page = pages.includes(address) ? address : (prefixTarget(prefixes, path) ?? notFoundPage);
  // The list opens the pages of items, which are not stored.
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
