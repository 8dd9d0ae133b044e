import {
  ariaDescribedByIds,
  descriptionId,
  errorId,
  type FieldProps,
  type RJSFSchema,
  type WidgetProps,
} from "@rjsf/utils";
import { saidAbove } from "./errors-at";
import { type FormFacts, noteId } from "./form-facts";
import { KilometresInput } from "./kilometres-input";
import { typedNumber } from "./typed-number";
import { useTyped } from "./use-typed";

/**
 * The ids of what describes a field: its own texts, and what is said of the group that it is wrong in. What an
 * error says at its end already is not read twice.
 */
function describedBy(id: string, errors: readonly string[], { description }: RJSFSchema): string {
  const isSaid = description !== undefined && errors.some((text) => text.includes(description));
  const own = ariaDescribedByIds(id)
    .split(" ")
    .filter((text) => !(isSaid && text === descriptionId(id)))
    .join(" ");
  return errors.includes(saidAbove) ? `${own} ${errorId(id.replace(/_[^_]*$/, ""))}` : own;
}

/** One line of text or a number. A number that is none stays as it is typed, for the check to see. */
function InputPart({ id, value, schema, onChange, rawErrors = [], label, registry }: WidgetProps) {
  const typed = useTyped(shownText(value));
  const hasNote = (registry.formContext as FormFacts).notes?.has(id) === true;
  const texts = describedBy(id, rawErrors, schema);
  const isNumber = schema.type === "integer" || schema.type === "number";
  const valueOf = (text: string) =>
    isNumber ? typedNumber(text, schema.type === "integer") : text === "" ? undefined : text;
  return (
    <input
      id={id}
      value={typed.value}
      inputMode={schema.type === "integer" ? "numeric" : isNumber ? "decimal" : "text"}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={hasNote ? `${texts} ${noteId(id)}` : texts}
      aria-label={label === "" ? "Text" : undefined}
      autoComplete="off"
      onBlur={typed.leave}
      onChange={({ target }) => {
        typed.type(target.value);
        onChange(valueOf(target.value));
      }}
    />
  );
}

function BoxPart({ id, value, label, onChange, rawErrors = [], schema }: WidgetProps) {
  return (
    <label className="box">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={describedBy(id, rawErrors, schema)}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function ChoicePart(props: WidgetProps) {
  const { id, options, onChange, rawErrors = [], required, schema } = props;
  const value = props.value as unknown;
  return (
    <select
      id={id}
      value={typeof value === "string" ? value : ""}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={describedBy(id, rawErrors, schema)}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      {(required !== true || value === undefined) && <option value="">–</option>}
      {(options.enumOptions ?? []).map(({ value: choice, label }) => (
        <option key={String(choice)} value={String(choice)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A list of words, typed with commas between them. */
function WordsField({ formData, onChange, fieldPathId, schema, rawErrors = [] }: FieldProps) {
  const words = Array.isArray(formData) ? (formData as readonly string[]) : [];
  const typed = useTyped(words.join(", "));
  const id = fieldPathId.$id;
  const title = schema.title ?? "";
  return (
    <>
      {title !== "" && <label htmlFor={id}>{title}</label>}
      <input
        id={id}
        value={typed.value}
        aria-label={title === "" ? "Words, with commas between them" : undefined}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={describedBy(id, rawErrors, schema)}
        autoComplete="off"
        onBlur={typed.leave}
        onChange={({ target }) => {
          typed.type(target.value);
          onChange(wordsOf(target.value), fieldPathId.path);
        }}
      />
      {title !== "" && (
        <p className="hint" id={descriptionId(id)}>
          Words with commas between them. {schema.description}
        </p>
      )}
    </>
  );
}

function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Words for values that the items have: a line for each value. */
function ByValueField(props: FieldProps) {
  const { onChange, fieldPathId, schema, name, registry, errorSchema } = props;
  const texts = (props.formData ?? {}) as Readonly<Record<string, string>>;
  const facts = registry.formContext as FormFacts;
  const ofItems = facts.valuesOf?.(name === "labels" ? "labels" : "groupNotes") ?? [];
  const values = [...new Set([...Object.keys(texts), ...ofItems])];
  return (
    <fieldset className="list by-value">
      <legend>{schema.title}</legend>
      <p className="hint">{schema.description}</p>
      {values.map((value, index) => (
        <ValueInput
          key={value}
          id={`${fieldPathId.$id}-${index}`}
          label={name === "labels" ? value : `Below “${value}”`}
          text={texts[value] ?? ""}
          errors={errorSchema?.[value]?.__errors ?? []}
          onChange={(text) =>
            onChange({ ...texts, [value]: text === "" ? undefined : text }, fieldPathId.path)
          }
        />
      ))}
    </fieldset>
  );
}

interface ValueInputProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly errors: readonly string[];
  readonly onChange: (text: string) => void;
}

function ValueInput({ id, label, text, errors, onChange }: ValueInputProps) {
  const typed = useTyped(text);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed.value}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}-error`}
        autoComplete="off"
        onBlur={typed.leave}
        onChange={({ target }) => {
          typed.type(target.value);
          onChange(target.value);
        }}
      />
      <p className="error" id={`${id}-error`} hidden={errors.length === 0}>
        {errors.join(" ")}
      </p>
    </div>
  );
}

function KilometresField({ formData, onChange, fieldPathId, schema, rawErrors = [] }: FieldProps) {
  const id = fieldPathId.$id;
  return (
    <>
      <label htmlFor={id}>{schema.title}</label>
      <KilometresInput
        id={id}
        value={formData as unknown}
        isWrong={rawErrors.length > 0}
        describedBy={describedBy(id, rawErrors, schema)}
        onChange={(kms) => onChange(kms, fieldPathId.path)}
      />
    </>
  );
}

/** A number's field without the library's reading, which knows no rupee sign and no comma. */
function NumberField(props: FieldProps) {
  const { fieldPathId, onChange, rawErrors = [] } = props;
  return (
    <InputPart
      {...(props as unknown as WidgetProps)}
      id={fieldPathId.$id}
      value={props.formData as unknown}
      rawErrors={rawErrors}
      label={props.schema.title ?? ""}
      onChange={(value: unknown) => onChange(value, fieldPathId.path)}
    />
  );
}

function shownText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What is typed, ticked or chosen in a form. */
export const formInputs = {
  widgets: {
    TextWidget: InputPart,
    UpDownWidget: InputPart,
    URLWidget: InputPart,
    CheckboxWidget: BoxPart,
    SelectWidget: ChoicePart,
  },
  fields: { WordsField, ByValueField, NumberField, KilometresField },
};
