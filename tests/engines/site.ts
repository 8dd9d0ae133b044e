import { expect, test as base } from "@playwright/test";
import type { DeviceKind, Engine, EngineBrowser, Profile } from "./engine";
import { firefox } from "./firefox";
import { Host } from "./host";
import { Visitor } from "./visitor";
import { webkit } from "./webkit";

const engines = { firefox, webkit } as const;

export interface Options {
  readonly device: DeviceKind;
  readonly engineName: keyof typeof engines;
  /** Console errors that the test causes. */
  readonly expectedErrors: RegExp | null;
}

/** A device, whose browser a visitor can start and stop. */
interface Device {
  readonly start: () => Promise<Visitor>;
  readonly stop: () => Promise<void>;
}

interface Fixtures {
  readonly engine: Engine;
  readonly host: Host;
  /** Another device, with empty storage. */
  readonly anotherDevice: () => Promise<Device>;
  readonly firstDevice: Device;
  readonly visitor: Visitor;
}

/** Journeys through the built site; each has its own server and devices. */
export const test = base.extend<Fixtures & Options>({
  engineName: ["firefox", { option: true }],
  device: ["phone", { option: true }],
  expectedErrors: [null, { option: true }],
  engine: ({ engineName }, use) => use(engines[engineName]),
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    host.stop();
  },
  anotherDevice: async ({ engine, host, device, expectedErrors }, use) => {
    const profiles: Profile[] = [];
    const open = new Set<EngineBrowser>();
    const errors: string[] = [];
    const stop = async (browser: EngineBrowser) => {
      if (!open.delete(browser)) return;
      errors.push(...(await browser.errors()));
      await browser.close();
    };
    await use(async () => {
      const profile = await engine.profile();
      profiles.push(profile);
      let browser: EngineBrowser | null = null;
      return {
        start: async () => {
          browser = await profile.start(device);
          open.add(browser);
          return new Visitor(browser, host.origin);
        },
        stop: async () => {
          if (browser !== null) await stop(browser);
        },
      };
    });
    for (const browser of open) await stop(browser);
    for (const profile of profiles) await profile.remove();
    const unexpected = errors.filter((error) => expectedErrors?.test(error) !== true);
    expect(unexpected, "errors in the engine's console").toEqual([]);
  },
  firstDevice: async ({ anotherDevice }, use) => use(await anotherDevice()),
  visitor: async ({ firstDevice }, use) => use(await firstDevice.start()),
});

export { expect };
