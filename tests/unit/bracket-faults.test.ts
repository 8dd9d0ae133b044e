/** @jest-environment node */
import { parseTree, visit } from "jsonc-parser";
import type { ItemData } from "../../src/data-check/catalogue-data";
import { faultLine } from "../../src/data-check/fault";
import { syntaxFaults } from "../../src/data-check/json-faults";
import { fixtureText } from "../support/fixture-data";

const files = ["bikes", "cars", "hotels", "taxis", "pages", "search", "business"];

/** Lines between the bracket and what stands before or behind it; one of two equal ones may be named. */
const nearby = 2;

/** As many brackets of a file are tried: a long one is as good with some. */
const enough = 60;

interface Bracket {
  readonly sign: string;
  readonly offset: number;
  /** Element of the list that it opens, closes or is in; null for the list's own. */
  readonly element: number | null;
}

function bracketsOf(text: string): Bracket[] {
  const found: Bracket[] = [];
  const children = parseTree(text)?.children ?? [];
  const isList = text.startsWith("[");
  const add = (offset: number) => {
    const element = children.findIndex(
      (node) => offset >= node.offset && offset < node.offset + node.length,
    );
    found.push({
      sign: text[offset] ?? "",
      offset,
      element: isList && element >= 0 ? element : null,
    });
  };
  visit(text, { onObjectBegin: add, onObjectEnd: add, onArrayBegin: add, onArrayEnd: add });
  return found;
}

function said(file: string, text: string) {
  const [fault = null] = syntaxFaults(`${file}.json`, text);
  return fault === null ? "" : faultLine(fault);
}
const lineOf = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

describe.each(files)("in %s.json", (file) => {
  const text = fixtureText(file);
  const brackets = bracketsOf(text).slice(0, enough);
  const label = (element: number | null): string => {
    if (element === null) return "";
    const { id } = (JSON.parse(text) as ItemData[])[element] ?? {};
    return `id ${id} `;
  };

  test("each bracket that is missing is named, with its line and the element it is missing in", () => {
    for (const { sign, offset, element } of brackets) {
      const line = said(file, text.slice(0, offset) + text.slice(offset + 1));
      expect(line).toContain(`a ${sign} is missing`);
      expect(line.split(": line")[0]).toContain(label(element));
      const at = Number(/: line (\d+):/.exec(line)?.[1]);
      expect(Math.abs(at - lineOf(text, offset))).toBeLessThanOrEqual(nearby);
    }
  });

  test("each bracket that is too many is named, with its line", () => {
    for (const { sign, offset } of brackets) {
      const line = said(file, `${text.slice(0, offset)}${sign}\n${text.slice(offset)}`);
      expect(line).toMatch(/too many/);
      expect(line).toContain(sign);
      const at = Number(/: line (\d+):/.exec(line)?.[1]);
      expect(Math.abs(at - lineOf(text, offset))).toBeLessThanOrEqual(nearby);
    }
  });
});

const bikes = fixtureText("bikes");
const [first, second] = JSON.parse(bikes) as [ItemData, ItemData];

test("a line with a bracket and its comma is missing", () => {
  const line = said("bikes", bikes.replace("\n  },\n", "\n"));
  expect(line).toMatch(/^bikes\.json › id 1 .*: line \d+: a \} and a comma are missing after \]/);
  expect(line).toContain(first.name);
});

test("an item that begins without its bracket is named by what it holds", () => {
  const line = said("bikes", bikes.replace('\n  {\n    "id": 2,', '\n    "id": 2,'));
  expect(line).toContain(`bikes.json › id 2 "${second.name}": `);
  expect(line).toContain('a { is missing before "id"');
});

test("two items without an end of their own: the first is named first", () => {
  const line = said("bikes", bikes.replace("\n  },\n", "\n  ,\n").replace("\n  },\n", "\n  ,\n"));
  expect(line).toMatch(/^bikes\.json › id 1 .*: a \} is missing after/);
});

test("the end of a file that was cut off", () => {
  const line = said("bikes", bikes.replace(/\s*\}\s*\]\s*$/, ""));
  expect(line).toContain("a } and a ] are missing after");
});

test.each([
  ["a comma", (text: string) => text.replace("},", "}"), "a comma is missing after }"],
  ["a colon", (text: string) => text.replace(":", ""), 'a colon is missing after "id"'],
])("%s that is missing is not taken for a bracket", (_what, change, expected) => {
  expect(said("bikes", change(bikes))).toContain(expected);
});
