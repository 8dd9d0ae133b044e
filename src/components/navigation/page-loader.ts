interface PageResources {
  readonly status?: string;
  readonly error?: unknown;
  readonly page?: { readonly path: string };
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

/** What an address may turn out to be: a page of its own, or the page for unknown addresses too. */
export type Expected = "page" | "any";

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
    isLoaded: (path: string, expected: Expected = "page") =>
      isUsable(loader?.loadPageSync(path), path, expected),
    /** @throws Error when the page's script or data did not arrive */
    load: async (path: string, expected: Expected = "page") => {
      const resources = await loader?.loadPage(path);
      if (!isUsable(resources, path, expected)) {
        throw new Error("Its data or its script is missing", { cause: resources?.error });
      }
    },
    prefetch: (path: string) => loader?.hovering(path),
    /** What a loaded page shows, or undefined. */
    shown,
  };
}

/** Gatsby answers page data it cannot find with the page `/404.html`. */
function isUsable(resources: PageResources | undefined, path: string, expected: Expected): boolean {
  if (resources === undefined || resources.status === "error") return false;
  return expected === "any" || resources.page?.path !== "/404.html" || path === "/404.html";
}
