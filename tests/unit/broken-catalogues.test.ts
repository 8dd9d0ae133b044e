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

/** What is read of the files as they are, which most of them stay each time. */
const whole = new Map(dataFiles.map((file) => [file, parsedData(`${file}.json`, texts[file])]));

/** Breaks the text of a file; a number between 0 and 1 says where. */
type Break = (text: string, where: number) => string;

const at = (text: string, where: number) => Math.floor(where * text.length);
const insert =
  (what: string): Break =>
  (text, where) =>
    text.slice(0, at(text, where)) + what + text.slice(at(text, where));

/** Puts a value in the place of one of the values in a file. */
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
  "turned writing": replaceValue(quoted("\u202egnp.exe\u202c")),
  "half a character": replaceValue('"\\ud800"'),
  "empty text": replaceValue('""'),
  blanks: replaceValue('"   "'),
  "path out of the folder": replaceValue('"images/../../package.json"'),
  "script address": replaceValue('"javascript:alert(1)"'),
  "name of the language": replaceValue('"__proto__"'),
  "unknown field": (text, where) => {
    const fields = [...text.matchAll(/"\w+": /g)];
    const found = fields[Math.floor(where * fields.length)];
    if (found === undefined) return text;
    return `${text.slice(0, found.index)}"colour": 1, ${text.slice(found.index)}`;
  },
  "cut off": (text, where) => text.slice(0, at(text, where)),
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

/** The part of a message that the check says itself; a value is quoted as it was found. */
const ownWords = (line: string) => line.replaceAll(/"(?:[^"\\]|\\.)*"?…?/g, "");

test("2,500 broken catalogues end in right data or in a clear message", () => {
  const counts = { refused: 0, accepted: 0 };
  const kind = fc.constantFrom(...Object.keys(breaks));
  const file = fc.constantFrom(...dataFiles);
  const where = fc.double({ min: 0, max: 0.999, noNaN: true });
  const one = fc.record({ kind, file, where });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (broken) => {
      const copy = { ...texts };
      for (const { kind: name, file: target, where: place } of broken) {
        copy[target] = breaks[name]?.(copy[target], place) ?? copy[target];
      }
      const { contents, errors } = checkedContents((name) => {
        const unchanged = copy[name] === texts[name] ? whole.get(name) : undefined;
        return unchanged ?? parsedData(`${name}.json`, copy[name]);
      }, check);
      counts[errors.length > 0 ? "refused" : "accepted"] += 1;
      for (const error of errors) {
        const line = errorLine(error);
        expect(dataFiles.map((name) => `${name}.json`)).toContain(error.file);
        expect(line.length).toBeLessThan(600);
        expect(ownWords(line)).not.toMatch(/undefined|\[object|NaN|\bat .+:\d+:\d+|Error/);
      }
      // What is accepted becomes pages: no markup, and nothing that turns or breaks a line.
      if (errors.length === 0) {
        // eslint-disable-next-line no-control-regex
        expect(JSON.stringify(contents)).not.toMatch(/[<>\u0000-\u001f\u2028\u2029\u202a-\u202e]/);
      }
    }),
    { numRuns: 2500, seed: 20_240_101 },
  );
  expect(counts.refused).toBeGreaterThan(counts.accepted);
  expect(counts.accepted).toBeGreaterThan(0);
});
