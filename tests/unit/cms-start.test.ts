/** @jest-environment jsdom */
const mockInit = jest.fn();
jest.mock("@sveltia/cms", () => ({ __esModule: true, default: { init: mockInit } }));

beforeAll(() => {
  const config = { fields: [{ pattern: ["^\\p{L}$", "Write a letter"], hint: "pattern" }] };
  const answers = { "/admin/config.json": { text: () => Promise.resolve(JSON.stringify(config)) } };
  Object.assign(window, {
    fetch: (address: keyof typeof answers) => Promise.resolve(answers[address]),
    // jsdom has none.
    DataTransfer: class {
      readonly files: File[] = [];
      readonly items = { add: (file: File) => this.files.push(file) };
    },
  });
  jest.requireActual("../../src/gatsby/cms/cms-start");
});

test("the forms start with their configuration, whose patterns are regular expressions", () => {
  const fields = [{ pattern: [/^\p{L}$/u, "Write a letter"], hint: "pattern" }];
  expect(mockInit.mock.calls).toEqual([[{ config: { fields } }]]);
});

/** The text of a field and its caret, which is a bar, as the forms read them. */
function readText(role: string, text: string): string {
  const field = document.body.appendChild(document.createElement("input"));
  field.setAttribute("role", role);
  field.value = text.replace("|", "");
  field.setSelectionRange(text.indexOf("|"), text.indexOf("|"));
  let read = "";
  field.addEventListener("input", () => (read = field.value));
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const caret = field.selectionStart ?? 0;
  return `${read.slice(0, caret)}|${read.slice(caret)}`;
}

test.each([
  ["1,599|", "1599|"],
  ["₹ 1 5|99/-", "15|99"],
  ["Rs. 1,5|99.00", "15|99.00"],
  ["౧౫౯౯|", "1599|"],
  ["१५|९९", "15|99"],
  ["1|7.", "1|7."],
  ["-17.724|", "-17.724|"],
])("a number typed as %j is %s for the forms, and a text stays as typed", (text, number) => {
  expect([readText("spinbutton", text), readText("textbox", text)]).toEqual([number, text]);
});

test("photos of one name get different names before the forms store them", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.type = "file";
  const options = { type: "image/jpeg" };
  const value = ["one", "two"].map((content) => new File([content], "image~1.jpg", options));
  Object.defineProperty(field, "files", { value, writable: true });
  field.dispatchEvent(new Event("input"));
  const files = Array.from(field.files ?? [], ({ name, type, size }) => `${size} ${type} ${name}`);
  for (const file of files) expect(file).toMatch(/^3 image\/jpeg [0-9a-f]{8}-image-1\.jpg$/);
  expect(new Set(files).size).toBe(2);
});
