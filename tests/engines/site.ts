import { expect, test as base } from "@playwright/test";
import path from "node:path";
import { servedSite } from "../../scripts/site-server";
import { type EngineBrowser, engines } from "./engine";

export interface Options {
  readonly engineName: keyof typeof engines;
}

/** A visitor with a phone, who finds visible elements by selector and name. */
interface Visitor {
  readonly browser: EngineBrowser;
  /** Waits for the element and taps it. */
  readonly tap: (selector: string, name?: string) => Promise<void>;
  readonly texts: (selector: string) => Promise<string>;
}

/** Each journey has its own server, which tests can stop, and its own browser. */
export const test = base.extend<
  { host: Awaited<ReturnType<typeof servedSite>>; visitor: Visitor } & Options
>({
  engineName: ["firefox", { option: true }],
  host: async ({}, use) => {
    const host = await servedSite({ folder: path.resolve("public") });
    await use(host);
    host.stop();
  },
  visitor: async ({ engineName }, use) => {
    const browser = await engines[engineName]();
    await use({
      browser,
      tap: async (selector, name = "") => {
        const tapped = async () => {
          const element = await browser.element(visibleElement, selector, name);
          await element?.click();
          return element !== null;
        };
        await expect.poll(tapped, { message: `${selector} ${name}` }).toBe(true);
      },
      texts: (selector) => browser.evaluate(visibleTexts, selector),
    });
    await browser.close();
  },
});

/** Scrolls the element to the middle, where no bar covers it. */
function visibleElement(selector: string | null, name: string | null): Element | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector ?? "")].find(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      (name === "" || (candidate.ariaLabel ?? candidate.innerText).trim() === name),
  );
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element ?? null;
}

function visibleTexts(selector: string | null): string {
  return [...document.querySelectorAll<HTMLElement>(selector ?? "")]
    .map(({ innerText }) => innerText.replaceAll(/\s+/g, " ").trim())
    .join("\n");
}

export { expect };
