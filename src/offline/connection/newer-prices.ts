import { fetchWithTimeout } from "../fetch-with-timeout";
import { pageDataFile } from "../precache-manifest";
import { pageLoader } from "../../components/navigation/page-loader";

/** Sent to the window when the server has newer prices than the page. */
export const newerPricesEvent = "newerprices";

/** Announces changed prices or items of the page; other changes do not matter to visitors. */
export async function announceNewerPrices(path: string): Promise<void> {
  try {
    const response = await fetchWithTimeout(pageDataFile(path), { cache: "no-store" });
    const { result } = (await response.json()) as { result: { data: unknown } };
    if (itemsText(result.data) !== itemsText(pageLoader().result(path)?.data)) {
      window.dispatchEvent(new Event(newerPricesEvent));
    }
  } catch (cause) {
    console.warn("The check for newer prices failed.", cause);
  }
}

/** The items without pictures, as text to compare. */
function itemsText(data: unknown): string {
  const { items } = (data ?? {}) as { items?: unknown };
  return JSON.stringify(items ?? null, (key, value: unknown) => (key === "image" ? null : value));
}
