/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import pagesSchema from "../../data/schema/pages.schema.json";
import { symbolId } from "../../src/components/ui/icon";
import { IconSprite } from "../../src/components/ui/icon-sprite";

const icons = pagesSchema.items.properties.tab.properties.icon.enum as Queries.TabIcon[];

test("every icon that an owner may choose is drawn, and only those of tabs are in a page", () => {
  const drawn = (isOfTab: (name: string) => boolean) => {
    const { container } = render(<IconSprite isOfTab={isOfTab} />);
    return [...container.querySelectorAll("symbol")].map(({ id }) => id);
  };
  const ids = icons.map(symbolId);
  expect(drawn(() => true)).toEqual(expect.arrayContaining(ids));
  expect(drawn((name) => name === icons[0]).filter((id) => ids.includes(id))).toEqual([ids[0]]);
});
