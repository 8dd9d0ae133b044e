import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { fieldLabel, optionLabel } from "../../src/data-check/messages/labels";
import type { FormContext } from "./form-templates";
import { normalizedValue } from "./normalized-value";
import { kilometresOf, shownKilometres } from "./price-cells";
import { TypedInput } from "./typed-input";
import { typedNumber } from "./typed-number";

const maxSingleLineLength = 200;

export function partId(id: string, part: "hint" | "error"): string {
  return `${id.replaceAll(/\s/g, "_")}-${part}`;
}

function attributesOf({ id, rawErrors = [] }: WidgetProps) {
  return {
    id,
    "aria-invalid": rawErrors.length > 0,
    "aria-describedby": `${partId(id, "hint")} ${partId(id, "error")}`,
  };
}

function textWidget(
  textOf: (value: unknown) => string,
  valueOf: (text: string, schema: RJSFSchema) => unknown,
  placeholder = "",
) {
  return function TypedWidget(props: WidgetProps) {
    const { schema } = props;
    return (
      <TypedInput
        {...attributesOf(props)}
        isLong={(schema.maxLength ?? 0) > maxSingleLineLength}
        type={schema.format === "date" ? "date" : undefined}
        inputMode={inputModeOf(schema)}
        placeholder={placeholder}
        value={textOf(props.value)}
        onType={(text) => props.onChange(valueOf(text, schema))}
      />
    );
  };
}

function inputModeOf({ type, format }: RJSFSchema) {
  if (type === "integer") return "numeric";
  if (type === "number") return "decimal";
  return format === "phone" ? "tel" : "text";
}

const TextWidget = textWidget(
  (value) => (typeof value === "string" || typeof value === "number" ? String(value) : ""),
  (text, schema) =>
    schema.type === "integer" || schema.type === "number"
      ? typedNumber(text)
      : normalizedValue(text.replaceAll("\n", " "), schema) || undefined,
);

const WordsWidget = textWidget(
  (value) => (Array.isArray(value) ? value.join(", ") : ""),
  (text) =>
    text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
);

const KilometresWidget = textWidget(shownKilometres, kilometresOf, "ask");

function CheckboxWidget(props: WidgetProps) {
  return (
    <label className="box">
      <input
        {...attributesOf(props)}
        type="checkbox"
        checked={props.value === true}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {fieldLabel(props.name)}
    </label>
  );
}

function SelectWidget(props: WidgetProps) {
  const { name, options, onChange, registry } = props;
  const { fileLabels } = registry.formContext as FormContext;
  const value = props.value as unknown;
  return (
    <select
      {...attributesOf(props)}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      <option value="">–</option>
      {(options.enumOptions ?? []).map(({ label }) => (
        <option key={label} value={label}>
          {optionLabel(name, label, fileLabels)}
        </option>
      ))}
    </select>
  );
}

function CheckboxesWidget(props: WidgetProps) {
  const { id, name, options, onChange, registry } = props;
  const { fileLabels } = registry.formContext as FormContext;
  const checked = Array.isArray(props.value) ? (props.value as readonly unknown[]) : [];
  const choices = (options.enumOptions ?? []).map(({ label }) => label);
  const change = (changed: string, isChecked: boolean) =>
    onChange(
      choices.filter((choice) => (choice === changed ? isChecked : checked.includes(choice))),
    );
  return (
    <div id={id} role="group" aria-label={fieldLabel(name)}>
      {choices.map((choice) => (
        <label className="box" key={choice}>
          <input
            type="checkbox"
            checked={checked.includes(choice)}
            onChange={({ target }) => change(choice, target.checked)}
          />
          {optionLabel(name, choice, fileLabels)}
        </label>
      ))}
    </div>
  );
}

export const formInputs = {
  TextWidget,
  DateWidget: TextWidget,
  CheckboxWidget,
  SelectWidget,
  CheckboxesWidget,
  words: WordsWidget,
  kilometres: KilometresWidget,
};
