import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { fieldLabel, optionLabel } from "../../src/data-check/messages/labels";
import type { FormContext } from "./form-templates";
import { TextInput } from "./text-input";
import { kilometresOf, normalizedText, numberOf, shownKilometres } from "./text-values";

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
  return function Widget(props: WidgetProps) {
    const { schema } = props;
    return (
      <TextInput
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
  (text, schema) => {
    if (schema.type === "integer" || schema.type === "number") return numberOf(text);
    const hasLines = new RegExp(schema.pattern ?? "^.*$", "u").test("a\nb");
    return normalizedText(hasLines ? text : text.replaceAll("\n", " "), schema) || undefined;
  },
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

/** The values of the field's `enum`; rjsf uses each value's text as its label. */
function optionsOf({ options }: WidgetProps): readonly string[] {
  return (options.enumOptions ?? []).map(({ label }) => label);
}

function SelectWidget(props: WidgetProps) {
  const { name, onChange, registry } = props;
  const { fileLabels } = registry.formContext as FormContext;
  const value = props.value as unknown;
  return (
    <select
      {...attributesOf(props)}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      <option value="">–</option>
      {optionsOf(props).map((option) => (
        <option key={option} value={option}>
          {optionLabel(name, option, fileLabels)}
        </option>
      ))}
    </select>
  );
}

function CheckboxesWidget(props: WidgetProps) {
  const { id, name, onChange, registry } = props;
  const { fileLabels } = registry.formContext as FormContext;
  const checked = Array.isArray(props.value) ? (props.value as readonly unknown[]) : [];
  const allOptions = optionsOf(props);
  const change = (changed: string, isChecked: boolean) =>
    onChange(
      allOptions.filter((option) => (option === changed ? isChecked : checked.includes(option))),
    );
  return (
    <div id={id} role="group" aria-label={fieldLabel(name)}>
      {allOptions.map((option) => (
        <label className="box" key={option}>
          <input
            type="checkbox"
            checked={checked.includes(option)}
            onChange={({ target }) => change(option, target.checked)}
          />
          {optionLabel(name, option, fileLabels)}
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
