import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { fieldLabel, optionLabel } from "../../src/data-check/messages/labels";
import type { FormFacts } from "./form-templates";
import { kilometresOf, shownKilometres } from "./price-cells";
import { TypedInput } from "./typed-input";
import { typedNumber } from "./typed-number";
import { normalizedValue } from "./normalized-value";

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

function typedWidget(
  shown: (value: unknown) => string,
  read: (text: string, schema: RJSFSchema) => unknown,
  placeholder = "",
) {
  return function TypedWidget(props: WidgetProps) {
    const { schema } = props;
    return (
      <TypedInput
        {...attributesOf(props)}
        isLong={(schema.maxLength ?? 0) > 200}
        type={schema.format === "date" ? "date" : undefined}
        inputMode={keyboardOf(schema)}
        placeholder={placeholder}
        value={shown(props.value)}
        onType={(text) => props.onChange(read(text, schema))}
      />
    );
  };
}

function keyboardOf({ type, format }: RJSFSchema) {
  if (type === "integer") return "numeric";
  return type === "number" ? "decimal" : format === "phone" ? "tel" : "text";
}

const TextWidget = typedWidget(
  (value) => (typeof value === "string" || typeof value === "number" ? String(value) : ""),
  (text, schema) =>
    isNumber(schema)
      ? typedNumber(text)
      : normalizedValue(text.replaceAll("\n", " "), schema) || undefined,
);

function isNumber({ type }: RJSFSchema): boolean {
  return type === "integer" || type === "number";
}

const WordsWidget = typedWidget(
  (value) => (Array.isArray(value) ? value.join(", ") : ""),
  (text) =>
    text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
);

const KilometresWidget = typedWidget(shownKilometres, kilometresOf, "ask");

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
  const { files } = registry.formContext as FormFacts;
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
          {optionLabel(name, label, files)}
        </option>
      ))}
    </select>
  );
}

function CheckboxesWidget(props: WidgetProps) {
  const { id, name, options, onChange, registry } = props;
  const { files } = registry.formContext as FormFacts;
  const chosen = Array.isArray(props.value) ? (props.value as readonly unknown[]) : [];
  const choices = (options.enumOptions ?? []).map(({ label }) => label);
  const change = (choice: string, isChosen: boolean) =>
    onChange(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))));
  return (
    <div id={id} role="group" aria-label={fieldLabel(name)}>
      {choices.map((choice) => (
        <label className="box" key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => change(choice, target.checked)}
          />
          {optionLabel(name, choice, files)}
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
