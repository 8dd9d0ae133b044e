/** No other site has this tag. */
export const pageMark = "<script data-path=";

/**
 * False for the answers of captive portals and failing hosts; true for the 404 page.
 *
 * @param answer read from a clone
 * @param isPage whether a page was requested
 */
export async function isOwnAnswer(answer: Response, isPage: boolean): Promise<boolean> {
  if (!answer.headers.get("Content-Type")?.includes("html")) return answer.ok && !isPage;
  const isExpected = answer.status === 404 || (answer.ok && isPage);
  return isExpected && (await answer.clone().text()).includes(pageMark);
}
