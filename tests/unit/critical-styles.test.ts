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
  ["elements, ids, attributes and pseudo-elements", "a,#id,[data-x]:empty,::after{top:0}"],
  ["a used class", ".here{top:0}"],
  ["a selector whose classes are all used", ".here a.also[aria-disabled=true]:focus-within{top:0}"],
  ["a selector that excludes an unused class", ".here:not(.gone){top:0}"],
  ["a selector with a used class among alternatives", ".here:is(.gone,.also:not(.gone)) a{top:0}"],
  ["a condition on the content of an element", ":root:has(.gone) .here{top:0}"],
  ["a condition around a rule", "@media screen{.here{top:0}}"],
  ["a local font", "@font-face{font-family:a;src:local(b)}"],
  ["an animation that a rule names", ".here{animation:turn 1s}@keyframes turn{to{top:0}}"],
])("critical styles keep %s", (_what, css) => {
  expect(criticalStyles(css, new Set(["here", "also"]))).toBe(css);
});

test("styles of states that a visitor causes are left out", () => {
  const css = "a:hover,:focus-visible,[aria-invalid=true],[open] p{top:0}";
  expect(criticalStyles(css, new Set())).toBe("");
});

test("custom properties are left out that neither rules nor the document use", () => {
  const css = ":root{--sea:var( --blue);--blue:#00f;--sun:#ff0}a{top:var(--deep);--deep:1px}";
  const named = propertiesIn('<path fill="var(--sea)"/>');
  expect(criticalStyles(css, new Set(), named)).toBe(css.replace(";--sun:#ff0", ""));
});

test("a font that is loaded later is left out of font lists", () => {
  const css = "@font-face{font-family:late;src:url(a.woff2)}a{font-family:'late','own';top:0}";
  expect(criticalStyles(css, new Set())).toBe("a{font-family:'own';top:0}");
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
