import { build } from "esbuild";
import { offlineWorkerFile } from "./offline-worker-file";

/** Bundles `src/worker` into one script for the browsers of the list in package.json. */
export async function writeOfflineWorker(): Promise<void> {
  await build({
    entryPoints: ["src/worker/main.ts"],
    outfile: offlineWorkerFile,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2021",
    logLevel: "error",
  });
}
