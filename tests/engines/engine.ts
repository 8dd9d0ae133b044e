import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { devices } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { installedFirefox, installedWebKitDriver, virtualScreen } from "../../scripts/engines";

/** A phone's browser with one page and empty storage. */
export interface EngineBrowser {
  readonly goto: (address: string) => Promise<unknown>;
  /** Runs a function in the page. It is sent as text, so it uses only its arguments and the page. */
  readonly evaluate: <Result>(
    run: (argument: string) => Result,
    argument?: string,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Long enough for a busy machine; it only ends tests that hang. */
const timeoutMs = 120_000;

/** In pixels. WebKit's test browser widens this window to 447, because of its tool bar. */
const phoneWindow = { width: 360, height: 740 };

/** Starts the installed Firefox, which Puppeteer controls by WebDriver BiDi. */
async function startedFirefox(): Promise<EngineBrowser> {
  const executablePath = installedFirefox();
  if (executablePath === null) throw new Error("Firefox is not installed.");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    timeout: timeoutMs,
    protocolTimeout: timeoutMs,
    defaultViewport: phoneWindow,
    extraPrefsFirefox: {
      "general.useragent.override":
        "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeoutMs);
  return {
    goto: (address) => page.goto(address),
    // Puppeteer's types do not infer the parameters of a generic function.
    evaluate: (run, argument) =>
      page.evaluate(run as () => never, ...([argument] as unknown as [])),
    close: () => browser.close(),
  };
}

/** Starts WebKitGTK's test browser on a virtual screen, because it has no headless mode. */
async function startedWebKit(): Promise<EngineBrowser> {
  const executable = installedWebKitDriver();
  if (executable === null) throw new Error("WebKitGTK's driver is not installed.");
  const screen = spawn(
    virtualScreen,
    ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  const service = new DriverService.Builder(executable)
    .setLoopback(true)
    .setEnvironment({ ...process.env, GDK_BACKEND: "x11", DISPLAY: `:${String(display).trim()}` })
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  try {
    const args = ["--automation", `--user-agent=${devices["iPhone 15"].userAgent}`];
    const driver = await new Builder()
      .usingServer(await service.start(timeoutMs))
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { args },
      })
      .build();
    await driver.manage().setTimeouts({ pageLoad: timeoutMs, script: timeoutMs });
    await driver.manage().window().setRect(phoneWindow);
    return {
      goto: (address) => driver.get(address),
      evaluate: (run, argument) => driver.executeScript(run, argument),
      close: async () => {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const engines = { firefox: startedFirefox, webkit: startedWebKit };
