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
import { isObject } from "../json-values";
import { saidAbove } from "./errors-at";
import { type FormFacts, noteId } from "./form-facts";
import { MoveButtons } from "./move-buttons";

function FieldPart(props: FieldTemplateProps) {
  const { id, label, children, errors, description, hidden, displayLabel, schema, classNames } =
    props;
  if (hidden === true) return <div hidden>{children}</div>;
  const note = (props.registry.formContext as FormFacts).notes?.get(id);
  const isBox = schema.type === "boolean";
  const isNamed = displayLabel === true && !isBox && label !== "";
  return (
    <div id={`${id}-place`} className={`field ${isBox ? "field-box" : ""} ${classNames ?? ""}`}>
      {isNamed && <label htmlFor={id}>{label.replace(/-(?=\d+$)/, " ")}</label>}
      {children}
      {displayLabel === true && !isBox && description}
      {errors}
      {note !== undefined && (
        <p className="error" id={noteId(id)}>
          {note}
        </p>
      )}
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
  const texts = errors
    .filter((text) => typeof text === "string")
    .filter((text) => text !== saidAbove);
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
  const { hasRemove, hasMoveUp, hasMoveDown, onRemoveItem, onMoveUpItem, onMoveDownItem } =
    buttonsProps;
  const { title, entries } = useContext(ListContext);
  const { say } = registry.formContext as FormFacts;
  const place = index + 1;
  const words = entryWords(entries[index]);
  const name = `number ${place} of “${title}”${words === "" ? "" : `, ${words}`}`;
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    <div className="list-item" role="group" aria-label={`${title} ${place}`}>
      {children}
      <div className="actions">
        {(hasMoveUp || hasMoveDown) && (
          <MoveButtons
            labelOf={(direction) => `Move ${name}, ${direction}`}
            canMove={{ up: hasMoveUp, down: hasMoveDown }}
            onMove={(direction) => {
              // The library would take the focus from what it knows to be pressed.
              if (direction === "up") onMoveUpItem();
              else onMoveDownItem();
              const now = direction === "up" ? place - 1 : place + 1;
              say?.(`${said}, moved ${direction}: ${now} of ${entries.length}.`);
            }}
          />
        )}
        {hasRemove && (
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={(event) => {
              // The button goes with its entry: the list has the focus next.
              event.currentTarget.closest<HTMLElement>(".list-items")?.focus();
              onRemoveItem(event);
              say?.(`${said}, removed. Undo brings it back.`);
            }}
          >
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

/** What an entry of a list is called; nothing where nothing is written in it. */
function entryWords(entry: unknown): string {
  if (Array.isArray(entry)) return entry.map(entryWords).join(", ");
  if (!isObject(entry)) return textOf(entry);
  return textOf(entry.heading ?? entry.label ?? entry.day ?? entry.duration);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
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
