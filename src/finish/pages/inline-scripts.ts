import { bundledScript } from "./bundled-script";

/** The same scripts on every page, so that the security policy names few digests. */
export interface InlineScripts extends Readonly<Record<string, string>> {
  readonly start: string;
  /** Redirects from known addresses without a page. */
  readonly leadOn: string;
}

export async function inlineScripts(): Promise<InlineScripts> {
  return {
    start: await bundledScript("src/inline/start-script.ts"),
    leadOn: await bundledScript("src/inline/lead-on-script.ts"),
  };
}
