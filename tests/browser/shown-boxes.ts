import type { Page } from "@playwright/test";

/** A text or a control of a page, as far as a scrolling row shows it, in CSS pixels. */
export interface ShownBox {
  readonly text: string;
  readonly isControl: boolean;
  /** Whether it stays on the screen while the page scrolls. */
  readonly isFixed: boolean;
  /** Whether a part of it is outside a box that a visitor cannot scroll. */
  readonly isCutOff: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All texts and controls of a page that a visitor can see. */
export function shownBoxes(page: Page): Promise<ShownBox[]> {
  return page.evaluate(() => {
    const chain = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...chain(element.parentElement)];
    // Contents far outside the screen, which are not rendered, have boxes of an earlier screen size.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const boxesOf = (node: Node, text: string, isControl: boolean): ShownBox[] => {
      const containers = chain(node.parentElement);
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = isControl
        ? [(node as Element).getBoundingClientRect()]
        : range.getClientRects();
      const isFixed = containers.some((part) =>
        ["fixed", "sticky"].includes(getComputedStyle(part).position),
      );
      const overflow = (part: Element) => getComputedStyle(part).overflowX;
      const clipping = containers.find((part) => overflow(part) !== "visible");
      const clip = (clipping ?? document.documentElement).getBoundingClientRect();
      const scrolls = clipping !== undefined && ["auto", "scroll"].includes(overflow(clipping));
      return (
        [...rects]
          // Texts that only screen readers read are in a box of one pixel, and the skip link is above the page.
          .filter(
            ({ width, bottom }) => width > 0 && clip.width > 1 && bottom + window.scrollY >= 0,
          )
          .map(({ left, right, top, bottom }) => {
            const isCutOff = !scrolls && (left < clip.left - 1 || right > clip.right + 1);
            const shown = { left: Math.max(left, clip.left), right: Math.min(right, clip.right) };
            return { text, isControl, isFixed, isCutOff, ...shown, top, bottom };
          })
      );
    };
    const controls = [...document.querySelectorAll("a, button, input, select, summary, iframe")]
      .filter(isShown)
      .flatMap((control) => boxesOf(control, control.outerHTML, true));
    const texts = [...document.body.querySelectorAll(":not(select, select *)")]
      .filter(isShown)
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap((node) => {
        const text = node instanceof Text ? node.data.trim() : "";
        return text === "" ? [] : boxesOf(node, text, false);
      });
    return [...controls, ...texts];
  });
}
