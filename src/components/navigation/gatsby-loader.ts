import { decodedPath } from "../../catalogue/addresses/page-paths";

export interface PageResult {
  readonly data: unknown;
  readonly context: unknown;
}

/** A decoded path without a trailing slash. */
export function pagePathOf(pathname: string): string {
  return decodedPath(pathname.replace(/(.)\/$/, "$1"));
}

export function pageLoader() {
  const loader = window.___loader;
  return {
    isLoaded: (path: string) => isUsable(loader?.loadPageSync(path)),
    /** @throws Error when the page's script or data did not arrive */
    load: async (path: string) => {
      const resources = await loader?.loadPage(path);
      if (!isUsable(resources)) {
        throw new Error("The page's data or script is missing", { cause: resources?.error });
      }
    },
    prefetch: (path: string) => loader?.hovering(path),
    result: (path: string): PageResult | undefined => {
      const json = loader?.loadPageSync(path)?.json;
      return json && { data: json.data, context: json.pageContext };
    },
  };
}

function isUsable(resources: LoadedPage | undefined): boolean {
  return resources !== undefined && resources.status !== "error";
}
