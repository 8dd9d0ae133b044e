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

test("styles of states that a visitor causes are left out", () => {
  const css = "a:hover,:focus-visible,[aria-invalid=true],[open] p,a:not(:empty)::before{top:0}";
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
