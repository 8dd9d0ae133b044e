import { bundledScript } from "./bundled-script";

/** The scripts inside pages; every page has the same ones, so that the security policy names few digests. */
export interface InlineScripts extends Readonly<Record<string, string>> {
  /** Runs in the head of all pages. */
  readonly start: string;
  /** Leads on from addresses that have no page of their own. */
  readonly leadOn: string;
}

export async function inlineScripts(): Promise<InlineScripts> {
  return {
    start: await bundledScript("src/inline/start-script.ts"),
    leadOn: await bundledScript("src/inline/lead-on-script.ts"),
  };
}
