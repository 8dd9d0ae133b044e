import { bundledScript } from "./bundled-script";

/** All pages have the same scripts, so that the security policy names few digests. */
export type InlineScripts = Readonly<Record<"start" | "redirect", string>>;

export async function inlineScripts(): Promise<InlineScripts> {
  return {
    start: await bundledScript("src/inline/start-script.ts"),
    redirect: await bundledScript("src/inline/redirect-script.ts"),
  };
}
