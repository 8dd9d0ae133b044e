/** Gatsby does not document these. */
interface Window {
  pagePath?: string;
  /** Whether Gatsby loads documents instead of page data, because a newer release is cached. */
  ___swUpdated?: boolean;
  /** The release of the scripts. */
  ___webpackCompilationHash?: string;
  ___chunkMapping?: object;
  readonly ___loader?: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    loadPageSync(path: string): LoadedPage | undefined;
    hovering(path: string): void;
    loadAppData(): Promise<LoadedPage["page"]>;
  };
}

interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly json?: { readonly data?: unknown; readonly pageContext?: unknown };
  readonly page?: { readonly webpackCompilationHash?: string };
}

declare module "*/.cache/find-path" {
  export function findPath(address: string): string;
}

declare module "*/.cache/loader" {
  export interface TextAnswer {
    readonly status: number;
    readonly responseText: string;
  }

  interface DataRequest {
    readonly pagePath: string;
  }

  interface DataAnswer extends DataRequest {
    readonly status?: string;
    readonly payload?: { readonly path: string };
  }

  export class BaseLoader {
    readonly pageDb: Map<string, { readonly status?: string; readonly payload?: LoadedPage }>;
    readonly pageDataDb: Map<string, DataAnswer>;
    readonly inFlightNetworkRequests: Map<string, Promise<TextAnswer>>;
    loadPage: (this: BaseLoader, address: string) => Promise<LoadedPage | undefined>;
    loadPageSync: (this: BaseLoader, address: string, options?: object) => LoadedPage | undefined;
    loadAppData: () => Promise<LoadedPage["page"]>;
    memoizedGet: (url: string) => Promise<TextAnswer>;
    fetchPageDataJson: (this: BaseLoader, request: DataRequest) => Promise<DataAnswer>;
  }
}
