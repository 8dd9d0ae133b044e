import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { CatalogueData } from "../../data-check/catalogue-data";
import { schemas } from "../../data-check/schema-check";
import { repository } from "../../../package.json";
import { cmsConfig } from "./cms-config";

const packageFolder = path.resolve("node_modules/@sveltia/cms/npm");

/** For fields that no schema has: highlighted code, maps, vector pictures, formatted text. */
const unusedPackages = ["@shikijs/*", "leaflet", "svgo", "terra-draw*", "turndown"];

/** Writes the owner's forms: static files, the CMS and its configuration. */
export async function writeCms(publicFolder: string, data: CatalogueData): Promise<void> {
  const folder = path.join(publicFolder, "admin");
  await rm(folder, { recursive: true, force: true });
  await cp("static/admin", folder, { recursive: true });
  await build({
    entryPoints: { start: "src/gatsby/cms/cms-start.ts" },
    outdir: folder,
    // The CMS loads its encoders from `../assets/`, seen from its chunks.
    chunkNames: "chunks/[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    logLevel: "error",
    external: unusedPackages,
  });
  await cp(path.join(packageFolder, "assets"), path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !/\.map$|marker-icon/.test(file),
  });
  const config = cmsConfig(schemas, repository.replace("github:", ""), data);
  await writeFile(path.join(folder, "config.json"), JSON.stringify(config));
}
