import { readFile } from "node:fs/promises";
import path from "node:path";
import { kindsOnce, publicFolder } from "../support/built-site";
import { expect, failedLoadMessage, phone, test } from "./site";

test.use(phone);

test("critical styles alone look like all styles", async ({ page, allowedErrors, site }) => {
  allowedErrors.push(failedLoadMessage);
  await page.route(/\.js$|styles\.\w+\.css$|\.woff2$/, (route) => route.abort());
  for (const address of kindsOnce) {
    await test.step(address, async () => {
      await page.goto(site + address);
      // By default content far below the screen is not rendered, and has no boxes.
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      // Shows the waiting line, so that its styles are compared, too.
      await page.locator("#waiting").evaluate((line) => line.removeAttribute("hidden"));
      const sheet = await page.locator("style[data-href]").getAttribute("data-href");
      const text = await readFile(path.join(publicFolder, sheet ?? ""), "utf8");
      const [, font] = /font-family:([^;]+);[^}]*url\(/.exec(text) ?? [];
      // Removes the site's font, because its file is blocked.
      const css = text.replaceAll(new RegExp(`"?${font}"?,`, "g"), "");
      const critical = await page.evaluateHandle(looks);
      await page.addStyleTag({ content: css });
      const whole = await page.evaluateHandle(looks);
      expect(await page.evaluate(differences, { critical, whole })).toEqual([]);
    });
  }
});

interface Look {
  readonly element: string;
  /** Its box, and the computed styles of the first element of its kind. */
  readonly values: readonly string[];
}

/** The looks of all elements and their pseudo-elements. The result has some megabytes, so it stays in the page. */
function looks(): Look[] {
  // The critical styles have a sprite of the page's icons alone, at the same positions.
  const isCompared = (name: string) => !name.startsWith("--") && !name.includes("mask");
  const valuesOf = (style: CSSStyleDeclaration) =>
    [...style].filter(isCompared).map((name) => `${name}:${style.getPropertyValue(name)}`);
  // Both looks are at the beginning of an animation and at the end of a transition.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
    else animation.currentTime = 0;
  }
  const nameOf = (element: Element | null) =>
    `${element?.tagName}.${element?.getAttribute("class")}`;
  const kinds = new Set<string>();
  return [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = `box:${[x, y, width, height].join(" ")}`;
    const kind = nameOf(element.parentElement) + nameOf(element);
    if (kinds.has(kind)) return { element: nameOf(element), values: [box] };
    kinds.add(kind);
    const pseudoValues = ["::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      // Without content there is no pseudo-element.
      const values = style.content === "none" ? [] : valuesOf(style);
      return [`${part}:${style.content}`, ...values.map((value) => `${part} ${value}`)];
    });
    const values = [box, ...valuesOf(getComputedStyle(element)), ...pseudoValues];
    return { element: nameOf(element), values };
  });
}

/** Elements that look different with the whole sheet, each with its first different value. */
function differences({ critical, whole }: Record<"critical" | "whole", Look[]>): string[] {
  if (whole.length !== critical.length) return [`${whole.length} elements, not ${critical.length}`];
  return whole.flatMap(({ element, values }, index) => {
    const other = critical[index];
    const first = values.findIndex((value, position) => value !== other?.values[position]);
    if (element === other?.element && first < 0) return [];
    return [`${element}: ${values[first]}, not ${other?.element}: ${other?.values[first]}`];
  });
}
