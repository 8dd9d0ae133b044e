import { expect } from "@playwright/test";
import type { EngineBrowser, Json, PageWork } from "./engine";
import { finderScript, type Place, placeText } from "./places";

/** Somebody at a browser: says where, by role and name, and waits as people do. */
export class Visitor {
  constructor(
    private readonly browser: EngineBrowser,
    private readonly origin: string,
  ) {}

  /** Opens an address of the site and waits until React has taken over. */
  async open(address: string): Promise<void> {
    await this.openStatic(address);
    await this.started();
  }

  /** Opens an address of the site, whether it starts or not. */
  async openStatic(address: string): Promise<void> {
    await this.browser.goto(this.origin + address);
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.started();
  }

  async back(): Promise<void> {
    await this.browser.evaluate(() => {
      window.history.back();
      return null;
    });
  }

  /** Goes on in another tab. */
  async changeTab(): Promise<void> {
    await this.browser.changeTab();
  }

  async tap(...place: Place): Promise<void> {
    await (await this.hand(place)).tap();
  }

  /** Replaces the text of a field. */
  async fill(text: string, ...place: Place): Promise<void> {
    await (await this.hand(place)).type(text);
  }

  /** Replaces the text of a field by what was copied. */
  async paste(...place: Place): Promise<void> {
    await (await this.hand(place)).paste();
  }

  /** The texts at a place as they are read: no blank twice. */
  texts(...place: Place): Promise<readonly string[]> {
    return this.inPage(
      (there) =>
        (window.findInPage?.(there) ?? []).map(({ innerText }) =>
          innerText.replaceAll(/\s+/g, " ").trim(),
        ),
      place,
    );
  }

  /** An attribute of each element at a place; null where one has it not. */
  attributes(name: string, ...place: Place): Promise<readonly (string | null)[]> {
    return this.inPage(
      (there, attribute) =>
        (window.findInPage?.(there) ?? []).map((element) => element.getAttribute(attribute)),
      place,
      name,
    );
  }

  /** The texts of the fields at a place. */
  values(...place: Place): Promise<readonly string[]> {
    return this.inPage(
      (there) =>
        (window.findInPage?.(there) ?? []).map((field) => (field as HTMLInputElement).value),
      place,
    );
  }

  /** Path and query of the page's address. */
  address(): Promise<string> {
    return this.evaluate(() => window.location.pathname + window.location.search);
  }

  evaluate<Args extends readonly Json[], Result extends Json>(
    work: PageWork<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.browser.evaluate(work, ...args);
  }

  /** Waits until React has taken over the static page. */
  async started(): Promise<void> {
    await expect
      .poll(
        () =>
          this.evaluate(() =>
            document.documentElement.dataset.started === undefined
              ? "a static page"
              : "a started page",
          ),
        { message: "React takes over the page" },
      )
      .toBe("a started page");
  }

  /** Evaluates a function in a page that has `findInPage`. */
  private async inPage<Args extends readonly Json[], Result extends Json>(
    work: PageWork<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    if (!(await this.evaluate(() => "findInPage" in window))) await this.browser.run(finderScript);
    return this.evaluate(work, ...args);
  }

  /** Waits until there is one element at a place, puts the focus on it, and what it holds in the selection. */
  private async hand(place: Place) {
    await expect
      .poll(() => this.inPage((there) => window.findInPage?.(there).length ?? 0, place), {
        message: `one ${placeText(place)} to use`,
      })
      .toBe(1);
    const element = await this.browser.element((there) => {
      const [found] = window.findInPage?.(there) ?? [];
      found?.scrollIntoView({ block: "center", behavior: "instant" });
      if (found instanceof HTMLInputElement) {
        found.focus({ preventScroll: true });
        found.select();
      }
      return found ?? null;
    }, place);
    if (element === null) throw new Error(`There is no ${placeText(place)} any more`);
    return element;
  }
}
