import { readFileSync } from "node:fs";
import path from "node:path";
import type { Json } from "./engine";

/** Elements with a role and accessible name, or the element at an index among them. */
export interface Step {
  readonly role: string;
  readonly name: string | null;
  readonly index: number | null;
  readonly [name: string]: Json;
}

/** Finds elements: each step searches inside the elements of the previous step. */
export type Locator = readonly Step[];

/** @param name the whole accessible name; null for any name */
export function by(role: string, name: string | null = null): Step {
  return { role, name, index: null };
}

/** @param index from 0; -1 is the last element */
export function nth(step: Step, index: number): Step {
  return { ...step, index };
}

/** A locator in words, for messages. */
export function locatorText(locator: Locator): string {
  return locator
    .map(({ role, name, index }) =>
      [role, name === null ? "" : ` "${name}"`, index === null ? "" : ` number ${index}`].join(""),
    )
    .join(", in it ");
}

interface Library {
  readonly queryAllByRole: (
    root: HTMLElement,
    role: string,
    options: { readonly name?: string },
  ) => HTMLElement[];
}

declare global {
  interface Window {
    /** Finds the visible elements of a locator in this page. */
    findInPage?: (locator: Locator) => HTMLElement[];
  }
}

/** Runs in the page. */
function finder(library: Library): (locator: Locator) => HTMLElement[] {
  return (locator) =>
    locator.reduce<HTMLElement[]>(
      (roots, { role, name, index }) => {
        const options = name === null ? {} : { name };
        const found = roots.flatMap((root) => library.queryAllByRole(root, role, options));
        return index === null ? found : found.slice(index).slice(0, 1);
      },
      [document.body],
    );
}

const library = readFileSync(
  path.resolve("node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** A script that adds `findInPage` to a page. */
export const finderScript = `${library};window.findInPage=(${finder.toString()})(TestingLibraryDom);`;
