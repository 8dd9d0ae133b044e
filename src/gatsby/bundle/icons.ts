import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PluginCreator } from "postcss";
import { type Icons, iconSprite } from "../documents/icon-sprite";

export function iconsIn(folder: string): Icons {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => {
        const svg = readFileSync(path.join(folder, file), "utf8");
        const [, drawing = ""] = /<svg[^>]*>([^]*)<\/svg>/.exec(svg) ?? [];
        return [path.basename(file, ".svg"), drawing.replaceAll('"', "'")];
      }),
  );
}

/** Replaces the folder in `--icons` by a sprite of its icons, and adds a class for each icon. */
export const iconStyles: PluginCreator<never> = () => ({
  postcssPlugin: "icons",
  Once(root, { result, rule, decl }) {
    root.walkDecls("--icons", (declaration) => {
      const { file = "" } = root.source?.input ?? {};
      const folder = path.resolve(path.dirname(file), declaration.value.slice(1, -1));
      const icons = iconsIn(folder);
      declaration.value = iconSprite(icons, () => true);
      for (const [index, name] of Object.keys(icons).entries()) {
        const value = String(index);
        root.append(rule({ selector: `.${name}` }).append(decl({ prop: "--icon-place", value })));
        const svg = path.join(folder, `${name}.svg`);
        result.messages.push({ type: "dependency", plugin: "icons", file: svg, parent: file });
      }
    });
  },
});
iconStyles.postcss = true;
