import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from "@rjsf/utils";
import { useEffect, useRef } from "react";
import { fieldLabel, type FileLabels } from "../../src/data-check/messages/labels";
import { pathLabel } from "../../src/data-check/messages/path-label";
import type { DataTexts } from "../../src/data-check/rules/words-check";
import { say } from "./attention";
import { EntryActions } from "./entry-actions";
import { partId } from "./form-inputs";
import type { FormSection } from "./form-sections";

export interface FormFacts {
  readonly sections: readonly FormSection[];
  readonly content: unknown;
  readonly files: FileLabels;
  readonly texts: DataTexts;
}

function labelWords(name: string, { title }: RJSFSchema): string {
  const [, field = "", number = ""] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return title ?? `${fieldLabel(field)} ${number}`.trim();
}

function warningsOf(field: string, value: unknown): readonly string[] {
  const hasCome = field === "awayUntil" && Date.parse(String(value)) <= Date.now();
  return hasCome ? ["This day has come: no sign is shown."] : [];
}

function FieldPart(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, hidden, schema, rawErrors = [] } = props;
  const { rawDescription = "", rawHelp = "" } = props;
  if (hidden === true || "const" in schema) return null;
  const isNamed = displayLabel === true;
  const error = [...rawErrors, ...warningsOf(label, props.formData)].join(" ");
  // An error says what to write in the words of the hint.
  const hint = `${rawHelp} ${error.includes(rawDescription) ? "" : rawDescription}`.trim();
  return (
    <div className="field">
      {isNamed && <label htmlFor={id}>{labelWords(label, schema)}</label>}
      {children}
      {(isNamed || schema.type === "boolean") && hint !== "" && (
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

function ObjectPart(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, registry } = props;
  const { sections } = registry.formContext as FormFacts;
  const fields = properties.map(({ content }) => content);
  const [last] = fieldPathId.path.slice(-1);
  if (last === undefined && sections.length > 0) {
    const named = sections.flatMap((section) => section.fields ?? []);
    const rest = properties.map(({ name }) => name).filter((name) => !named.includes(name));
    return (
      <>
        {sections.map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h3 id={`field_${section.title}`} tabIndex={-1}>
              {section.title}
            </h3>
            <div className="fields">
              {(section.fields ?? rest).map(
                (name) => properties.find((field) => field.name === name)?.content,
              )}
            </div>
          </section>
        ))}
      </>
    );
  }
  // The whole form has a heading, and an entry of a list is named by the group around it.
  if (typeof last !== "string") return <div className="fields">{fields}</div>;
  if (fields.length === 0) return null;
  return (
    <fieldset className="fields">
      <legend>{fieldLabel(title)}</legend>
      {description !== undefined && <p className="hint">{description}</p>}
      {fields}
    </fieldset>
  );
}

function ListPart(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, schema } = props;
  const place = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    place.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [items.length]);
  const name = fieldLabel(title);
  return (
    <fieldset>
      <legend>{name}</legend>
      <p className="hint">{schema.description}</p>
      <div className="entries" ref={place} tabIndex={-1}>
        {items}
      </div>
      {canAdd && (
        <button
          type="button"
          onClick={(event) => {
            isAdding.current = true;
            onAddClick(event);
            say(`Number ${items.length + 1} added to “${name}”.`);
          }}
        >
          Add to “{name}”
        </button>
      )}
    </fieldset>
  );
}

function ListItemPart(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, registry } = props;
  const { content } = registry.formContext as FormFacts;
  const name = pathLabel(buttonsProps.fieldPathId.path, content);
  return (
    <div className="entry" role="group" aria-label={name}>
      {children}
      <EntryActions
        name={name}
        index={index}
        count={totalItems}
        onMove={(by) => (by === -1 ? buttonsProps.onMoveUpItem() : buttonsProps.onMoveDownItem())}
        onRemove={() => buttonsProps.onRemoveItem()}
      />
    </div>
  );
}

export const formTemplates = {
  FieldTemplate: FieldPart,
  ObjectFieldTemplate: ObjectPart,
  ArrayFieldTemplate: ListPart,
  ArrayFieldItemTemplate: ListItemPart,
};
