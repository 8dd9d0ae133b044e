import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from "@rjsf/utils";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { fieldLabel, type FileLabels } from "../../src/data-check/messages/labels";
import { pathLabel } from "../../src/data-check/messages/path-label";
import type { DataTexts } from "../../src/data-check/rules/words-check";
import { announce } from "./accessibility";
import { EntryActions } from "./entry-actions";
import { partId } from "./form-inputs";
import type { FormSection } from "./form-sections";

export interface FormContext {
  readonly sections: readonly FormSection[];
  readonly content: unknown;
  readonly fileLabels: FileLabels;
  readonly texts: DataTexts;
}

/** @param name name of the field; for an entry, name of the list and a number: `phones-1` */
function inputLabel(name: string, { title }: RJSFSchema): string {
  const [, field = "", number = ""] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return title ?? `${fieldLabel(field)} ${number}`.trim();
}

function warningsOf(field: string, value: unknown): readonly string[] {
  const isPast = field === "awayUntil" && Date.parse(String(value)) <= Date.now();
  return isPast ? ["This day is not in the future: no sign is shown."] : [];
}

function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, schema, rawErrors = [] } = props;
  const { rawDescription = "", rawHelp = "" } = props;
  if (hidden === true || "const" in schema) return null;
  const error = [...rawErrors, ...warningsOf(label, props.formData)].join(" ");
  // A description that the error repeats is left out.
  const hint = `${rawHelp} ${error.includes(rawDescription) ? "" : rawDescription}`.trim();
  const isLabelled = displayLabel === true;
  return (
    <div className="field">
      {isLabelled && <label htmlFor={id}>{inputLabel(label, schema)}</label>}
      {children}
      {(isLabelled || schema.type === "boolean") && hint !== "" && (
        <p className="hint" id={partId(id, "hint")}>
          {hint}
        </p>
      )}
      <p className="error" id={partId(id, "error")}>
        {error}
      </p>
    </div>
  );
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, registry } = props;
  const { sections } = registry.formContext as FormContext;
  const fields = properties.map(({ content }) => content);
  const lastStep = fieldPathId.path.at(-1);
  if (lastStep === undefined && sections.length > 0) {
    const listedFields = sections.flatMap((section) => section.fields ?? []);
    const names = properties.map(({ name }) => name);
    const otherFields = names.filter((name) => !listedFields.includes(name));
    return (
      <>
        {sections.map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h3>{section.title}</h3>
            <div className="fields">
              {(section.fields ?? otherFields).map(
                (name) => properties.find((property) => property.name === name)?.content,
              )}
            </div>
          </section>
        ))}
      </>
    );
  }
  // The whole form has a heading, and an entry of a list has a label, so both need no legend.
  if (typeof lastStep !== "string") return <div className="fields">{fields}</div>;
  if (fields.length === 0) return null;
  return (
    <fieldset className="fields">
      <legend>{fieldLabel(title)}</legend>
      {description !== undefined && <p className="hint">{description}</p>}
      {fields}
    </fieldset>
  );
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, schema } = props;
  const list = useRef<HTMLDivElement>(null);
  const label = fieldLabel(title);
  return (
    <fieldset>
      <legend>{label}</legend>
      <p className="hint">{schema.description}</p>
      <div className="entries" ref={list} tabIndex={-1}>
        {items}
      </div>
      {canAdd && (
        <button
          type="button"
          onClick={(event) => {
            flushSync(() => onAddClick(event));
            const added = list.current?.lastElementChild;
            added?.querySelector<HTMLElement>("input, textarea, select")?.focus();
            announce(`Number ${items.length + 1} added to “${label}”.`);
          }}
        >
          Add to “{label}”
        </button>
      )}
    </fieldset>
  );
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, registry } = props;
  const { content } = registry.formContext as FormContext;
  const label = pathLabel(buttonsProps.fieldPathId.path, content);
  return (
    <div className="entry" role="group" aria-label={label}>
      {children}
      <EntryActions
        name={label}
        index={index}
        count={totalItems}
        onMove={(by) => (by === -1 ? buttonsProps.onMoveUpItem() : buttonsProps.onMoveDownItem())}
        onRemove={() => buttonsProps.onRemoveItem()}
      />
    </div>
  );
}

export const formTemplates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
