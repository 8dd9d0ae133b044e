import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { installedFirefox } from "../../scripts/engines";
import {
  desktopWindow,
  type DeviceKind,
  type Engine,
  type EngineBrowser,
  type EngineElement,
  phoneWindow,
  timeoutMs,
} from "./engine";

const phoneUserAgent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

/** Firefox logs this, which is not an error, if it cancels a picture before the service worker answers. */
const cancelledRequest =
  "A ServiceWorker intercepted the request and encountered an unexpected error";

/** The installed Firefox, controlled by WebDriver BiDi. */
export const firefox: Engine = {
  profile: async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "firefox-profile-"));
    return {
      start: (device) => startedBrowser(device, folder),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  },
  storageLimitation: null,
};

async function startedBrowser(device: DeviceKind, userDataDir: string): Promise<EngineBrowser> {
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
  const addError = (text: string) => {
    if (!text.includes(cancelledRequest)) errors.push(text);
  };
  let page = await newPage();

  async function newPage(): Promise<Page> {
    const opened = await browser.newPage();
    opened.setDefaultTimeout(timeoutMs);
    opened.on("console", (message) => {
      if (message.type() === "error") addError(message.text());
    });
    opened.on("pageerror", (error) => addError(String(error)));
    return opened;
  }

  return {
    goto: async (address) => {
      await page.goto(address);
    },
    // Puppeteer's types do not infer the parameters of a generic function, hence the casts.
    evaluate: (pageFunction, ...args) =>
      page.evaluate(pageFunction as () => never, ...(args as unknown as [])),
    runScript: async (script) => {
      await page.evaluate(script);
    },
    element: async (pageFunction, ...args) => {
      const handle = await page.evaluateHandle(pageFunction, ...(args as unknown as []));
      const element = handle.asElement();
      return element === null ? null : engineElement(page, element as ElementHandle<HTMLElement>);
    },
    changeTab: async () => {
      const before = page;
      page = await newPage();
      await before.close();
    },
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}

function engineElement(page: Page, element: ElementHandle<HTMLElement>): EngineElement {
  return {
    tap: () => element.click(),
    paste: async () => {
      await element.focus();
      await page.keyboard.down("Control");
      await page.keyboard.press("v");
      await page.keyboard.up("Control");
    },
  };
}
