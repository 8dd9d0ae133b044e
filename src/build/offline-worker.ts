import { build } from "esbuild";
import { offlineWorkerFile } from "./offline-worker-file";

/** Bundles `src/worker` into one script for the browsers that Gatsby supports. */
export async function writeOfflineWorker(): Promise<void> {
  await build({
    entryPoints: ["src/worker/main.ts"],
    outfile: offlineWorkerFile,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2019",
    logLevel: "error",
  });
}
