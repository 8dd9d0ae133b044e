interface PageResources {
  readonly status?: string;
  readonly error?: unknown;
  readonly json?: { readonly data?: unknown; readonly pageContext?: unknown };
}

/** The part of Gatsby's own loader that navigation needs; Gatsby publishes it on the window. */
interface GatsbyLoader {
  loadPage(path: string): Promise<PageResources | undefined>;
  loadPageSync(path: string): PageResources | undefined;
  hovering(path: string): void;
}

declare global {
  interface Window {
    readonly ___loader?: GatsbyLoader;
  }
}

export interface ShownPage {
  readonly data: unknown;
  readonly context: unknown;
}

/** The address of a page without a slash at the end, in characters as the data has them. */
export function pageAt(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, "$1");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Loads the script and the data of pages. */
export function pageLoader() {
  const loader = window.___loader;
  const shown = (path: string): ShownPage | undefined => {
    const json = loader?.loadPageSync(path)?.json;
    return json && { data: json.data, context: json.pageContext };
  };
  return {
    isLoaded: (path: string) => isUsable(loader?.loadPageSync(path)),
    /** @throws Error when the page's script or data did not arrive */
    load: async (path: string) => {
      const resources = await loader?.loadPage(path);
      if (!isUsable(resources)) {
        throw new Error("Its data or its script is missing", { cause: resources?.error });
      }
    },
    prefetch: (path: string) => loader?.hovering(path),
    /** What a loaded page shows, or undefined. */
    shown,
  };
}

/** Gatsby answers an address that it cannot find with the page for unknown ones. */
function isUsable(resources: PageResources | undefined): boolean {
  return resources !== undefined && resources.status !== "error";
}
