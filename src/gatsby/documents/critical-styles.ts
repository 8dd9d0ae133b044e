import postcss, { type Root } from "postcss";
import { type Icons, iconSprite } from "./icon-sprite";

const classAttribute = / class="([^"]*)"/g;
/** The whole sheet arrives before a visitor can cause these states. */
const interactiveState =
  /:(?:hover|active|checked|focus(?!-within))|\[open\] |\[aria-(?:pressed|expanded|invalid)="?true/;

export function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(classAttribute)].map(([, list = ""]) => list);
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter((name) => name !== ""));
}

/**
 * Every rule that can match these classes before the visitor acts, and all animations. Print, forced colours and
 * downloaded fonts come with the whole sheet.
 */
export function criticalStyles(
  css: string,
  classes: ReadonlySet<string>,
  icons: Icons = {},
): string {
  const critical = postcss.parse(css);
  critical.walkAtRules("media", (media) => {
    if (/^print$|forced-colors/.test(media.params.trim())) media.remove();
  });
  critical.walkAtRules("font-face", (face) => {
    const [, family] = /font-family:["']?([^"';]+).*url\(/.exec(face.toString()) ?? [];
    if (family === undefined) return;
    face.remove();
    // Without the face, a slow phone would search its fonts for the name, which takes 9 ms.
    const familyName = new RegExp(`["']?${family}["']?,`);
    critical.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(familyName, "");
    });
  });
  critical.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => !interactiveState.test(selector) && canMatch(selector, classes),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  critical.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  removeUnusedIcons(critical, icons);
  return critical.toString();
}

function removeUnusedIcons(root: Root, icons: Icons): void {
  const shown = new Set<string>();
  root.walkDecls("--icon-place", ({ value }) => void shown.add(value));
  root.walkDecls("--icons", (declaration) => {
    declaration.value = iconSprite(icons, (index) => shown.has(String(index)));
  });
}

/** Classes inside `:not()`, `:is()` and the like are not required. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...required.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name));
}
