import { expect } from "@playwright/test";
import type { EngineBrowser, Json, PageFunction } from "./engine";
import { finderScript, type Locator, locatorText } from "./locators";

/** A visitor who finds elements by role and name. */
export class Visitor {
  constructor(
    private readonly browser: EngineBrowser,
    private readonly origin: string,
  ) {}

  /** Opens an address of the site and waits until React has taken over the static page. */
  async open(address: string): Promise<void> {
    await this.openStatic(address);
    const isStarted = () =>
      this.evaluate(() => document.documentElement.dataset.started !== undefined);
    await expect.poll(isStarted, { message: "React has taken over the page" }).toBe(true);
  }

  /** Opens an address of the site without waiting for React. */
  async openStatic(address: string): Promise<void> {
    await this.browser.goto(this.origin + address);
  }

  async back(): Promise<void> {
    await this.browser.evaluate(() => {
      window.history.back();
      return null;
    });
  }

  async changeTab(): Promise<void> {
    await this.browser.changeTab();
  }

  async tap(...locator: Locator): Promise<void> {
    await (await this.elementToUse(locator)).tap();
  }

  /** Replaces the text of a field with the clipboard. */
  async paste(...locator: Locator): Promise<void> {
    await (await this.elementToUse(locator)).paste();
  }

  /** The texts of elements, with single spaces. */
  texts(...locator: Locator): Promise<readonly string[]> {
    return this.inPage(
      (steps) =>
        (window.findInPage?.(steps) ?? []).map(({ innerText }) =>
          innerText.replaceAll(/\s+/g, " ").trim(),
        ),
      locator,
    );
  }

  /** An attribute of elements; null where it is missing. */
  attributes(name: string, ...locator: Locator): Promise<readonly (string | null)[]> {
    return this.inPage(
      (steps, attribute) =>
        (window.findInPage?.(steps) ?? []).map((element) => element.getAttribute(attribute)),
      locator,
      name,
    );
  }

  /** The values of fields. */
  values(...locator: Locator): Promise<readonly string[]> {
    return this.inPage(
      (steps) =>
        (window.findInPage?.(steps) ?? []).map((field) => (field as HTMLInputElement).value),
      locator,
    );
  }

  /** Path and query of the page's address. */
  address(): Promise<string> {
    return this.evaluate(() => window.location.pathname + window.location.search);
  }

  evaluate<Args extends readonly Json[], Result extends Json>(
    pageFunction: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.browser.evaluate(pageFunction, ...args);
  }

  /** Adds `findInPage` to the page, and evaluates a function there. */
  private async inPage<Args extends readonly Json[], Result extends Json>(
    pageFunction: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    if (!(await this.evaluate(() => "findInPage" in window)))
      await this.browser.runScript(finderScript);
    return this.evaluate(pageFunction, ...args);
  }

  /** Waits for a single element, scrolls to it, and selects its text if it is a field. */
  private async elementToUse(locator: Locator) {
    await expect
      .poll(() => this.inPage((steps) => window.findInPage?.(steps).length ?? 0, locator), {
        message: `one ${locatorText(locator)} to use`,
      })
      .toBe(1);
    const element = await this.browser.element((steps) => {
      const [found] = window.findInPage?.(steps) ?? [];
      found?.scrollIntoView({ block: "center", behavior: "instant" });
      if (found instanceof HTMLInputElement) {
        found.focus({ preventScroll: true });
        found.select();
      }
      return found ?? null;
    }, locator);
    if (element === null) throw new Error(`There is no ${locatorText(locator)}`);
    return element;
  }
}
