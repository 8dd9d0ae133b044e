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

test.each([
  [
    "states that a visitor causes",
    "a:hover,:focus-visible,[aria-invalid=true],[open] p,a:not(:empty)::before,b{top:0}",
    "b{top:0}",
  ],
  [
    "printing",
    "@media (width>9px){a{top:0}}@media print {a{top:0}}",
    "@media (width>9px){a{top:0}}",
  ],
  [
    "classes that the document lacks",
    ".on .off,.on:not(.off){top:0}@supports (top:0){.off{top:0}}@layer a;",
    ".on:not(.off){top:0}@layer a;",
  ],
  [
    "animations without an element",
    "@keyframes a{to{top:0}}@keyframes b{to{top:0}}i{animation:1s a}.off{animation-name:b}",
    "@keyframes a{to{top:0}}i{animation:1s a}",
  ],
  [
    "custom properties that neither rules nor the document use",
    ":root{--sea:var( --blue);--blue:#00f}b{--sun:var(--red);--red:#f00}a{top:var(--deep);--deep:1px}",
    ":root{--sea:var( --blue);--blue:#00f}a{top:var(--deep);--deep:1px}",
  ],
  [
    "a font that is loaded later",
    "@font-face{font-family:late;src:url(a.woff2)}a{font-family:'late','own';top:0}",
    "a{font-family:'own';top:0}",
  ],
])("the first styles have none for %s", (_what, css, expected) => {
  const named = propertiesIn('<path fill="var(--sea)"/>');
  expect(criticalStyles(css, new Set(["on"]), named)).toBe(expected);
});

test("a page has only its icons, at their positions in the sprite", () => {
  const icons = { a: "<path d='a'/>", b: "<path d='b'/>", c: "<path d='c'/>" };
  const css =
    ".icon{--icons:url(all);mask:var(--icons) 0 calc(var(--icon-place)*-22px)}" +
    ".a{--icon-place:0}.b{--icon-place:1}.c{--icon-place:2}";
  const critical = criticalStyles(
    css,
    new Set(["icon", "a", "c"]),
    new Set(["--icon-place"]),
    icons,
  );
  expect(critical).toContain("viewBox='0 0 24 72'");
  expect(critical).toContain("<svg y='0'><path d='a'/><svg y='48'><path d='c'/></svg></svg></svg>");
  expect(critical).toContain(".a{--icon-place:0}.c{--icon-place:2}");
});
