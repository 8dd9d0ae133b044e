import {
  classesOf,
  criticalStyles,
  propertiesIn,
} from "../../src/gatsby/documents/critical-styles";

test("the classes of a document are those of its elements", () => {
  expect(
    classesOf('<p class="one two"></p><i data-class="no" class=""></i><b class=" one ">'),
  ).toEqual(new Set(["one", "two"]));
});

const sprite = (drawings: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 96' fill='none' stroke='red' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>${drawings}")`;

test.each([
  [
    "states that a visitor causes",
    "a:hover,:focus-visible,[aria-invalid=true],[open] p,a:not(:empty)::before,b{top:0}",
    "b{top:0}",
  ],
  [
    "printing",
    "@media not print{a{top:0}}@media print {a{top:0}}@media (forced-colors:active){a{top:0}}",
    "@media not print{a{top:0}}",
  ],
  [
    "classes that the document lacks",
    ".on .off,.on:not(:is(.off)){top:0}@supports (top:0){.off{top:0}}@layer a;",
    ".on:not(:is(.off)){top:0}@layer a;",
  ],
  [
    "animations without an element",
    "@keyframes a{2.5%{top:0}}@keyframes b{to{top:0}}i{animation:1s a}.off{animation-name:b}",
    "@keyframes a{2.5%{top:0}}i{animation:1s a}",
  ],
  [
    "custom properties that neither rules nor the document use",
    ":root{--sea:var( --blue);--blue:#00f}b{--sun:var(--red);--red:#f00}a{top:var(--deep);--deep:1px}",
    ":root{--sea:var( --blue);--blue:#00f}a{top:var(--deep);--deep:1px}",
  ],
  [
    "a font that is loaded later",
    "@font-face{font-family:late;src:url(a.woff2)}@font-face{font-family:own;src:local(a)}a{font-family:'late','own'}",
    "@font-face{font-family:own;src:local(a)}a{font-family:'own'}",
  ],
  [
    "icons of classes that the document lacks, and leave their positions in the sprite empty",
    ".on{--icons:url(all);mask:var(--icons);top:var(--icon-place)}.off{--icon-place:0}.on{--icon-place:1}.on{--icon-place:3}",
    `.on{--icons:${sprite("<svg y='24'><path d='b'/><svg y='48'><path d='d'/></svg></svg></svg>")};mask:var(--icons);top:var(--icon-place)}.on{--icon-place:1}.on{--icon-place:3}`,
  ],
])("the first styles have none for %s", (_what, css, expected) => {
  const named = propertiesIn('<path fill="var(--sea)"/>');
  const icons = { a: "<path d='a'/>", b: "<path d='b'/>", c: "", d: "<path d='d'/>" };
  expect(criticalStyles(css, new Set(["on"]), named, icons)).toBe(expected);
});
