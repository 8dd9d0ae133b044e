import { chromiumOptions } from "../chromium";
import { certificateFlag } from "./bench-host";
import type { Figures } from "./figures";

/** The categories that Lighthouse scores, from 0 to 100. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Audits that become figures: milliseconds, bytes, and the sum of layout shifts. */
const audits = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

/** Lighthouse with a browser of its own. */
interface OpenLighthouse {
  /** One run: scores by category, and the figures of `audits` with slow 4G and processor simulated. */
  readonly run: (url: string) => Promise<Figures>;
  readonly close: () => void;
}

/** Lighthouse's mobile profile. The map frame is not reached: its bytes are another site's. */
export async function openLighthouse(): Promise<OpenLighthouse> {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const { executablePath, args = [] } = chromiumOptions();
  const chrome = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: [
      ...args,
      "--headless=new",
      "--host-resolver-rules=MAP *.google.com 127.0.0.1:9",
      certificateFlag,
    ],
  });
  return {
    run: async (url) => {
      const result = await lighthouse(url, { port: chrome.port, logLevel: "error" });
      if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
      const { lhr } = result;
      const scores = categories.map((category) => {
        const score = lhr.categories[category]?.score;
        return [category, typeof score === "number" ? Math.round(score * 100) : null] as const;
      });
      const measured = Object.entries(audits).map(([name, audit]) => [
        name,
        lhr.audits[audit]?.numericValue ?? null,
      ]);
      return Object.fromEntries([...scores, ...measured]) as Figures;
    },
    close: () => chrome.kill(),
  };
}
