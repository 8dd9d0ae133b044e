import { writeFile } from "node:fs/promises";
import path from "node:path";

export async function writeRobots(publicFolder: string, siteUrl: string): Promise<void> {
  const rules = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(publicFolder, "robots.txt"), rules.join("\n"));
}
