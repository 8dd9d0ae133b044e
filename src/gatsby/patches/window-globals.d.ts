/** What Gatsby shares on the window; it documents none of it. */
interface Window {
  /** Address of the page that the document is. */
  pagePath?: string;
  /** The flag that a newer release is cached; Gatsby then loads documents instead of pages. */
  ___swUpdated?: boolean;
  /** Gatsby's loader of pages. */
  readonly ___loader?: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    loadPageSync(path: string): LoadedPage | undefined;
    hovering(path: string): void;
  };
}

/** A page with its script and data. */
interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly json?: { readonly data?: unknown; readonly pageContext?: unknown };
}
