import path from "node:path";
import { format, resolveConfig } from "prettier";
import type { Layout } from "./data-store";

/** The layout that Prettier gives the data files; a text that it cannot read stays as it is. */
export async function dataLayout(dataFolder: string): Promise<Layout> {
  const config = await resolveConfig(path.join(dataFolder, "data.json"));
  return (text) => format(text, { ...config, parser: "json" }).catch(() => text);
}
