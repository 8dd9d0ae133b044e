export const picturesCache = "pictures";

/** `/static/DIGEST/`, the same for all sizes of a picture; undefined for other files. */
export function pictureFolder(address: string): string | undefined {
  return /\/static\/[0-9a-f]{32}\//.exec(address)?.[0];
}

/** Stores each picture that a visitor sees. Where it cannot be fetched, another size answers. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(picturesCache);
  const copy = await cache.match(request);
  if (copy !== undefined) return copy;
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok && response.headers.get("Content-Type")?.startsWith("image/")) {
    event.waitUntil(cache.put(request, response.clone()));
    return response;
  }
  const folder = pictureFolder(request.url);
  const otherSize = (await cache.keys()).find(({ url }) => pictureFolder(url) === folder);
  return (otherSize && (await cache.match(otherSize))) ?? response ?? Response.error();
}
