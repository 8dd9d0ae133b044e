import { expect, test as base } from "@playwright/test";
import { servedSite } from "../../scripts/site-server";
import { publicFolder } from "../support/built-site";
import { type EngineBrowser, engines } from "./engine";

export interface Options {
  readonly engineName: keyof typeof engines;
}

/** Each journey has its own server, which tests can stop, and its own browser. */
export const test = base.extend<
  { host: Awaited<ReturnType<typeof servedSite>>; visitor: EngineBrowser } & Options
>({
  engineName: ["firefox", { option: true }],
  host: async ({}, use) => {
    const host = await servedSite({ folder: publicFolder });
    await use(host);
    host.stop();
  },
  visitor: async ({ engineName }, use) => {
    const browser = await engines[engineName]();
    await use(browser);
    await browser.close();
  },
});

export { expect };
