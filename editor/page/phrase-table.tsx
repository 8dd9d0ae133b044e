import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import type { WordsData } from "../../src/catalogue/text/phrases";
import { fieldLabel } from "../../src/data-check/messages/labels";
import { dictionaryRows } from "../../src/data-check/rules/words-check";
import { without } from "../json-values";
import { partId } from "./form-inputs";
import type { FormFacts } from "./form-templates";
import { TypedInput } from "./typed-input";

export function PhraseTable(props: FieldProps) {
  const { name, schema, errorSchema = {}, fieldPathId, registry } = props;
  const phrases = (props.formData ?? {}) as WordsData["phrases"];
  const { content, texts } = registry.formContext as FormFacts;
  const { languages = [] } = (content ?? {}) as Partial<WordsData>;
  // English is complete without an entry.
  const columns = [...languages.slice(1), ...languages.slice(0, 1)];
  const rows = dictionaryRows({ languages, phrases }, texts);
  const untranslated = rows.filter((row) => row.missing.length > 0).map(({ english }) => english);
  // A row that is filled in by now stays where it is.
  const [first, setFirst] = useState<readonly string[]>([]);
  if (untranslated.some((english) => !first.includes(english)))
    setFirst([...first, ...untranslated]);
  const rankOf = ({ english, isUsed }: (typeof rows)[number]) =>
    first.includes(english) ? 0 : isUsed ? 2 : 1;
  const change = (english: string, said: object, undoKey: string) => {
    const next =
      Object.keys(said).length === 0 ? without(phrases, english) : { ...phrases, [english]: said };
    props.onChange(next, fieldPathId.path, undefined, undoKey);
  };
  return (
    <fieldset>
      <legend>{fieldLabel(name)}</legend>
      <p className="hint">{schema.description}</p>
      <p role="status">
        {untranslated.length === 0
          ? "Nothing is missing."
          : `Not in every language yet: ${untranslated.length}.`}
      </p>
      <div className="table-frame" role="region" aria-label="Table of words" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">In the catalogue</th>
              {columns.map((language) => (
                <th scope="col" key={language.code} lang={language.code}>
                  {language.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((one, other) => rankOf(one) - rankOf(other))
              .map(({ english, isUsed }) => {
                const said = phrases[english] ?? {};
                return (
                  <tr key={english}>
                    <th scope="row">
                      {english}
                      {!isUsed && (
                        <p className="hint">Nothing says this any more: empty its fields.</p>
                      )}
                    </th>
                    {columns.map(({ code, name: language }) => {
                      const id = `${fieldPathId.$id}_${english}_${code}`;
                      const error = errorSchema[english]?.[code]?.__errors?.join(" ") ?? "";
                      return (
                        <td key={code}>
                          <TypedInput
                            isLong
                            id={id}
                            lang={code}
                            placeholder="As in the catalogue"
                            aria-label={`${english}, ${language}`}
                            aria-invalid={error !== ""}
                            aria-describedby={partId(id, "error")}
                            value={said[code] ?? ""}
                            onType={(text) => {
                              // What is emptied may be about to be typed anew; it goes when it is left so.
                              const line = text.replaceAll("\n", " ");
                              if (line.trim() !== "")
                                change(english, { ...said, [code]: line }, id);
                            }}
                            onLeave={(text) => {
                              if (text.trim() === "") change(english, without(said, code), id);
                            }}
                          />
                          <p className="error" id={partId(id, "error")}>
                            {error}
                          </p>
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
