import { build } from "esbuild";
import { required } from "../output/built-files";

/**
 * Bundles a module for the browsers of package.json.
 *
 * @param entry a module with an export; esbuild wraps other modules as CommonJS
 */
export async function bundledScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2021",
    logLevel: "error",
  });
  return required(outputFiles[0], entry, "bundle").text.trim();
}

export type InlineScripts = Readonly<Record<"start" | "redirect", string>>;

export async function inlineScripts(): Promise<InlineScripts> {
  return {
    start: await bundledScript("src/start/before-paint.ts"),
    redirect: await bundledScript("src/start/redirect-script.ts"),
  };
}
