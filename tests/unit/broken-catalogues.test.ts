/** @jest-environment node */
import fc from "fast-check";
import path from "node:path";
import { type DataFile, dataFiles } from "../../src/data-check/catalogue-data";
import { checkedContents, parsedData } from "../../src/data-check/check-data";
import { errorLine } from "../../src/data-check/validation-error";
import { schemaCheck } from "../../src/data-check/schema-check";
import { fixtureText } from "../support/fixture-data";

const check = schemaCheck(path.resolve("data/schema"));
const texts = Object.fromEntries(dataFiles.map((file) => [file, fixtureText(file)])) as Record<
  DataFile,
  string
>;

/** The intact files, parsed once: each run breaks at most three files and uses the others again. */
const parsedFiles = new Map(
  dataFiles.map((file) => [file, parsedData(`${file}.json`, texts[file])]),
);

/** Breaks the text of a file at a position from 0, its start, to 1, its end. */
type Break = (text: string, position: number) => string;

const indexAt = (text: string, position: number) => Math.floor(position * text.length);
const insert =
  (inserted: string): Break =>
  (text, position) =>
    text.slice(0, indexAt(text, position)) + inserted + text.slice(indexAt(text, position));

/** Replaces the value of a field. */
const replaceValue =
  (value: string): Break =>
  (text, position) => {
    const values = [...text.matchAll(/: ("(?:[^"\\]|\\.)*"|\d[\d.]*|true|false|null)/g)];
    const match = values[Math.floor(position * values.length)];
    if (match === undefined) return text;
    return `${text.slice(0, match.index)}: ${value}${text.slice(match.index + match[0].length)}`;
  };

const quoted = (text: string) => JSON.stringify(text);
/** Values of wrong types, wrong numbers, and texts that harm a page or a computer. */
const values = [
  ...["7", '"seven"', "[1, 2]", '{ "a": {} }', "null", "-499", "499.5", "1e999", '""', '"   "'],
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)"].map(
    quoted,
  ),
  ...["images/../../package.json", "__proto__", "\u202egnp.exe\u202c"].map(quoted),
  ...['"a\\u0000b\\u0007c"', '"a\\u2028b\\u2029c"', '"\\ud800"'],
];
const breaks: Record<string, Break> = {
  ...Object.fromEntries(values.map((value) => [`the value ${value}`, replaceValue(value)])),
  "unknown field": (text, position) => {
    const fields = [...text.matchAll(/"\w+": /g)];
    const match = fields[Math.floor(position * fields.length)];
    if (match === undefined) return text;
    return `${text.slice(0, match.index)}"colour": 1, ${text.slice(match.index)}`;
  },
  "cut off": (text, position) => text.slice(0, indexAt(text, position)),
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

/** A message without its quoted values, which may contain anything that a break has inserted. */
const withoutValues = (line: string) => line.replaceAll(/"(?:[^"\\]|\\.)*"?…?/g, "");

test("2,500 broken catalogues have clear messages, or are accepted and have only harmless texts", () => {
  const counts = { rejected: 0, accepted: 0 };
  const anyBreak = fc.record({
    kind: fc.constantFrom(...Object.keys(breaks)),
    file: fc.constantFrom(...dataFiles),
    position: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anyBreak, { minLength: 1, maxLength: 3 }), (chosenBreaks) => {
      const broken = { ...texts };
      for (const { kind, file, position } of chosenBreaks) {
        broken[file] = breaks[kind]?.(broken[file], position) ?? broken[file];
      }
      const { contents, errors } = checkedContents((file) => {
        const intact = broken[file] === texts[file] ? parsedFiles.get(file) : undefined;
        return intact ?? parsedData(`${file}.json`, broken[file]);
      }, check);
      counts[errors.length > 0 ? "rejected" : "accepted"] += 1;
      for (const error of errors) {
        const line = errorLine(error);
        expect(dataFiles.map((file) => `${file}.json`)).toContain(error.file);
        expect(line.length).toBeLessThan(600);
        expect(withoutValues(line)).not.toMatch(/undefined|\[object|NaN|\bat .+:\d+:\d+|Error/);
      }
      if (errors.length === 0) {
        // Markup, escaped control characters, and characters that reverse or break a line.
        expect(JSON.stringify(contents)).not.toMatch(/[<>\u2028\u2029\u202a-\u202e]|\\u0/);
      }
    }),
    { numRuns: 2500, seed: 20_240_101 },
  );
  expect(counts.rejected).toBeGreaterThan(counts.accepted);
  expect(counts.accepted).toBeGreaterThan(0);
});
