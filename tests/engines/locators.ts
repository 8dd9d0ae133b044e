import { readFileSync } from "node:fs";
import path from "node:path";
import type { Json } from "./engine";

/** Elements of a page by role and accessible name, or one of them by its number. */
export interface Step {
  readonly role: string;
  readonly name: string | null;
  readonly index: number | null;
  readonly [name: string]: Json;
}

/** The way to elements: each step looks inside what the one before found. */
export type Place = readonly Step[];

/** Elements with a role and, if it is given, a whole accessible name. */
export function by(role: string, name: string | null = null): Step {
  return { role, name, index: null };
}

/** The browser's own field of a day, which has no role and is found by its tag. */
export const dayField = by("input[type=date]");

/** One of the elements of a step, counted from 0, or from -1 backwards. */
export function nth(step: Step, index: number): Step {
  return { ...step, index };
}

/** A place as a message says it. */
export function placeText(place: Place): string {
  return place
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
    /** Finds the visible elements at a place of this page. */
    findInPage?: (place: Place) => HTMLElement[];
  }
}

/* Runs in the page. */
function finder(library: Library): (place: Place) => HTMLElement[] {
  return (place) =>
    place.reduce<HTMLElement[]>(
      (roots, { role, name, index }) => {
        const named = name === null ? {} : { name };
        const found = roots.flatMap((root) =>
          role.includes("[")
            ? [...root.querySelectorAll<HTMLElement>(role)]
            : library.queryAllByRole(root, role, named),
        );
        const one = index === null ? undefined : found.at(index);
        return index === null ? found : one === undefined ? [] : [one];
      },
      [document.body],
    );
}

const library = readFileSync(
  path.resolve("node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** A script after which a page has `findInPage`. */
export const finderScript = `${library};window.findInPage=(${finder.toString()})(TestingLibraryDom);`;
