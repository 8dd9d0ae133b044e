/** In every page of the site, and in no other. */
export const pageMark = "<script data-path=";

/**
 * False for captive portals and errors of hosts; true for the 404 page.
 *
 * @param isPage whether the request is for a page
 */
export async function isSiteResponse(response: Response, isPage: boolean): Promise<boolean> {
  if (!response.headers.get("Content-Type")?.includes("html")) return response.ok && !isPage;
  const isExpected = response.status === 404 || (response.ok && isPage);
  return isExpected && (await response.clone().text()).includes(pageMark);
}
