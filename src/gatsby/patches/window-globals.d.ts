/** Gatsby does not document these. */
interface Window {
  pagePath?: string;
  /** Whether Gatsby loads documents instead of page data, because a newer release is cached. */
  ___swUpdated?: boolean;
  readonly ___loader?: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    loadPageSync(path: string): LoadedPage | undefined;
    hovering(path: string): void;
  };
}

interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly json?: { readonly data?: unknown; readonly pageContext?: unknown };
}
