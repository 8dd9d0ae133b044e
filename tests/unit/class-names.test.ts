import { shortClassNames } from "../../src/gatsby/bundle/class-names";

const rules = Array.from({ length: 60 }, (_, index) => `.a${index}{top:0}`).join("");

test("every class and animation of every file has a unique name of one or two consonants", () => {
  const names = shortClassNames({
    "a.module.css": `${rules}@keyframes turn{to{top:0}}`,
    "b.module.css": `${rules}.a1:not(.other) .last{top:.5rem}`,
  });
  // `turn`, `other` and `last` besides the numbered classes.
  expect(names.size).toBe(60 + 60 + 3);
  expect(new Set(names.values()).size).toBe(names.size);
  expect(names.get("a.module.css a0")).toHaveLength(1);
  expect(names.get("b.module.css last")).toHaveLength(2);
  for (const name of names.values()) expect(name).toMatch(/^[b-df-hj-np-tv-z]{1,2}$/i);
});
