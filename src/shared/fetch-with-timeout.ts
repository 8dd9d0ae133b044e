/** After how long a request has failed, in milliseconds: none of the site's waits longer. */
export const requestTimeoutMs = 30_000;

/**
 * Fetches a whole answer: once it resolves, the body is there.
 *
 * @param timeoutMs for the answer with its body, in milliseconds
 * @throws TypeError when the connection fails, DOMException "AbortError" when the time is up
 */
export async function fetchWithTimeout(
  request: Request | string,
  timeoutMs = requestTimeoutMs,
  init: RequestInit = {},
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(request, { ...init, signal: controller.signal });
    // A redirect that the browser is to follow is passed on as it is.
    if (response.type === "opaqueredirect") return response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  } finally {
    clearTimeout(timer);
  }
}
