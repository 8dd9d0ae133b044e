import type { AddressInfo } from "node:net";
import { chromiumOptions } from "./chromium";
import { siteServer } from "./site-server";

/** The categories that Lighthouse scores, from 0 to 100. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One page on Lighthouse's slow phone. */
export interface PageFigures {
  /** In the order of `categories`. */
  readonly scores: readonly number[];
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Total blocking time, in milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/** Lighthouse with its browser and a server for one build. */
export interface OpenLighthouse {
  /** The median of several runs, of every figure for itself. */
  readonly median: (address: string, runs: number) => Promise<PageFigures>;
  readonly close: () => void;
}

/**
 * Serves a finished build and measures its pages with Lighthouse's mobile profile. The map frame is
 * not reached: its bytes are another site's.
 */
export async function openLighthouse(folder: string): Promise<OpenLighthouse> {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const server = await siteServer({ folder, rules: [] });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { executablePath, args = [] } = chromiumOptions();
  const chrome = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: [...args, "--headless=new", "--host-resolver-rules=MAP *.google.com 127.0.0.1:9"],
  });
  const once = async (address: string): Promise<PageFigures> => {
    const result = await lighthouse(origin + address, { port: chrome.port, logLevel: "error" });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
    const { audits, categories: scored } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return {
      scores: categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100)),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  };
  return {
    median: async (address, runs) => {
      const measured: PageFigures[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await once(address));
      const median = (figure: (run: PageFigures) => number) => middle(measured.map(figure));
      return {
        scores: categories.map((_, index) => median(({ scores }) => scores[index] ?? NaN)),
        lcp: median(({ lcp }) => lcp),
        tbt: median(({ tbt }) => tbt),
        cls: median(({ cls }) => cls),
      };
    },
    close: () => {
      chrome.kill();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The middle one of an odd number of figures, of an even number the higher of the two. */
function middle(figures: readonly number[]): number {
  const figure = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
  if (figure === undefined) throw new Error("The number of runs has to be 1 or more");
  return figure;
}
