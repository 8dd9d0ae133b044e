import { decodedPath } from "../../catalogue/addresses/page-paths";
import { scriptOf, serverAnswer } from "../visitor/server-answer";

export function pagePathOf(pathname: string): string {
  return decodedPath(pathname.replace(/(.)\/$/, "$1"));
}

export function isPageLoaded(path: string): boolean {
  return isUsable(window.___loader?.loadPageSync(path));
}

/**
 * @returns false if only a new document can show the page, because this document is of an earlier release
 * @throws Error when the page's script or data did not arrive
 */
export async function loadPage(path: string): Promise<boolean> {
  if (window.___swUpdated) return false;
  const loader = window.___loader;
  let resources: LoadedPage | undefined;
  try {
    resources = await loader?.loadPage(path);
  } catch (error) {
    // The visitor has waited long enough.
    if (error instanceof Error && error.name === "AbortError") throw error;
    resources = { error };
  }
  if (resources?.page && resources.status !== "error") return isOfRelease(resources.page);
  const answer = await serverAnswer(
    scriptOf(resources?.error) ?? `/page-data${path}/page-data.json`,
  );
  if (answer === "gone") return false;
  // A newer release has other templates and data.
  if (answer === "other" && !isOfRelease(await loader?.loadAppData())) return false;
  throw new Error("The page's data or script is missing", { cause: resources?.error });
}

export function prefetchPage(path: string): void {
  window.___loader?.hovering(path);
}

/** The result of a page's query; undefined if the page is not in memory. */
export function pageDataOf(path: string): unknown {
  const resources = window.___loader?.loadPageSync(path);
  return isUsable(resources) ? resources?.json?.data : undefined;
}

function isUsable(resources: LoadedPage | undefined): boolean {
  return resources !== undefined && resources.status !== "error" && isOfRelease(resources.page);
}

/** `gatsby develop` has no releases. */
function isOfRelease(answer: LoadedPage["page"]): boolean {
  const release = window.___webpackCompilationHash;
  return release === undefined || answer?.webpackCompilationHash === release;
}
