import { readFile } from "node:fs/promises";
import path from "node:path";
import { allPages, itemPageKinds, publicFolder } from "../support/built-site";
import { expect, missingFiles, phone, test } from "./site";

test.describe("pages with their critical styles alone", () => {
  test.use(phone);

  test("every page looks the same with the styles of all pages", async ({
    page,
    site,
    consoleErrors,
  }) => {
    consoleErrors.allow(missingFiles);
    await page.route(/\.js$|styles\.\w+\.css$|\.woff2$/, (route) => route.abort());
    for (const address of [...allPages, ...itemPageKinds]) {
      await test.step(address, async () => {
        await page.goto(site + address);
        // What is far below has boxes once it is near.
        await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
        // The line that the page waits comes sooner or later.
        await page.locator("#waiting").evaluate((line) => line.removeAttribute("hidden"));
        const sheet = await page.locator("style[data-href]").getAttribute("data-href");
        const text = await readFile(path.join(publicFolder, sheet ?? ""), "utf8");
        const [, font] = /font-family:([^;]+);[^}]*url\(/.exec(text) ?? [];
        // The font is named once it is there.
        const css = text.replaceAll(new RegExp(`"?${font}"?,`, "g"), "");
        const names = await page.evaluate(propertiesOf, css);
        expect(names).toContain("padding-left");
        const critical = await page.evaluateHandle(looks, names);
        await page.addStyleTag({ content: css });
        const whole = await page.evaluateHandle(looks, names);
        expect(await page.evaluate(differences, { critical, whole })).toEqual([]);
      });
    }
  });
});

interface Look {
  readonly element: string;
  /** The box it has, and all that its styles give it. */
  readonly values: readonly string[];
}

/**
 * The properties that a sheet sets, each side of a shorthand by its own name. In nothing else can two
 * looks differ of which the one has a part of the sheet and the other all of it, but in what follows
 * from these: a custom property shows in the values that are made of it.
 */
function propertiesOf(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const namesIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...("cssRules" in rule ? namesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...new Set(namesIn(sheet.cssRules))].filter((name) => !name.startsWith("--"));
}

/**
 * How every element of a page looks, with what its styles put before and after its content. Kept in the
 * page: it is some megabytes.
 */
function looks(names: readonly string[]): Look[] {
  // A page's sprite has only the icons that it shows: whether one is drawn at the position is compared.
  const iconOf = ({ maskImage, maskPosition }: CSSStyleDeclaration) => {
    const [, height = "0"] = /viewBox=\W*0 0 24 (\d+)/.exec(maskImage) ?? [];
    const [, position = ""] = maskPosition.split(" ");
    const wanted = (parseFloat(position) / 100) * (Number(height) - 24);
    let top = 0;
    const tops = [...maskImage.matchAll(/<svg(?: y=\W*(\d+)\W*)?>/g)].map(
      ([, distance = "0"]) => (top += Number(distance)),
    );
    return tops.some((drawn) => Math.abs(drawn - wanted) < 1) ? position : "nothing";
  };
  const valuesOf = (style: CSSStyleDeclaration) => {
    const icon = style.maskImage.includes("<svg") ? iconOf(style) : null;
    return names.map((name) => {
      const isIcon = icon !== null && /mask-(?:image|position)/.test(name);
      return `${name}:${isIcon ? icon : style.getPropertyValue(name)}`;
    });
  };
  return [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const around = ["::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      // Without content there is no such part, whatever else is said of it.
      const values = style.content === "none" ? [] : valuesOf(style);
      return [`${part}:${style.content}`, ...values.map((value) => `${part} ${value}`)];
    });
    return {
      element: `${element.tagName}.${element.getAttribute("class")}`,
      values: [
        `box:${[x, y, width, height].join(" ")}`,
        ...valuesOf(getComputedStyle(element)),
        ...around,
      ],
    };
  });
}

/** Elements that look otherwise, each with the first of its values that differs. */
function differences({ critical, whole }: Record<"critical" | "whole", Look[]>): string[] {
  if (whole.length !== critical.length) return [`${whole.length} elements, not ${critical.length}`];
  return whole.flatMap(({ element, values }, place) => {
    const other = critical[place];
    const at = values.findIndex((value, index) => value !== other?.values[index]);
    if (element === other?.element && at < 0) return [];
    return [`${element}: ${values[at]}, not ${other?.element}: ${other?.values[at]}`];
  });
}
