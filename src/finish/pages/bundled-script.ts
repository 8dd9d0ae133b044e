import { build } from "esbuild";
import { required } from "../required";

/**
 * One script for the browsers of the list in package.json.
 *
 * @param entry path of its first module, which exports something: esbuild wraps one that does not as CommonJS
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
