import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { installedWebKitDriver, virtualScreen } from "../../scripts/engines";
import { freePort } from "../support/nginx";
import {
  desktopWindow,
  type DeviceKind,
  type Engine,
  type EngineBrowser,
  type EngineElement,
  phoneWindow,
  timeoutMs,
} from "./engine";

const phoneUserAgent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** WebKitGTK's test browser, controlled by classic WebDriver. */
export const webkit: Engine = {
  profile: () => Promise.resolve({ start: startedBrowser, remove: () => Promise.resolve() }),
  storageLimitation: "WebKitGTK's test browser deletes the storage of a WebDriver session",
};

async function startedBrowser(device: DeviceKind): Promise<EngineBrowser> {
  const executable = installedWebKitDriver();
  if (executable === null) throw new Error("WebKitGTK's driver is not installed.");
  const { screen, display } = await startedScreen();
  const port = await freePort();
  const service = new DriverService.Builder(executable)
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setEnvironment({
      ...(process.env as Readonly<Record<string, string>>),
      GDK_BACKEND: "x11",
      DISPLAY: display,
    })
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  try {
    const driver = await session(await service.start(timeoutMs), device);
    return {
      ...pageOf(driver),
      // Classic WebDriver does not report console errors.
      errors: () => Promise.resolve([]),
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

async function startedScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    virtualScreen,
    ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function session(address: string, device: DeviceKind): Promise<WebDriver> {
  const args = ["--automation", ...(device === "phone" ? [`--user-agent=${phoneUserAgent}`] : [])];
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
    .build();
  await driver.manage().setTimeouts({ pageLoad: timeoutMs, script: timeoutMs });
  await driver
    .manage()
    .window()
    .setRect(device === "phone" ? phoneWindow : desktopWindow);
  return driver;
}

function pageOf(driver: WebDriver): Omit<EngineBrowser, "errors" | "close"> {
  return {
    goto: (address) => driver.get(address),
    evaluate: (pageFunction, ...args) => driver.executeScript(pageFunction, ...args),
    runScript: (script) => driver.executeScript(script),
    element: async (pageFunction, ...args) => {
      const element = await driver.executeScript<WebElement | null>(pageFunction, ...args);
      return element === null ? null : engineElement(element);
    },
    changeTab: async () => {
      const before = await driver.getWindowHandle();
      await driver.switchTo().newWindow("tab");
      const opened = await driver.getWindowHandle();
      await driver.switchTo().window(before);
      await driver.close();
      await driver.switchTo().window(opened);
    },
  };
}

function engineElement(element: WebElement): EngineElement {
  return {
    tap: () => element.click(),
    paste: () => element.sendKeys(Key.chord(Key.CONTROL, "v")),
  };
}
