import { existsSync } from "node:fs";
import pagesSchema from "../../data/schema/pages.schema.json";

test.each(pagesSchema.items.properties.tab.properties.icon.enum)(
  "the icon %s, which an owner can choose, exists",
  (icon) => {
    expect(existsSync(`src/components/ui/icons/${icon}.svg`)).toBe(true);
  },
);
