import { fetchWithTimeout, requestTimeoutMs } from "../../shared/fetch-with-timeout";
import { pageDataFile } from "../../shared/precache-manifest";
import { pageLoader } from "../../components/navigation/page-loader";

/** The page shows older data than the server has. */
export const newerPricesEvent = "newerprices";

/** Announces changed prices or items of the page. Other changes do not concern visitors. */
export async function announceNewerPrices(path: string): Promise<void> {
  try {
    const answer = await fetchWithTimeout(pageDataFile(path), requestTimeoutMs, {
      cache: "no-store",
    });
    const { result } = (await answer.json()) as { result: { data: unknown } };
    if (itemsText(result.data) !== itemsText(pageLoader().result(path)?.data)) {
      window.dispatchEvent(new Event(newerPricesEvent));
    }
  } catch (cause) {
    console.warn("Whether the prices are the newest could not be found out.", cause);
  }
}

/** Items without their pictures. */
function itemsText(data: unknown): string {
  const { items } = (data ?? {}) as { items?: unknown };
  return JSON.stringify(items ?? null, (key, value: unknown) => (key === "image" ? null : value));
}
