/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { partedStyles, separatePrintStyles } from "../../src/finish/print-styles";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "print-styles-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const styles = "a{color:red}@media print{a{color:#000}}@media screen{b{top:0}}";
const page = (css: string) =>
  `<head><style data-href="/styles.old.css" data-identity="gatsby-global-css">${css}</style></head>`;
const write = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content);
};
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

test("rules for paper alone are taken out, without the condition around them", () => {
  expect(partedStyles(styles)).toEqual({
    screen: "a{color:red}@media screen{b{top:0}}",
    print: "a{color:#000}",
  });
});

test("every page has the styles of this build, whatever an earlier one left, once", async () => {
  write("styles.0123456789abcdef0123.css", styles);
  write("index.html", page("i{left:0}"));
  await separatePrintStyles(folder, "/shop");
  await separatePrintStyles(folder, "/shop");
  const [print = ""] = readdirSync(folder).filter((name) => name.startsWith("print-"));
  expect(read(print)).toBe("a{color:#000}");
  expect(read("index.html")).toBe(
    `<head><style data-href="/shop/styles.0123456789abcdef0123.css" data-identity="gatsby-global-css">a{color:red}@media screen{b{top:0}}</style><link rel="stylesheet" media="print" href="/shop/${print}"/></head>`,
  );
});

test.each([
  ["a page without styles", "<head></head>", "styles.0123456789abcdef0123.css"],
  ["a build without a style sheet", page(""), "other.css"],
])("%s stops the build", async (_what, html, name) => {
  write(name, styles);
  write("index.html", html);
  await expect(separatePrintStyles(folder, "")).rejects.toThrow(/style/);
});
