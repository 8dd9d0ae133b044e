import type { FieldProps } from "@rjsf/utils";
import { useState } from "react";
import type { WordsData } from "../../src/catalogue/text/phrases";
import { fieldLabel } from "../../src/data-check/messages/labels";
import { dictionaryRows } from "../../src/data-check/rules/words-check";
import { omit } from "../json-values";
import { partId } from "./form-inputs";
import type { FormContext } from "./form-templates";
import { TextInput } from "./text-input";

export function PhraseTable(props: FieldProps) {
  const { name, schema, errorSchema = {}, fieldPathId, registry } = props;
  const phrases = (props.formData ?? {}) as WordsData["phrases"];
  const { content, texts } = registry.formContext as FormContext;
  const { languages = [] } = (content ?? {}) as Partial<WordsData>;
  // English is the last column, because it needs no entries.
  const columns = [...languages.slice(1), ...languages.slice(0, 1)];
  const rows = dictionaryRows({ languages, phrases }, texts);
  const incomplete = rows.filter((row) => row.missing.length > 0).map(({ english }) => english);
  // Rows that were once incomplete stay at the top while they are filled in.
  const [topRows, setTopRows] = useState<readonly string[]>([]);
  if (incomplete.some((english) => !topRows.includes(english))) {
    setTopRows([...topRows, ...incomplete]);
  }
  const rankOf = ({ english, isUsed }: (typeof rows)[number]) => {
    if (topRows.includes(english)) return 0;
    return isUsed ? 2 : 1;
  };
  const change = (english: string, translations: object, undoKey: string) => {
    const isEmpty = Object.keys(translations).length === 0;
    const next = isEmpty ? omit(phrases, english) : { ...phrases, [english]: translations };
    props.onChange(next, fieldPathId.path, undefined, undoKey);
  };
  return (
    <fieldset>
      <legend>{fieldLabel(name)}</legend>
      <p className="hint">{schema.description}</p>
      <p role="status">
        {incomplete.length === 0
          ? "Nothing is missing."
          : `Not in every language yet: ${incomplete.length}.`}
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
              .toSorted((a, b) => rankOf(a) - rankOf(b))
              .map(({ english, isUsed }) => {
                const translations = phrases[english] ?? {};
                return (
                  <tr key={english}>
                    <th scope="row">
                      {english}
                      {!isUsed && (
                        <p className="hint">No text uses this any more: empty its fields.</p>
                      )}
                    </th>
                    {columns.map(({ code, name: language }) => {
                      const id = `${fieldPathId.$id}_${english}_${code}`;
                      const error = errorSchema[english]?.[code]?.__errors?.join(" ") ?? "";
                      return (
                        <td key={code}>
                          <TextInput
                            isLong
                            id={id}
                            lang={code}
                            placeholder="As in the catalogue"
                            aria-label={`${english}, ${language}`}
                            aria-invalid={error !== ""}
                            aria-describedby={partId(id, "error")}
                            value={translations[code] ?? ""}
                            onType={(text) => {
                              // An emptied field is often typed anew, so its text is removed only on leaving.
                              const line = text.replaceAll("\n", " ");
                              if (line.trim() === "") return;
                              change(english, { ...translations, [code]: line }, id);
                            }}
                            onLeave={(text) => {
                              if (text.trim() === "") change(english, omit(translations, code), id);
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
