import { fetchWithTimeout, requestTimeoutMs } from "../../shared/fetch-with-timeout";
import { pageDataFile } from "../../shared/precache-manifest";
import { pageLoader } from "../../components/navigation/page-loader";

/** Event of the window: the page on screen shows older data than the server has. */
export const newerPricesEvent = "newerprices";

/**
 * Compares the page on screen with the newest data and announces another price or item. A new
 * version of the site that differs in anything else is not worth a visitor's attention.
 */
export async function announceNewerPrices(path: string): Promise<void> {
  try {
    const answer = await fetchWithTimeout(pageDataFile(path), requestTimeoutMs, {
      cache: "no-store",
    });
    const { result } = (await answer.json()) as { result: { data: unknown } };
    if (itemsText(result.data) !== itemsText(pageLoader().shown(path)?.data)) {
      window.dispatchEvent(new Event(newerPricesEvent));
    }
  } catch (cause) {
    console.warn("Whether the prices are the newest could not be found out.", cause);
  }
}

/** The items of a page's data with all that is said of them; their pictures aside. */
function itemsText(data: unknown): string {
  const { items } = (data ?? {}) as { items?: unknown };
  return JSON.stringify(items ?? null, (key, value: unknown) => (key === "image" ? null : value));
}
