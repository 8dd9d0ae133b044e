import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { installedFirefox } from "../../scripts/engines";
import {
  desktopWindow,
  type Engine,
  type EngineBrowser,
  type EngineElement,
  phoneWindow,
  type Setting,
} from "./engine";
import { timeoutMs } from "./timeout";

const phoneUserAgent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

/** What Firefox says of a picture that is called off before the service worker has answered, too. */
const cancelled = "A ServiceWorker intercepted the request and encountered an unexpected error";

/** Firefox as it is installed; it speaks WebDriver BiDi by itself. */
export const firefox: Engine = {
  profile: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "firefox-profile-"));
    return {
      start: (setting) => started(setting, folder),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
  whyNotStored: null,
};

async function started({ device }: Setting, userDataDir: string): Promise<EngineBrowser> {
  const executablePath = installedFirefox();
  if (executablePath === null) throw new Error("Firefox is not installed.");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    userDataDir,
    timeout: timeoutMs,
    protocolTimeout: timeoutMs,
    defaultViewport: device === "phone" ? phoneWindow : desktopWindow,
    extraPrefsFirefox: device === "phone" ? { "general.useragent.override": phoneUserAgent } : {},
  });
  const errors: string[] = [];
  const note = (text: string) => {
    if (!text.includes(cancelled)) errors.push(text);
  };
  let page = await ready();

  async function ready(): Promise<Page> {
    const opened = await browser.newPage();
    opened.setDefaultTimeout(timeoutMs);
    opened.on("console", (message) => {
      if (message.type() === "error") note(message.text());
    });
    opened.on("pageerror", (error) => note(String(error)));
    return opened;
  }

  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (work, ...args) => page.evaluate(work as () => never, ...(args as unknown as [])),
    run: async (script) => {
      await page.evaluate(script);
    },
    element: async (work, ...args) => {
      const handle = await page.evaluateHandle(work, ...(args as unknown as []));
      const element = handle.asElement();
      return element === null ? null : handOf(page, element as ElementHandle<HTMLElement>);
    },
    changeTab: async () => {
      const before = page;
      page = await ready();
      await before.close();
    },
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}

function handOf(page: Page, element: ElementHandle<HTMLElement>): EngineElement {
  return {
    tap: () => element.click(),
    type: (text) => element.type(text),
    paste: async () => {
      await element.focus();
      await page.keyboard.down("Control");
      await page.keyboard.press("v");
      await page.keyboard.up("Control");
    },
  };
}
