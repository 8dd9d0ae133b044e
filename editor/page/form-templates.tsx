import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type DescriptionFieldProps,
  descriptionId,
  errorId,
  type FieldErrorProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from "@rjsf/utils";
import { createContext, useContext, useEffect, useId, useRef } from "react";
import { entryName } from "../../src/data-check/place-words";
import { EntryActions } from "./entry-actions";
import type { FormFacts } from "./form-facts";

function FieldPart(props: FieldTemplateProps) {
  const { id, label, children, errors, description, hidden, displayLabel, schema, classNames } =
    props;
  if (hidden === true) return <div hidden>{children}</div>;
  const isBox = schema.type === "boolean";
  const isNamed = displayLabel === true && !isBox && label !== "";
  return (
    <div id={`${id}-place`} className={`field ${isBox ? "field-box" : ""} ${classNames ?? ""}`}>
      {isNamed && <label htmlFor={id}>{label.replace(/-(?=\d+$)/, " ")}</label>}
      {children}
      {displayLabel === true && !isBox && description}
      {errors}
    </div>
  );
}

function DescriptionPart({ id, description }: DescriptionFieldProps) {
  return (
    <p className="hint" id={id}>
      {description}
    </p>
  );
}

function ErrorPart({ errors = [], fieldPathId }: FieldErrorProps) {
  const texts = errors.filter((text) => typeof text === "string");
  return (
    <p className="error" id={errorId(fieldPathId)} hidden={texts.length === 0}>
      {texts.join(" ")}
    </p>
  );
}

function ObjectPart(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, registry } = props;
  const { sections = [] } = registry.formContext as FormFacts;
  const content = properties.map(({ content: field }) => field);
  if (fieldPathId.path.length === 0 && sections.length > 1) {
    return sections.map((section) => (
      <Section key={section.title} title={section.title}>
        {section.fields.map((name) => properties.find((field) => field.name === name)?.content)}
      </Section>
    ));
  }
  // An element of a list is named by the group around it.
  if (title === "" || /-\d+$/.test(title)) return <div className="fields">{content}</div>;
  return (
    <fieldset className="fields">
      <legend>{title}</legend>
      {description !== undefined && (
        <p className="hint" id={descriptionId(fieldPathId)}>
          {description}
        </p>
      )}
      {content}
    </fieldset>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: React.ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  if (title === "") return <div className="fields">{children}</div>;
  return (
    <section className="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="fields">{children}</div>
    </section>
  );
}

/** A list, as its entries know it. */
interface ListFacts {
  readonly title: string;
  readonly entries: readonly unknown[];
}

const ListContext = createContext<ListFacts>({ title: "", entries: [] });

function ListPart(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, schema, className, registry } = props;
  const entries = Array.isArray(props.formData) ? (props.formData as readonly unknown[]) : [];
  const { say } = registry.formContext as FormFacts;
  const place = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const fields =
      place.current?.lastElementChild?.querySelectorAll<HTMLElement>("input, select, textarea");
    // An id is in a field that nobody sees.
    [...(fields ?? [])].find((field) => field.closest("[hidden]") === null)?.focus();
  }, [entries.length]);
  const name = title.replace(/-(?=\d+$)/, " ");
  return (
    <fieldset className={`list ${className ?? ""}`}>
      <legend>{name}</legend>
      {schema.description !== undefined && <p className="hint">{schema.description}</p>}
      <ListContext.Provider value={{ title: name, entries }}>
        <div className="list-items" ref={place} tabIndex={-1}>
          {items}
        </div>
      </ListContext.Provider>
      {canAdd && (
        <button
          type="button"
          onClick={(event) => {
            isAdding.current = true;
            onAddClick(event);
            say?.(`Number ${entries.length + 1} added to “${name}”.`);
          }}
        >
          Add to “{name}”
        </button>
      )}
    </fieldset>
  );
}

function ListItemPart({ children, buttonsProps, index, registry }: ArrayFieldItemTemplateProps) {
  const { onRemoveItem, onMoveUpItem, onMoveDownItem } = buttonsProps;
  const { title, entries } = useContext(ListContext);
  const { say } = registry.formContext as FormFacts;
  const entry = entries[index];
  const words = typeof entry === "string" ? entry : entryName(entry);
  return (
    <div className="list-item" role="group" aria-label={`${title} ${index + 1}`}>
      {children}
      <EntryActions
        name={`number ${index + 1} of “${title}”${words === null ? "" : `, ${words}`}`}
        index={index}
        count={entries.length}
        onMove={(by) => (by === -1 ? onMoveUpItem() : onMoveDownItem())}
        onRemove={() => onRemoveItem()}
        onSay={(text) => say?.(text)}
      />
    </div>
  );
}

/** What is around the fields of a form, in place of the library's own. */
export const formTemplates = {
  FieldTemplate: FieldPart,
  DescriptionFieldTemplate: DescriptionPart,
  FieldErrorTemplate: ErrorPart,
  ObjectFieldTemplate: ObjectPart,
  ArrayFieldTemplate: ListPart,
  ArrayFieldItemTemplate: ListItemPart,
};
