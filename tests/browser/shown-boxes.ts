import type { Page } from "@playwright/test";

/** A text or a control of a page, in CSS pixels. */
export interface ShownBox {
  readonly text: string;
  readonly isControl: boolean;
  /** Whether it stays on the screen while the page scrolls. */
  readonly isFixed: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The edges of the nearest box that clips it sideways, and whether a visitor can scroll that box. */
  readonly clip: { readonly left: number; readonly right: number; readonly scrolls: boolean };
}

/** All texts and controls of a page that a visitor can see. */
export function shownBoxes(page: Page): Promise<ShownBox[]> {
  return page.evaluate(() => {
    const boxes: ShownBox[] = [];
    const screen = { left: 0, right: document.documentElement.clientWidth, scrolls: false };
    const chain = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...chain(element.parentElement)];
    const clipOf = (containers: readonly Element[]) => {
      for (const container of containers) {
        const { overflowX } = getComputedStyle(container);
        if (overflowX === "visible") continue;
        const { left, right } = container.getBoundingClientRect();
        return { left, right, scrolls: overflowX === "auto" || overflowX === "scroll" };
      }
      return screen;
    };
    /** @param containers the elements that contain the text or control, innermost first */
    const add = (
      containers: readonly Element[],
      rects: Iterable<DOMRect>,
      part: Pick<ShownBox, "text" | "isControl" | "isFixed">,
    ) => {
      const clip = clipOf(containers);
      // Texts that only screen readers read are in a box of one pixel.
      if (clip.right - clip.left <= 1) return;
      for (const { left, right, top, bottom, width } of rects) {
        // The skip link is above the page.
        if (width === 0 || bottom + window.scrollY < 0) continue;
        boxes.push({ ...part, left, right, top, bottom, clip });
      }
    };
    // Contents far outside the screen, which are not rendered, have boxes of an earlier screen size.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const isFixed = (element: Element) =>
      chain(element).some((part) => ["fixed", "sticky"].includes(getComputedStyle(part).position));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? "";
      if (parentElement === null || text === "" || !isShown(parentElement)) continue;
      if (parentElement.closest("select") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const part = { text, isControl: false, isFixed: isFixed(parentElement) };
      add(chain(parentElement), range.getClientRects(), part);
    }
    for (const control of document.querySelectorAll("a, button, input, select, summary, iframe")) {
      if (!isShown(control)) continue;
      const part = { text: control.outerHTML, isControl: true, isFixed: isFixed(control) };
      add(chain(control.parentElement), [control.getBoundingClientRect()], part);
    }
    return boxes;
  });
}
