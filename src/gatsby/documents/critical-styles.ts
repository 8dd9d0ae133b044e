import postcss, { AtRule, type Declaration, type Root, type Rule } from "postcss";
import { type Icons, iconSprite } from "./icon-sprite";

const classAttribute = / class="([^"]*)"/g;
const propertyUse = /var\(\s*(--[\w-]+)/g;
/** The whole sheet arrives before React or a visitor can cause these states. */
const interactiveState =
  /:(?:hover|active|checked|focus(?!-within)|has\(\[data-|not\(:empty)|\[open\] |\[aria-(?:pressed|expanded|invalid)="?true/;

export function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(classAttribute)].map(([, list = ""]) => list);
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter((name) => name !== ""));
}

export function propertiesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(propertyUse)].map(([, name = ""]) => name));
}

/**
 * The rules that can match the classes before the visitor acts. Print, forced colours and downloaded fonts come with
 * the whole sheet.
 *
 * @param usedProperties custom properties that attributes of the document use
 */
export function criticalStyles(
  css: string,
  classes: ReadonlySet<string>,
  usedProperties: ReadonlySet<string> = new Set(),
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
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(
      (selector) => !interactiveState.test(selector) && canMatch(selector, classes),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedKeyframes(critical);
  removeUnusedProperties(critical, usedProperties);
  critical.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
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

function isKeyframe({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name.endsWith("keyframes");
}

/** Classes inside `:not()`, `:is()` and the like are not required. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...required.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name));
}

function removeUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    animations.push(value);
  });
  const used = new Set(animations.flatMap((value) => value.split(/[\s,]+/)));
  root.walkAtRules("keyframes", (keyframes) => {
    if (!used.has(keyframes.params)) keyframes.remove();
  });
}

/** Calls itself, because a removed property may have been the only use of another. */
function removeUnusedProperties(root: Root, usedOutside: ReadonlySet<string>): void {
  const used = new Set(usedOutside);
  root.walkDecls(({ value }) => {
    for (const name of propertiesIn(value)) used.add(name);
  });
  const unused: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) unused.push(declaration);
  });
  for (const declaration of unused) declaration.remove();
  if (unused.length > 0) removeUnusedProperties(root, usedOutside);
}
