import { bundledScript } from "./bundled-script";

export type InlineScripts = Readonly<Record<"start" | "redirect", string>>;

export async function inlineScripts(): Promise<InlineScripts> {
  return {
    start: await bundledScript("src/inline/start-script.ts"),
    redirect: await bundledScript("src/inline/redirect-script.ts"),
  };
}
