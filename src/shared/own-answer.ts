/** The beginning of the start script's tag, which every page of this site has and nobody else's. */
export const pageMark = "<script data-path=";

/**
 * Whether an answer comes from this site: a page by its mark, be it the one for what does not exist; another file
 * where it is no page. A host's error page, a captive portal and a failure do not.
 *
 * @param answer its body is read from a copy
 * @param isPage whether a page was requested
 */
export async function isOwnAnswer(answer: Response, isPage: boolean): Promise<boolean> {
  if (!answer.headers.get("Content-Type")?.includes("html")) return answer.ok && !isPage;
  const isExpected = answer.status === 404 || (answer.ok && isPage);
  return isExpected && (await answer.clone().text()).includes(pageMark);
}
