import { readFileSync } from "node:fs";
import pagesSchema from "../../data/schema/pages.schema.json";

const styles = readFileSync("src/components/ui/icon.module.css", "utf8");

test.each(pagesSchema.items.properties.tab.properties.icon.enum)(
  "the icon %s, which an owner may choose, is drawn",
  (icon) => {
    expect(styles).toMatch(new RegExp(String.raw`\.${icon} \{\s+--icon: url\("data:image/svg`));
  },
);
