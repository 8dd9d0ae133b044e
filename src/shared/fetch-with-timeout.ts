export const requestTimeoutMs = 30_000;

/**
 * @throws TypeError when the connection fails, DOMException "AbortError" at the timeout
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
    // The browser follows redirects itself.
    if (response.type === "opaqueredirect") return response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  } finally {
    clearTimeout(timer);
  }
}
