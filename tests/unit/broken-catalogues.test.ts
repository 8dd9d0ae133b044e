/** @jest-environment node */
import path from "node:path";
import fc from "fast-check";
import { checkedContents } from "../../src/data-check/check-data";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { parsedData } from "../../src/data-check/data-files";
import { errorLine } from "../../src/data-check/messages/validation-error";
import { schemaCheck } from "../../src/data-check/schema-check";
import { fixtureText } from "../support/fixture-data";

const check = schemaCheck(path.resolve("data/schema"));
const texts = Object.fromEntries(dataFiles.map((file) => [file, fixtureText(file)])) as Record<
  DataFile,
  string
>;

/** The parsed files, of which most stay unchanged in each run. */
const parsedFiles = new Map(
  dataFiles.map((file) => [file, parsedData(`${file}.json`, texts[file])]),
);

/** Breaks the text of a file at a position between 0 and 1. */
type Break = (text: string, where: number) => string;

const indexAt = (text: string, where: number) => Math.floor(where * text.length);
const insert =
  (inserted: string): Break =>
  (text, where) =>
    text.slice(0, indexAt(text, where)) + inserted + text.slice(indexAt(text, where));

/** Replaces one of the values in a file. */
const replaceValue =
  (value: string): Break =>
  (text, where) => {
    const values = [...text.matchAll(/: ("(?:[^"\\]|\\.)*"|\d[\d.]*|true|false|null)/g)];
    const found = values[Math.floor(where * values.length)];
    if (found === undefined) return text;
    return `${text.slice(0, found.index)}: ${value}${text.slice(found.index + found[0].length)}`;
  };

const quoted = (text: string) => JSON.stringify(text);
const breaks: Record<string, Break> = {
  "wrong type: number": replaceValue("7"),
  "wrong type: text": replaceValue('"seven"'),
  "wrong type: list": replaceValue("[1, 2]"),
  "wrong type: object": replaceValue('{ "a": {} }'),
  "wrong type: null": replaceValue("null"),
  "negative number": replaceValue("-499"),
  "fractional number": replaceValue("499.5"),
  "huge number": replaceValue("1e999"),
  "script in a text": replaceValue(quoted("<script>alert(1)</script>")),
  "handler in a text": replaceValue(quoted('"><img src=x onerror=alert(1)>')),
  "control characters": replaceValue('"a\\u0000b\\u0007c"'),
  "line separators": replaceValue('"a\\u2028b\\u2029c"'),
  "reversed text": replaceValue(quoted("\u202egnp.exe\u202c")),
  "half a character": replaceValue('"\\ud800"'),
  "empty text": replaceValue('""'),
  blanks: replaceValue('"   "'),
  "path out of the folder": replaceValue('"images/../../package.json"'),
  "script address": replaceValue('"javascript:alert(1)"'),
  "property of JavaScript": replaceValue('"__proto__"'),
  "unknown field": (text, where) => {
    const fields = [...text.matchAll(/"\w+": /g)];
    const found = fields[Math.floor(where * fields.length)];
    if (found === undefined) return text;
    return `${text.slice(0, found.index)}"colour": 1, ${text.slice(found.index)}`;
  },
  "cut off": (text, where) => text.slice(0, indexAt(text, where)),
  "byte order mark": (text) => `\ufeff${text}`,
  "stray comma": insert(","),
  "stray bracket": insert("]"),
  "stray quote": insert('"'),
  "null byte": insert("\u0000"),
  comment: insert("/* note */"),
  "merge conflict": insert("\n<<<<<<< HEAD\n"),
  "other content": () => "<!DOCTYPE html><html></html>",
  "empty file": () => "",
  "empty list": () => "[]",
  "empty object": () => "{}",
  "list of nothing": () => "[null, null]",
};

/** A message without the quoted values. */
const withoutValues = (line: string) => line.replaceAll(/"(?:[^"\\]|\\.)*"?…?/g, "");

test("2,500 broken catalogues are valid or have clear messages", () => {
  const counts = { rejected: 0, accepted: 0 };
  const kind = fc.constantFrom(...Object.keys(breaks));
  const file = fc.constantFrom(...dataFiles);
  const where = fc.double({ min: 0, max: 0.999, noNaN: true });
  const anyBreak = fc.record({ kind, file, where });
  fc.assert(
    fc.property(fc.array(anyBreak, { minLength: 1, maxLength: 3 }), (chosenBreaks) => {
      const copy = { ...texts };
      for (const { kind: name, file: target, where: position } of chosenBreaks) {
        copy[target] = breaks[name]?.(copy[target], position) ?? copy[target];
      }
      const { contents, errors } = checkedContents((name) => {
        const unchanged = copy[name] === texts[name] ? parsedFiles.get(name) : undefined;
        return unchanged ?? parsedData(`${name}.json`, copy[name]);
      }, check);
      counts[errors.length > 0 ? "rejected" : "accepted"] += 1;
      for (const error of errors) {
        const line = errorLine(error);
        expect(dataFiles.map((name) => `${name}.json`)).toContain(error.file);
        expect(line.length).toBeLessThan(600);
        expect(withoutValues(line)).not.toMatch(/undefined|\[object|NaN|\bat .+:\d+:\d+|Error/);
      }
      // Accepted texts contain no markup, and no characters that reverse or break a line.
      if (errors.length === 0) {
        // eslint-disable-next-line no-control-regex
        expect(JSON.stringify(contents)).not.toMatch(/[<>\u0000-\u001f\u2028\u2029\u202a-\u202e]/);
      }
    }),
    { numRuns: 2500, seed: 20_240_101 },
  );
  expect(counts.rejected).toBeGreaterThan(counts.accepted);
  expect(counts.accepted).toBeGreaterThan(0);
});
