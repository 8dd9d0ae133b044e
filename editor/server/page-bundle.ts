import path from "node:path";
import { build } from "esbuild";

/** The editor's page as a browser loads it. */
export interface PageBundle {
  readonly script: string;
  readonly style: string;
}

/** Bundles the browser's side of the editor. It is kept in memory alone. */
export async function pageBundle(): Promise<PageBundle> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "..", "page", "main.tsx")],
    bundle: true,
    write: false,
    outdir: "editor",
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const ending = (name: string) => outputFiles.find(({ path: file }) => file.endsWith(name))?.text;
  return { script: ending(".js") ?? "", style: ending(".css") ?? "" };
}
