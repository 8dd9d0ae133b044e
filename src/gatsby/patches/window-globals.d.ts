/** Gatsby documents none of it. */
interface Window {
  pagePath?: string;
  /** A newer release is cached, so Gatsby loads documents instead of pages. */
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
