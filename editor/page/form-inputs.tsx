import { ariaDescribedByIds, descriptionId, type FieldProps, type WidgetProps } from "@rjsf/utils";
import type { FormFacts } from "./form-facts";
import { kilometresOf, shownKilometres } from "./price-cells";
import { TypedInput } from "./typed-input";
import { typedNumber } from "./typed-number";

/** One line of text or a number. A number that is none stays as it is typed, for the check to see. */
function InputPart({ id, value, schema, onChange, rawErrors = [], label }: WidgetProps) {
  const isWhole = schema.type === "integer";
  const isNumber = isWhole || schema.type === "number";
  return (
    <TypedInput
      id={id}
      value={shownText(value)}
      inputMode={isWhole ? "numeric" : isNumber ? "decimal" : "text"}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={ariaDescribedByIds(id)}
      aria-label={label === "" ? "Text" : undefined}
      onType={(text) =>
        onChange(isNumber ? typedNumber(text, isWhole) : text === "" ? undefined : text)
      }
    />
  );
}

function BoxPart({ id, value, label, onChange, rawErrors = [] }: WidgetProps) {
  return (
    <label className="box">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function ChoicePart(props: WidgetProps) {
  const { id, options, onChange, rawErrors = [], required } = props;
  const value = props.value as unknown;
  return (
    <select
      id={id}
      value={typeof value === "string" ? value : ""}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={ariaDescribedByIds(id)}
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
  const id = fieldPathId.$id;
  const title = schema.title ?? "";
  return (
    <>
      {title !== "" && <label htmlFor={id}>{title}</label>}
      <TypedInput
        id={id}
        value={words.join(", ")}
        aria-label={title === "" ? "Words, with commas between them" : undefined}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={ariaDescribedByIds(id)}
        onType={(text) => onChange(wordsOf(text), fieldPathId.path)}
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
      {values.map((value, index) => {
        const id = `${fieldPathId.$id}-${index}`;
        const errors = errorSchema?.[value]?.__errors ?? [];
        return (
          <div className="field" key={value}>
            <label htmlFor={id}>{name === "labels" ? value : `Below “${value}”`}</label>
            <TypedInput
              id={id}
              value={texts[value] ?? ""}
              aria-invalid={errors.length > 0}
              aria-describedby={`${id}-error`}
              onType={(text) =>
                onChange({ ...texts, [value]: text === "" ? undefined : text }, fieldPathId.path)
              }
            />
            <p className="error" id={`${id}-error`} hidden={errors.length === 0}>
              {errors.join(" ")}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

/** An allowance of kilometres, typed as in the price table: `120` is `120 km`. */
function KilometresField({ formData, onChange, fieldPathId, schema, rawErrors = [] }: FieldProps) {
  const id = fieldPathId.$id;
  return (
    <>
      <label htmlFor={id}>{schema.title}</label>
      <TypedInput
        id={id}
        value={shownKilometres(formData)}
        placeholder="ask"
        aria-invalid={rawErrors.length > 0}
        aria-describedby={ariaDescribedByIds(id)}
        onType={(text) => onChange(kilometresOf(text), fieldPathId.path)}
      />
    </>
  );
}

/** A number's field without the library's reading, which knows no rupee sign and no comma. */
function NumberField(props: FieldProps) {
  const { fieldPathId, onChange } = props;
  return (
    <InputPart
      {...(props as unknown as WidgetProps)}
      id={fieldPathId.$id}
      value={props.formData as unknown}
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
