import CMS, { type CmsConfig } from "@sveltia/cms";

/** Starts Sveltia CMS in `static/admin/index.html`. */
async function start(): Promise<void> {
  const response = await fetch("/admin/config.json");
  // JSON has no regular expressions.
  const withPatterns = (key: string, value: unknown) => {
    if (key !== "pattern") return value;
    const [pattern, message] = value as [string, string];
    return [new RegExp(pattern, "u"), message];
  };
  void CMS.init({ config: JSON.parse(await response.text(), withPatterns) as CmsConfig });
}

void start();
